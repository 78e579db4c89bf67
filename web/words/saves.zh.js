/** @file 中文词句：留下来的牌局，存储出了岔子，别的标签页。整句，带 {占位}，不拼接。 */

export const savesZh = {
  "saved.title": "没打完的牌局（{n}）",
  "ago.now": "刚刚",
  "saved.at": "第 {hand}/{hands} 局 · {when}",
  "saved.ended": "共 {hands} 局 · {when}",
  "saved.scores.2": "你 {me}，秀姐 {opposite}",
  "saved.scores.3": "你 {me}，阿凤 {right}，老唐 {left}",
  "saved.scores.4": "你 {me}，阿凤 {right}，秀姐 {opposite}，老唐 {left}",
  "saved.resume": "接着打",
  "saved.look": "看结果",
  "saved.more": "还有 {n} 场",
  "saved.over": "打完的牌局",
  "saved.over.n": "打完的牌局（{n}）",
  "saved.remove": "删掉这一场：{game}",
  "saved.removed": "删掉了一场{game}。",
  "saved.restore": "撤销",
  "saved.houses.more": "另改了 {n} 项",
  "saved.elsewhere": "这一场正在另一个标签页里打，先在那边离开再删。",

  "spoiled.title": "存档读不出来",
  "spoiled.about": "{why}原样存档还在，可以下载；别的牌局不受影响。",
  "spoiled.download": "下载原存档",
  "spoiled.again": "再试着打开",
  "spoiled.drop": "不要了",

  "storage.where": "设置和牌局只存在这个浏览器里；换浏览器、清除网站数据前，先在大厅的“存档与搬家”里导出一份。",
  "unkept.refused": "浏览器不让本页存东西（可能是无痕窗口）：照样能打，但刷新后牌局不会留下。",
  "unkept.full":
    "浏览器给本页的地方满了，刚才这一步没存上。牌局还在这一页里，可以接着打；请先别刷新，去导出一份，或者删掉几场旧的。",
  "unkept.newer":
    "这个浏览器里的牌局是更新的版本存的，这一页读不了，也没有动它们。刷新换成新版就能接着打；现在打的不会留下。",
  "unkept.silent": "浏览器的存储一直没有回应：照样能打，但刷新后牌局可能不会留下。关掉本站别的标签页，或者重开浏览器。",
  "unkept.answers": "浏览器又能存了，这里打的都存好了。",
  "unkept.over": "又能存了，没存上的都补存好了。",

  "elsewhere.held.title": "这一场正在另一个标签页里打",
  "elsewhere.held": "同一场只能在一个标签页里打。在这里接着打，那边就会停下；牌局一步也不少。",
  "elsewhere.taken.title": "这一场转到另一个标签页去了",
  "elsewhere.taken": "同一场只能在一个标签页里打，这边停下了。要在这里打，就拿回来；牌局一步也不少。",
  "elsewhere.take": "在这里接着打",

  "engine.died": "牌规引擎中途停了，正在重新启动；牌局没有丢，马上从刚才那一步接着打。",
  "engine.hung": "对手半分钟没有应：引擎正在重新启动，这一手由低一级的电脑代想；牌局没有丢，马上接着打。",
  "engine.rest": "牌规引擎要用的一部分没下载下来（{reason}）：看看网络；牌局没有丢，马上从刚才那一步接着打。",
  "engine.dies": "牌规引擎接连停了几次。牌局都存着：关掉一些别的页面，再刷新试试。",
  "pictures.failed": "牌面的图没下载下来：看看网络，再刷新。牌局一步也不少。",
  "part.failed": "这一部分没能加载：看看网络，再点一次。牌局没有受影响。",

  "data.title": "记录",
  "data.open": "存档与搬家",
  "statistics.open": "统计",
};
