/** The byte order mark, without which spreadsheets read UTF-8 in the code page of their system. */
export const MARK = '\ufeff';

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;
/** The characters that begin a formula, in any width. */
const FORMULA = new Set('=+-@＝＋－＠');
/** The separators of cells and rows in the spreadsheets of other regions, which split a cell once more. */
const BETWEEN = new Set(';\t\r\n');
/**
 * Returns a row of comma-separated values (RFC 4180). A cell that a spreadsheet would run as a formula is displayed as
 * text.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
  const safe = NUMBER.test(text) ? text : neutral(text);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Puts an apostrophe in front of every formula: at the beginning, and where another separator would begin one. */
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

/**
 * Returns true for a character that a spreadsheet may skip before a formula: blanks, control characters, the quote of a
 * cell.
 */
function isSkipped(character: string): boolean {
  return character <= ' ' || character === '"' || character === '\u00a0' || character === '\u3000';
}
