/** The ends of lines, as terminals see them. */
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
/** The width after which cells are cut. */
const WIDEST = 48;

/** One row of a table, or one record. */
export type Row = object;

/** Returns a value for people: times as dates, short lists and objects, a dash for an absent value. */
function cell(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '-';
  if (typeof value === 'number' && name.endsWith('_at')) {
    return `${new Date(value).toISOString().slice(0, 16).replace('T', ' ')}Z`;
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > WIDEST ? `${line.slice(0, WIDEST - 1)}…` : line;
}

/**
 * Returns rows as a table with a heading.
 *
 * @param columns the members to show, in their order. Default: those of the first row
 */
export function table(rows: readonly Row[], columns = Object.keys(rows[0] ?? {})): string {
  const cells = rows.map((row) => columns.map((name) => short(cell(name, Reflect.get(row, name)))));
  const lines = [columns, ...cells];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map(
      (line) =>
        `${line
          .map((text, at) => text.padEnd(widths[at] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

/** One thing, a line for each of its members. Further lines of a text are indented: no text looks like a member. */
export function sheet(row: Row): string {
  const names = Object.keys(row);
  const widest = Math.max(...names.map((name) => name.length));
  const indent = ' '.repeat(widest + 2);
  const shown = (name: string) =>
    cell(name, Reflect.get(row, name)).split(LINE_END).join(`\n${indent}`);
  return names.map((name) => `${name.padEnd(widest)}  ${shown(name)}\n`).join('');
}
