import { jsonText } from '../../protocol/printable.js';
import type { ArchiveSummary } from '../../site/index.js';
import type { Io } from '../io.js';

const number = new Intl.NumberFormat('en-US');
/** The most missing files that are shown; `--json` shows more. */
const MOST_SHOWN = 10;

/** Prints the content of a site: a line for each table with rows. */
export function printSummary(
  summary: ArchiveSummary,
  { io, isJson }: { readonly io: Io; readonly isJson: boolean },
): void {
  if (isJson) {
    io.stdout(`${jsonText(summary, 2)}\n`);
    return;
  }
  const { site_id, tables, rows, files, file_bytes, missing, missing_count, left_behind } = summary;
  const filled = Object.entries(tables).filter(([, count]) => count > 0);
  const lines: [string, string][] = [
    ['site', site_id],
    ...filled.map(([name, count]): [string, string] => [`  ${name}`, number.format(count)]),
    ['rows', number.format(rows)],
    ['files', `${number.format(files)} of ${number.format(file_bytes)} bytes`],
  ];
  if (missing_count > 0) lines.push(['missing', number.format(missing_count)]);
  for (const hash of missing.slice(0, MOST_SHOWN)) lines.push(['', hash]);
  for (const one of left_behind) lines.push(['left behind', one]);
  const width = Math.max(...lines.map(([name]) => name.length));
  io.stdout(lines.map(([name, value]) => `${name.padEnd(width)}  ${value}\n`).join(''));
}
