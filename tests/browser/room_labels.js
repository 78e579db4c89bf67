// Returns everything that is read: lines of text, contents of styles, fields, characters of cards and buttons, the ring
// of whose turn it is. Run by room.py in a page.
() => {
  const root = [...document.querySelectorAll("dialog[open]:modal")].at(-1) ?? document.body;
  const labels = [];
  const near = (a, b) => Math.abs(a - b) < 2;
  /** Returns the part of a box that its ancestors let through, and how much of it can never be seen. */
  const clip = (box, from) => {
    const shown = { ...box };
    let cut = 0;
    for (let one = from; one && one !== document.documentElement; one = one.parentElement) {
      const style = getComputedStyle(one);
      const frame = one.getBoundingClientRect();
      for (const [axis, start, end] of [
        ["overflowX", "left", "right"],
        ["overflowY", "top", "bottom"],
      ]) {
        if (style[axis] === "visible" || style.display === "inline" || style.display === "contents") continue;
        const lost = Math.max(frame[start] - shown[start], shown[end] - frame[end]);
        const scrolls = style[axis] === "auto" || style[axis] === "scroll";
        if (lost > 0 && !scrolls) cut = Math.max(cut, lost);
        shown[start] = Math.max(shown[start], frame[start]);
        shown[end] = Math.min(shown[end], frame[end]);
      }
      if (one.matches("dialog") || style.position === "fixed") break;
    }
    return { shown, cut };
  };
  const meets = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  /** What lies over the rest on purpose: an open hand that was won, and the head and foot of what scrolls. */
  const above = [...root.querySelectorAll("*")]
    .filter((one) => one.matches(".showdown") || getComputedStyle(one).position === "sticky")
    .filter((one) => one.checkVisibility())
    .map((one) => ({ one, frame: one.getBoundingClientRect() }));
  const covered = (owner, box) => above.some(({ one, frame }) => !one.contains(owner) && meets(box, frame));
  const add = (owner, box, kind, text, style) => {
    const { shown, cut } = clip(box, owner);
    if (covered(owner, shown)) return;
    const size = parseFloat(style.fontSize);
    labels.push({
      kind,
      text: text.trim().slice(0, 50),
      size,
      cut,
      where: `${owner.tagName.toLowerCase()}.${owner.getAttribute("class") ?? ""}`.slice(0, 60),
      up: owner.parentElement
        ? `${owner.parentElement.tagName.toLowerCase()}.${owner.parentElement.getAttribute("class") ?? ""}`.slice(0, 60)
        : "",
      large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      off: owner.closest(":disabled, [aria-disabled=true]") !== null,
      box,
      shown,
      asked: (globalThis.undecided ?? []).indexOf(owner),
    });
  };
  const visible = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !one.closest(".vh, option, noscript") &&
    !hiddenByClip(one);
  const hiddenByClip = (one) => {
    for (let up = one; up; up = up.parentElement)
      if (getComputedStyle(up).clipPath.startsWith("inset(50%")) return true;
    return false;
  };
  /** The part of a line that its characters fill: a font's box has room above and below. */
  const filled = ({ left, right, top, bottom }, size) => {
    const middle = (top + bottom) / 2;
    const half = Math.min(size, bottom - top) / 2;
    return { left, right, top: middle - half, bottom: middle + half };
  };
  /** The four sides of the ring around a name, or the lower half of that around a portrait: the dealer's badge may lie on
   * its upper half. */
  const rings = () =>
    [...root.querySelectorAll(".seat.turn")].filter(visible).flatMap((seat) => {
      const face = seat.querySelector("hp-face");
      const owner = face ?? seat.querySelector("h2");
      const style = getComputedStyle(owner);
      const width = parseFloat(style.outlineWidth);
      if (style.outlineStyle === "none") throw new Error("no mark of the turn");
      const away = parseFloat(style.outlineOffset) + width;
      const { left, right, top, bottom } = owner.getBoundingClientRect();
      const around = { left: left - away, right: right + away, top: top - away, bottom: bottom + away };
      const sides = face
        ? [{ ...around, top: (top + bottom) / 2 }]
        : [
            { ...around, bottom: around.top + width },
            { ...around, top: around.bottom - width },
            { ...around, right: around.left + width, top, bottom },
            { ...around, left: around.right - width, top, bottom },
          ];
      return sides.map((box) => ({ owner, box, style }));
    });
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = /** @type {Text} */ (walker.currentNode);
    const owner = node.parentElement;
    if (!node.data.trim() || !owner || owner.closest("style, script, select, textarea, svg") || !visible(owner))
      continue;
    const style = getComputedStyle(owner);
    if (parseFloat(style.fontSize) === 0) continue;
    const range = document.createRange();
    const start = node.data.length - node.data.trimStart().length;
    range.setStart(node, start);
    range.setEnd(node, node.data.trimEnd().length);
    let line = null;
    const lines = [];
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      if (line && near(line.top, rect.top)) line.right = Math.max(line.right, rect.right);
      else {
        line = { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
        lines.push(line);
      }
    }
    for (const one of lines) add(owner, filled(one, parseFloat(style.fontSize)), "text", node.data, style);
  }
  for (const one of root.querySelectorAll("*")) {
    if (!visible(one)) continue;
    if (one.matches("svg.glyph")) {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const card = one.closest(".card, .tile");
      const picture = one.closest(".tile") !== null;
      if (one.closest(".back") || covered(one, { left, right, top, bottom })) continue;
      labels.push({
        kind: picture ? "tile" : card ? "card" : "glyph",
        text: one.outerHTML.match(/href="#?([^"]*)"/)?.[1] ?? "",
        size: right - left,
        cut: 0,
        where: `${one.parentElement.tagName.toLowerCase()}.${one.parentElement.getAttribute("class") ?? ""}`.slice(
          0,
          60,
        ),
        up: "",
        large: Boolean(card) || right - left >= 24,
        off: one.closest(":disabled, [aria-disabled=true]") !== null,
        box: { left, right, top, bottom },
        shown: clip({ left, right, top, bottom }, one.parentElement).shown,
        asked: -1,
      });
      continue;
    }
    if (one.closest("svg")) continue;
    if (one.matches("select, input:not([type=radio], [type=checkbox], [type=range], [type=file]), textarea")) {
      const style = getComputedStyle(one);
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const field = /** @type {any} */ (one);
      const text = one.matches("select") ? (field.selectedOptions[0]?.text ?? "") : field.value || field.placeholder;
      if (text)
        add(
          one,
          {
            left: left + parseFloat(style.paddingLeft),
            right: right - parseFloat(style.paddingRight),
            top: top + 4,
            bottom: bottom - 4,
          },
          "field",
          text,
          style,
        );
    }
    for (const side of ["::before", "::after"]) {
      const style = getComputedStyle(one, side);
      if (style.content === "none" || style.content === "normal") continue;
      if (style.display === "none" || style.visibility === "hidden") continue;
      const text = style.content.replace(/^"|"$/g, "");
      if (!text || parseFloat(style.fontSize) === 0) continue;
      const frame = one.getBoundingClientRect();
      // Where it stands among other words of its element is not known.
      const alone =
        style.position === "absolute" || parseFloat(getComputedStyle(one).fontSize) === 0 || !one.textContent;
      let box = { left: frame.left, right: frame.right, top: frame.top, bottom: frame.bottom };
      if (style.position === "absolute") {
        const [dx, dy] = style.translate === "none" ? [0, 0] : style.translate.split(" ").map(parseFloat);
        const left = frame.left + one.clientLeft + parseFloat(style.left) + (dx || 0);
        const top = frame.top + one.clientTop + parseFloat(style.top) + (dy || 0);
        box = { left, top, right: left + parseFloat(style.width), bottom: top + parseFloat(style.height) };
      }
      add(
        one,
        filled(box, parseFloat(style.fontSize)),
        one.matches(".corner") ? "corner" : alone ? "pseudo" : "inline",
        text,
        style,
      );
    }
  }
  for (const { owner, box, style } of rings()) add(owner, box, "turn", "", style);
  return labels;
};
