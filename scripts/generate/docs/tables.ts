import { docsPage } from '../../../src/cli/docs-page.js';
import { formErrorCodes } from '../../../src/forms/model/form-error.js';
import { callErrorCodes } from '../../../src/net/codes.js';
import { catalogue } from '../../../src/protocol/catalogue/catalogue.js';
import { type ErrorCodeEntry, errorCodes } from '../../../src/protocol/errors/error-codes.js';
import { allowedFileTypes } from '../../../src/protocol/generated/file-types.js';
import { siteErrorCodes } from '../../../src/site/engine/site-error.js';
import { betweenMarkers, markdownTable } from './markdown.js';
import { optionTables } from './option-tables.js';

function eventTable(folder: string): string {
  const rows = catalogue.map(({ name, purpose, effect, source }) => [
    `[${name}](${folder}${name}.md)`,
    purpose,
    effect,
    source,
  ]);
  return markdownTable(['event', 'purpose', 'effect', 'known from'], rows);
}

function errorTable(): string {
  const codes: Readonly<Record<string, ErrorCodeEntry>> = { ...errorCodes, ...siteErrorCodes };
  const rows = Object.entries(codes).map(([code, { stage, status, explanation }]) => [
    `[${code}](${code}.md)`,
    stage,
    stage === 'setup' ? '' : String(status),
    explanation,
  ]);
  return markdownTable(['code', 'stage', 'status', 'what happened'], rows);
}

function callErrorTable(): string {
  const rows = Object.entries(callErrorCodes).map(([code, { kind, explanation }]) => [
    `[${code}](${code}.md)`,
    kind,
    explanation,
  ]);
  return markdownTable(['code', 'kind', 'what happened'], rows);
}

function formErrorTable(folder: string): string {
  const rows = Object.entries(formErrorCodes).map(([code, text]) => [
    `[${code}](${folder}${code}.md)`,
    text,
  ]);
  return markdownTable(['code', 'what happened'], rows);
}

function fileTypeTable(): string {
  const rows = allowedFileTypes.map(({ extension, mime_type: type, file_area: area }) => [
    extension,
    type,
    String(area),
  ]);
  return markdownTable(['extension', 'MIME type', 'area'], rows);
}

/** The pages that have tables between markers. */
export const pagesWithTables = [
  'README.md',
  'docs/events/README.md',
  'docs/errors/README.md',
  'docs/files.md',
  'docs/forms.md',
  'docs/options.md',
] as const;

const tables: Readonly<Record<string, (page: string) => string>> = {
  // The package carries no docs: its README leads to those of the repository.
  events: (page) => eventTable(page === 'README.md' ? docsPage('events/') : ''),
  errors: errorTable,
  'call-errors': callErrorTable,
  'form-errors': (page) => formErrorTable(page === 'docs/forms.md' ? 'errors/' : ''),
  'file-types': fileTypeTable,
  options: optionTables,
};

/** A page with its tables made anew. */
export function withTables(page: string, text: string): string {
  return Object.entries(tables)
    .filter(([name]) => text.includes(`<!-- ${name}:start -->`))
    .reduce((made, [name, rows]) => betweenMarkers(made, name, rows(page)), text);
}
