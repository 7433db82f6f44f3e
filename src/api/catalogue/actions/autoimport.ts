import { type ActionEntry, absent, blank, malformed, row, rowWithStatus } from '../entry.js';

const idInvalid = row(
  'autoimport_invalid',
  'autoimport_id is absent or malformed, or the auto import of an export is unknown.',
  absent('autoimport_id'),
  malformed('autoimport_id'),
);
const inactive = row('auto_import_inactive', 'The auto import is not active.');

/** The actions of the AutoImport service. */
export const autoimportActions: readonly ActionEntry[] = [
  {
    action: 'autoimport/list',
    service: 'autoimport',
    kind: 'read',
    purpose: 'Lists every auto import of the organization.',
    source: 'document',
    section: 'POST /autoimport/list',
    errors: [],
  },
  {
    action: 'autoimport/upload',
    service: 'autoimport',
    kind: 'write',
    purpose: 'Queues a file for processing by an auto import that can upload.',
    source: 'document',
    section: 'POST /autoimport/upload',
    content: 'request',
    errors: [
      idInvalid,
      inactive,
      row('autoimport_not_found', 'There is no such auto import.'),
      row('name_required', 'name is absent or blank.', blank('name')),
      row('content_required', 'content is absent or empty.', blank('content')),
      row('content_invalid', 'content is not base64.', malformed('content')),
      row('upload_not_supported', 'The auto import cannot upload.'),
      rowWithStatus(500, 'upload_failed', 'The file could not be stored.'),
      rowWithStatus(500, 'queuing_failed', 'The file could not be queued for processing.'),
    ],
  },
  {
    action: 'autoimport/export',
    service: 'autoimport',
    kind: 'read',
    purpose: 'Exports a results file of an auto import that can export.',
    source: 'document',
    section: 'POST /autoimport/export',
    content: 'response',
    errors: [
      idInvalid,
      inactive,
      row('export_not_support', 'The auto import cannot export.'),
      row('export_date_required', 'export_date is absent or blank.', blank('export_date')),
      row('export_date_invalid', 'export_date is no YYYY-MM-DD date.', malformed('export_date')),
      row('pir_not_found', 'There is no PIR for the date; INS auto imports only.'),
    ],
  },
];
