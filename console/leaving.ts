/** The reasons to confirm before the page is closed: running uploads, dialogs with unsaved content. */
const reasons = new Set<object>();

/** The open dialogs, the top one last. Each function asks before it closes a dialog with content. */
const dialogs: (() => boolean)[] = [];

addEventListener('beforeunload', (event) => {
  if (reasons.size > 0) event.preventDefault();
});

/** Lets the browser ask for a confirmation before the page is closed, as long as there is a reason. */
export function holdPage(reason: object, isActive: boolean): void {
  if (isActive) reasons.add(reason);
  else reasons.delete(reason);
}

/**
 * Registers a dialog that asks before it closes.
 *
 * @param ask returns true if it has asked
 * @returns the function that unregisters it
 */
export function guardDialog(ask: () => boolean): () => void {
  dialogs.push(ask);
  return () => {
    const index = dialogs.lastIndexOf(ask);
    if (index >= 0) dialogs.splice(index, 1);
  };
}

/** Returns true if the top dialog asks before another page opens. */
export function asksFirst(): boolean {
  return dialogs.at(-1)?.() ?? false;
}
