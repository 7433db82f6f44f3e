/** The parts of a page that can take the focus of an element that is gone. */
const PARTS = 'dialog, form, section, article, main';

/** The element that had the focus last, and the parts around it, the nearest one first. */
interface LastFocus {
  readonly element: HTMLElement;
  readonly parts: readonly HTMLElement[];
}

let last: LastFocus | undefined;

/**
 * Keeps the focus where the user works. Without this, an element that is removed or disabled while it has the focus
 * leaves it to the page: the next Tab begins anywhere, and a screen reader is silent. The nearest part of the page that is
 * still there takes the focus of a removed element; a disabled one gets it back when it is enabled again.
 */
export function keepFocus(): void {
  addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) last = { element: target, parts: partsAround(target) };
  });
  // A user who presses the mouse beside all fields wants no focus. The element that has it already reports none again.
  addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Node && last?.element.contains(target))) last = undefined;
  });
  const observer = new MutationObserver(returnFocus);
  const what = { childList: true, subtree: true, attributeFilter: ['disabled'] };
  observer.observe(document.body, what);
}

function partsAround(element: HTMLElement): readonly HTMLElement[] {
  const parts: HTMLElement[] = [];
  for (let part = element.closest(PARTS); part; part = part.parentElement?.closest(PARTS) ?? null) {
    if (part !== element && part instanceof HTMLElement) parts.push(part);
  }
  return parts;
}

function returnFocus(): void {
  if (last === undefined || document.activeElement !== document.body) return;
  if (last.element.isConnected) {
    if (!last.element.matches(':disabled')) last.element.focus({ preventScroll: true });
    return;
  }
  const part = last.parts.find((one) => one.isConnected && one.checkVisibility());
  if (part === undefined) return;
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
