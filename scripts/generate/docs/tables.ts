import { formErrorCodes } from '../../../src/forms/model/form-error.js';
import { callErrorCodes } from '../../../src/net/codes.js';
import { catalogue } from '../../../src/protocol/catalogue/catalogue.js';
import { type ErrorCodeEntry, errorCodes } from '../../../src/protocol/errors/error-codes.js';
import { allowedFileTypes } from '../../../src/protocol/generated/file-types.js';
import { METRICS, type MetricRow } from '../../../src/site/engine/figures/metric-rows.js';
import { siteErrorCodes } from '../../../src/site/engine/site-error.js';
import { betweenMarkers, markdownTable } from './markdown.js';
import { optionTables } from './option-tables.js';
import { settingTables } from './setting-tables.js';

function eventTable(): string {
  const rows = catalogue.map(({ name, purpose, effect, source }) => [
    `[${name}](${name}.md)`,
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

function metricTable(): string {
  const rows = Object.entries<MetricRow>(METRICS).map(
    ([name, { type, labels, help, detail = '' }]) => {
      const labelled = labels.length === 0 ? name : `${name}{${labels.join(',')}}`;
      return [`\`${labelled}\``, type, `${help}. ${detail}`.trim()];
    },
  );
  return markdownTable(['metric', 'type', 'meaning'], rows);
}

/** The pages that have tables between markers. */
export const pagesWithTables = [
  'docs/events/README.md',
  'docs/errors/README.md',
  'docs/files.md',
  'docs/forms.md',
  'docs/operating.md',
  'docs/options.md',
  'docs/settings.md',
] as const;

const tables: Readonly<Record<string, (page: string) => string>> = {
  events: eventTable,
  errors: errorTable,
  'call-errors': callErrorTable,
  'form-errors': (page) => formErrorTable(page === 'docs/forms.md' ? 'errors/' : ''),
  'file-types': fileTypeTable,
  options: optionTables,
  settings: settingTables,
  metrics: metricTable,
};

/** Returns a page with current tables. */
export function withTables(page: string, text: string): string {
  return Object.entries(tables)
    .filter(([name]) => text.includes(`<!-- ${name}:start -->`))
    .reduce((made, [name, rows]) => betweenMarkers(made, name, rows(page)), text);
}
