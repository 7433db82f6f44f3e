/** Without this mark spreadsheets take UTF-8 for the code page of their system. */
export const MARK = '\ufeff';

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;
/** What begins a formula, in any width, or is skipped in front of one. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A row of comma-separated values (RFC 4180); a cell that a spreadsheet would take for a formula is shown as text. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
