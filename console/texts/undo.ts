/** The outcome of a command, by its name. */
const DONE: Readonly<Record<string, string>> = {
  assign: 'Assigned to a person',
  accept: 'Accepted',
  reject: 'Rejected',
  followUp: 'Returned to the vendor',
  cancel: 'Cancelled',
  readyForOffice: 'Marked ready for office',
  invoiced: 'Marked invoiced',
  complete: 'Completed',
  reopen: 'Reopened',
};

export const undoTexts = {
  undo: 'Undo',
  close: 'Close',
  done: (command: string, count: number) =>
    `${DONE[command] ?? 'Changed'}: ${count}. You can undo this for a minute.`,
  undone: (done: number, refused: number) =>
    refused === 0 ? `Undone: ${done}.` : `Undone: ${done}. Not undone: ${refused}.`,
};
