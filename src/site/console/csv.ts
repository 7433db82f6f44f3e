import type { FlatHeaders, Reply } from '../../http/index.js';

/** One page of a list, and what the next one is asked for with. */
interface Page {
  readonly rows: readonly object[];
  readonly next: string | null;
}

/** An answer that lists everything as comma-separated values, page after page and never whole in memory. */
export function csvOf(name: string, pageAfter: (next: string) => Promise<Page>): Reply {
  const headers: FlatHeaders = [
    'Content-Type',
    'text/csv; charset=utf-8',
    'Content-Disposition',
    `attachment; filename="${name}"`,
    'Cache-Control',
    'no-store',
    'X-Content-Type-Options',
    'nosniff',
  ];
  return { status: 200, headers, body: lines(pageAfter) };
}

async function* lines(pageAfter: (next: string) => Promise<Page>): AsyncGenerator<string> {
  let isFirst = true;
  for (let next: string | null = ''; next !== null; ) {
    const page: Page = await pageAfter(next);
    const [one] = page.rows;
    if (isFirst && one) yield line(Object.keys(one));
    isFirst = false;
    yield page.rows.map((row) => line(Object.values(row))).join('');
    next = page.next;
  }
}

function line(values: readonly unknown[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

/** A cell; one that a spreadsheet would take for a formula is shown as text. */
function cell(value: unknown): string {
  const text = String(value ?? '');
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
