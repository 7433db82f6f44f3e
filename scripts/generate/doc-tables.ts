import { formErrorCodes } from '../../src/forms/model/form-error-codes.js';
import { callErrorCodes } from '../../src/net/codes.js';
import { catalogue } from '../../src/protocol/catalogue/catalogue.js';
import { errorCodes } from '../../src/protocol/error-codes.js';

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map(row).join('\n');
}

function eventTable(): string {
  const rows = catalogue.map(({ name, purpose, effect, source }) => [
    `\`${name}\``,
    purpose,
    effect,
    source,
  ]);
  return table(['event', 'purpose', 'effect', 'known from'], rows);
}

function errorTable(): string {
  const rows = Object.entries(errorCodes).map(([code, { stage, status, explanation }]) => [
    `\`${code}\``,
    stage,
    stage === 'setup' ? '' : String(status),
    explanation,
  ]);
  return table(['code', 'stage', 'status', 'what happened, and the mend'], rows);
}

function callErrorTable(): string {
  const rows = Object.entries(callErrorCodes).map(([code, { kind, explanation }]) => [
    `\`${code}\``,
    kind,
    explanation,
  ]);
  return table(['code', 'kind', 'what happened'], rows);
}

function formErrorTable(): string {
  const rows = Object.entries(formErrorCodes).map(([code, text]) => [`\`${code}\``, text]);
  return table(['code', 'what happened'], rows);
}

/** Puts a table between its markers; the text as it is when there is no place for it. */
function place(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) return text;
  return `${text.slice(0, from + start.length)}\n${content}\n${text.slice(to)}`;
}

/** The pages that have tables between markers. */
export const pagesWithTables = [
  'README.md',
  'docs/events/README.md',
  'docs/errors/README.md',
  'docs/forms.md',
] as const;

/** A page with its tables made anew. */
export function withTables(text: string): string {
  const tables = {
    events: eventTable(),
    errors: errorTable(),
    'call-errors': callErrorTable(),
    'form-errors': formErrorTable(),
  };
  return Object.entries(tables).reduce((made, [name, rows]) => place(made, name, rows), text);
}
