/** @file 中文词句：页面为什么没出来。 */

export const firstZh = {
  file: "这个页面是从磁盘上打开的，浏览器不让它读自己旁边的文件。请把整个文件夹放到网站上，或者运行 python3 build.py play；想从磁盘上直接打开，请用单个文件 hupai.html（python3 build.py build --single 会做出来）。",
  old: "这个浏览器太旧了。请更新到 Chrome 或 Edge 111、Firefox 128、Safari 16.4，或者更新的版本。",
  frame:
    "这一页放在了一个隔离的框架里，而放本站的主机没有送出 Access-Control-Allow-Origin，所以浏览器不让它读自己的文件。请单独打开它。",
  policy: "有一条安全策略不让这一页用它自己的文件（{what}）。它是站长、或者这个浏览器里装的东西设下的。",
  offline: "现在没有网络，这一页也还没有存进这个浏览器。连上网络再刷新。",
  blocked: "{what} 没有下载下来：网络断了，或者浏览器里有东西把它拦下了。",
  host: "放本站的主机没有把 {what} 送对。刷新试试；还是这样，请告诉站长。",
  types:
    "放本站的主机说 {what} 不是脚本或样式，所以浏览器不肯用它。请告诉站长：.js 要送成 text/javascript，.css 要送成 text/css。",
  other: "这一页的脚本停住了（{what}）。刷新试试；还是这样，就更新浏览器，或者换一个浏览器。",
  reload: "刷新",
  alone: "单独打开这一页",
};
