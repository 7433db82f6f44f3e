/** What asks before the page is left: uploads that run, dialogs with content that is stored nowhere. */
const held = new Set<object>();

/** Open dialogs, the last one on top: each asks whether it may be closed, where it has content. */
const dialogs: (() => boolean)[] = [];

addEventListener('beforeunload', (event) => {
  if (held.size > 0) event.preventDefault();
});

/** Lets the browser ask before the page is left, as long as something holds it. */
export function holdPage(reason: object, isHeld: boolean): void {
  if (isHeld) held.add(reason);
  else held.delete(reason);
}

/**
 * Names the dialog that asks first.
 *
 * @param ask whether it has asked
 * @returns how it is forgotten
 */
export function guardDialog(ask: () => boolean): () => void {
  dialogs.push(ask);
  return () => {
    const index = dialogs.lastIndexOf(ask);
    if (index >= 0) dialogs.splice(index, 1);
  };
}

/** Whether the dialog on top asks before another place is shown. */
export function asksFirst(): boolean {
  return dialogs.at(-1)?.() ?? false;
}
