/** Without this mark spreadsheets take UTF-8 for the code page of their system. */
export const MARK = '\ufeff';

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;
/** The characters that begin a formula, in any width. */
const FORMULA = new Set('=+-@＝＋－＠');
/** The characters between cells and rows in the spreadsheets of other regions, which split a cell once more. */
const BETWEEN = new Set(';\t\r\n');
/** A row of comma-separated values (RFC 4180); a cell that a spreadsheet would take for a formula is shown as text. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
  const safe = NUMBER.test(text) ? text : neutral(text);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A text with an apostrophe in front of every formula: at its beginning, and where another separator would begin one. */
function neutral(text: string): string {
  let safe = '';
  let copied = 0;
  let isStart = true;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (isStart && FORMULA.has(character)) {
      safe += `${text.slice(copied, at)}'`;
      copied = at;
    }
    isStart = BETWEEN.has(character) || (isStart && isSkipped(character));
  }
  return safe + text.slice(copied);
}

/** Whether a spreadsheet may skip a character in front of a formula: blanks, control characters, the quote of a cell. */
function isSkipped(character: string): boolean {
  return character <= ' ' || character === '"' || character === '\u00a0' || character === '\u3000';
}
