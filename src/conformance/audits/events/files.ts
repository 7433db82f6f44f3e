import { fileTypeOf } from '../../../protocol/file-types.js';
import type { Audit } from '../../audit.js';
import { textOf } from '../../judge/read.js';
import { echoes, filled, ofTheOrder, type RecordRow, recordAudits, uniqueIn } from './records.js';

const rows: readonly RecordRow[] = [
  [
    'of-the-order',
    'MUST',
    'File records belong to the order that was asked for',
    'Look files up by report_id.',
    ofTheOrder,
  ],
  [
    'of-the-area',
    'MUST',
    'File records belong to the module_type that was asked for',
    'Look files up by module_type.',
    (item) => (item.module_type === 'uploads' ? undefined : 'module_type is not uploads'),
  ],
  [
    'name',
    'MUST',
    'File records have a file_name',
    'Send the name with its extension.',
    filled('file_name'),
  ],
  [
    'mime-type',
    'MUST',
    'file_type is a MIME type',
    'Send the MIME type, such as image/jpeg.',
    (item) =>
      /^[\w.+-]+(?:\/[\w.+-]+)?$/.test(textOf(item, 'file_type'))
        ? undefined
        : 'file_type is no MIME type',
  ],
  [
    'allowed-type',
    'SHOULD',
    'Files are of the allowed types',
    'Give files of the allowed types only: others are refused on the other side.',
    (item) =>
      fileTypeOf(textOf(item, 'file_name'))
        ? undefined
        : `${textOf(item, 'file_name')} is not of an allowed type`,
  ],
];

/** What holds for the files of an order. */
export const fileRecordAudits: readonly Audit[] = [
  ...recordAudits('get_file', rows),
  uniqueIn('get_file', 'file_id'),
  echoes('get_file'),
];
