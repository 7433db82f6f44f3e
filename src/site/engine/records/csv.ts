import { inputError } from '../input.js';

/** A row of comma-separated values. */
export interface CsvRow {
  /** The number in a spreadsheet: the names are row 1, and blank rows count. */
  readonly row: number;
  /** The cells by the names of the first row. Blank cells are left out. */
  readonly cells: Readonly<Record<string, string>>;
}

/** The limits of a text. */
export interface CsvLimits {
  /** The most rows that are not blank, without that of the names. Default: only the length of the text limits them. */
  readonly maxRows?: number;
  /** The most cells that are not blank. Default: no limit of its own. */
  readonly maxValues?: number | undefined;
}

/** Matches a cell that ends at the next separator. */
const PLAIN = { ',': /[^,\r\n]*/y, ';': /[^;\r\n]*/y, '\t': /[^\t\r\n]*/y } as const;

type Separator = keyof typeof PLAIN;
/** The possible separators. The one that the first line has most often separates. */
const SEPARATORS: readonly Separator[] = [',', ';', '\t'];

/**
 * Reads comma-separated values (RFC 4180, also with semicolons and tabs) into one object per row, by the names in the
 * first row. Blank rows are left out. It reads a row when the next one is requested, so that the reader of a large text
 * can let other tasks run in between.
 *
 * @param source the name of the text in messages
 * @throws LinkError `input_invalid` that names the row
 */
export function* readCsv(
  text: string,
  source: string,
  limits: CsvLimits = {},
): Generator<CsvRow, undefined> {
  const { maxRows = Number.POSITIVE_INFINITY, maxValues = Number.POSITIVE_INFINITY } = limits;
  const body = text.replace(/^\ufeff/, '');
  const rows = cellsOf(body, separatorOf(body), source);
  const titles = titlesOf(rows.next().value?.cells ?? [], source);
  let [rowCount, valueCount] = [0, 0];
  for (const { row, cells } of rows) {
    if (cells.every((cell) => cell === '')) continue;
    if (cells.length > titles.length) {
      throw inputError(`${source}: row ${row}`, 'has more cells than there are names');
    }
    rowCount += 1;
    if (rowCount > maxRows) throw inputError(source, `has more than ${maxRows} rows`);
    const members = cells
      .map((cell, at): [string, string] => [titles[at] ?? '', cell])
      .filter(([, cell]) => cell !== '');
    valueCount += members.length;
    if (valueCount > maxValues) throw inputError(source, `has more than ${maxValues} values`);
    yield { row, cells: Object.fromEntries(members) };
  }
}

/** Returns the separator that the first line has most often outside of quotes, because a title may contain another one. */
function separatorOf(text: string): Separator {
  const counts = { ',': 0, ';': 0, '\t': 0 };
  let isStart = true;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '\r' || character === '\n') break;
    const quote = isStart && character === '"' ? closingQuote(text, at) : -1;
    const separator = SEPARATORS.find((one) => one === character);
    if (separator) counts[separator] += 1;
    if (quote >= 0) at = quote;
    isStart = separator !== undefined;
  }
  return SEPARATORS.reduce((most, one) => (counts[one] > counts[most] ? one : most));
}

/** Returns the names of columns. Each may occur once. */
function titlesOf(names: readonly string[], source: string): readonly string[] {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name) && name !== '')
      throw inputError(source, `the column ${name} is there twice`);
    seen.add(name);
  }
  return names;
}

/** Yields the rows one after the other, including blank ones, so that a wrong row ends the reading. */
function* cellsOf(
  text: string,
  separator: Separator,
  source: string,
): Generator<{ readonly row: number; readonly cells: readonly string[] }, undefined> {
  let row = 1;
  let cells: string[] = [];
  for (let at = 0; at <= text.length; ) {
    const [cell, end] = readCell(text, at, separator, `${source}: row ${row}`);
    cells.push(cell.trim());
    if (text[end] !== separator) {
      yield { row, cells };
      row += 1;
      cells = [];
    }
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
  }
}

/** @returns the cell, and the index of its end */
function readCell(
  text: string,
  at: number,
  separator: Separator,
  position: string,
): readonly [string, number] {
  if (text[at] !== '"') {
    const pattern = PLAIN[separator];
    pattern.lastIndex = at;
    const [whole = ''] = pattern.exec(text) ?? [];
    return [whole, at + whole.length];
  }
  const last = closingQuote(text, at);
  const end = last + 1;
  const isEnded = end >= text.length || [separator, '\r', '\n'].includes(text[end] ?? '');
  if (last < 0 || !isEnded) {
    throw inputError(position, 'a cell in quotes does not end, or goes on behind them');
  }
  return [text.slice(at + 1, last).replaceAll('""', '"'), end];
}

/**
 * Returns the index of the quote that ends a cell in quotes; -1 without one. Two quotes within are one. A regular
 * expression overflows its stack at millions of them.
 */
function closingQuote(text: string, at: number): number {
  let quote = text.indexOf('"', at + 1);
  while (quote >= 0 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  return quote;
}
