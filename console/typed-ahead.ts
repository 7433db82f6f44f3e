/** The keys that were typed since a search was asked for; undefined when nobody has asked, or its field has come. */
let typed: string | undefined;

/** Keeps what is typed from now on for the field of a search whose view is still being loaded. */
export function typeAhead(): void {
  if (typed === undefined) addEventListener('keydown', keep, { capture: true });
  typed = '';
}

/** Returns what was typed before the field of the search had come. */
export function takeTypedAhead(): string {
  const text = typed ?? '';
  typed = undefined;
  removeEventListener('keydown', keep, { capture: true });
  return text;
}

function keep(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return;
  const isElsewhere = target instanceof Element && target.matches('input, textarea, select');
  if (isElsewhere || key === 'Escape' || key === 'Tab') takeTypedAhead();
  else if (key === 'Backspace') typed = (typed ?? '').slice(0, -1);
  else if (key.length === 1) typed = (typed ?? '') + key;
  if (typed === undefined) return;
  event.preventDefault();
  event.stopPropagation();
}
