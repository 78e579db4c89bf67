/** @file Shows at once that a control is pressed, before it is let go and does something. */

/** @param {HTMLElement} root */
export function showPresses(root) {
  const pressed = (/** @type {PointerEvent} */ { target }) => {
    const control = target instanceof Element ? target.closest("button, summary") : null;
    if (!control) return;
    control.toggleAttribute("data-pressed", true);
    const letGo = new AbortController();
    const { signal } = letGo;
    const over = () => {
      letGo.abort();
      // Not before it was painted once.
      requestAnimationFrame(() => setTimeout(() => control.toggleAttribute("data-pressed", false)));
    };
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, over, { signal });
  };
  root.addEventListener("pointerdown", pressed, { capture: true });
}
