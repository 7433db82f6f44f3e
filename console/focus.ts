/** The parts of a page that can take the focus of an element that is gone. */
const PARTS =
  'dialog, form, fieldset, details, tr, tbody, li, nav, section, article, main, .filters';

/** The parts that are one of several. When one is gone, the next of them takes the focus, or the one before. */
const ROWS = 'tr, tbody, li, fieldset';

/** Milliseconds after which an element that stays disabled gives up the focus. Commands are shorter. */
const PATIENCE = 500;

/** The element that had the focus last, and the parts that can take it, the nearest one first. */
interface LastFocus {
  readonly element: HTMLElement;
  readonly parts: readonly HTMLElement[];
}

let last: LastFocus | undefined;

/** The part that has taken the focus of the last element. */
let standIn: HTMLElement | undefined;

/** True while an element that is disabled has its time. */
let isWaiting = false;

/** The parts around the element that had the focus before a dialog opened, by the dialog. */
const openers = new WeakMap<Element, readonly HTMLElement[]>();

/**
 * Keeps the focus where the user works. Without this, an element that is removed or disabled while it has the focus
 * leaves it to the page: the next Tab begins anywhere, and a screen reader is silent. The nearest part that is still
 * there takes the focus. A disabled element gets it back when it is enabled again.
 */
export function keepFocus(): void {
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || target === standIn) return;
    standIn = undefined;
    const dialog = target.closest('dialog');
    if (dialog && !openers.has(dialog)) openers.set(dialog, last?.parts ?? []);
    last = { element: target, parts: partsAround(target) };
  });
  // A user who presses the mouse beside all fields wants no focus. The element that has it already reports none again.
  addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Node && last?.element.contains(target))) last = undefined;
  });
  const observer = new MutationObserver(returnFocus);
  const what = { childList: true, subtree: true, attributeFilter: ['disabled'] };
  observer.observe(document.body, what);
}

/** Returns the parts around an element, with the rows beside them, and those around the opener of its dialog. */
function partsAround(element: HTMLElement): readonly HTMLElement[] {
  const parts: (Element | null)[] = [];
  for (let part = element.closest(PARTS); part; part = part.parentElement?.closest(PARTS) ?? null) {
    if (part !== element) parts.push(part);
    if (part.matches(ROWS)) parts.push(...siblingsOf(part));
    parts.push(...(openers.get(part) ?? []));
  }
  return parts.filter((one) => one instanceof HTMLElement);
}

/** Returns the rows beside a row, the next one first, and what follows the last row. */
function siblingsOf(row: Element): readonly (Element | null)[] {
  const { nextElementSibling: next, previousElementSibling: before } = row;
  const rows = [next, before].filter((one) => one?.tagName === row.tagName);
  return [...rows, next];
}

function returnFocus(): void {
  const { activeElement } = document;
  if (last === undefined || (activeElement !== document.body && activeElement !== standIn)) return;
  const { element } = last;
  if (!element.isConnected) lend(last);
  else if (!element.matches(':disabled')) element.focus({ preventScroll: true });
  else if (!isWaiting) {
    isWaiting = true;
    setTimeout(endPatience, PATIENCE);
  }
}

function endPatience(): void {
  isWaiting = false;
  if (last?.element.matches(':disabled')) lend(last);
}

/** Gives the focus of an element to the nearest part that is still there. */
function lend({ parts }: LastFocus): void {
  if (document.activeElement !== document.body) return;
  const nearest = parts.find((one) => one.isConnected && one.checkVisibility());
  const part = nearest ?? document.querySelector('main');
  if (part === null) return;
  standIn = part;
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
  const { top, bottom } = part.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight) part.scrollIntoView({ block: 'nearest' });
}
