import {
  type ActionEntry,
  absent,
  blank,
  FURTHER_ACTIONS,
  malformed,
  row,
  rowWithStatus,
  rule,
} from '../entry.js';

/** A completion needs a stage; the only stage of a bid is `b`, before the work. */
const stageDoesNotFit = rule((request) => {
  const stage = request.stage ?? undefined;
  if (request.type === 'c') return stage === undefined;
  return request.type === 'b' && stage !== undefined && stage !== 'b';
});

/** `file/flag`: which stage fits depends on the type. */
const fileFlag: ActionEntry = {
  action: 'file/flag',
  service: 'file',
  kind: 'write',
  purpose: 'Flags a photo to a bid, a completion or a PCR question.',
  source: 'supplement',
  section: FURTHER_ACTIONS,
  errors: [
    row('type_required', 'type is absent.', absent('type')),
    row('type_invalid', 'type is not b, c or pc.', malformed('type')),
    row(
      'stage_invalid',
      'stage is not b, i or a; or it is absent for type c; or it is not b for type b.',
      malformed('stage'),
      stageDoesNotFit,
    ),
    row('file_id_required', 'file_id is absent.', absent('file_id')),
    row('file_id_invalid', 'file_id is malformed, unknown, or no photo.', malformed('file_id')),
  ],
};

const orderInvalid = row(
  'invalid_wo',
  'report_id is absent, malformed or unknown.',
  absent('report_id'),
  malformed('report_id'),
);

const fileUpload: ActionEntry = {
  action: 'file/upload',
  service: 'file',
  kind: 'write',
  purpose: 'Uploads a file and attaches it to a work order.',
  source: 'ours',
  section: 'Further File actions (named only)',
  content: 'request',
  errors: [
    orderInvalid,
    row('name_required', 'file_name is absent or blank.', blank('file_name')),
    row(
      'file_area_invalid',
      'file_area is neither 0 nor 1.',
      absent('file_area'),
      malformed('file_area'),
    ),
    row('content_required', 'content is absent or empty.', blank('content')),
    row(
      'content_invalid',
      'content is not base64, or hash is not its SHA-256.',
      malformed('content', 'hash'),
    ),
    row(
      'document_type_invalid',
      'document_type_id is no document type.',
      malformed('document_type_id'),
    ),
    rowWithStatus(500, 'upload_failed', 'The file could not be stored.'),
  ],
};

/** The actions of the File service. */
export const fileActions: readonly ActionEntry[] = [
  {
    action: 'file/list',
    service: 'file',
    kind: 'read',
    purpose: 'Lists the files of a work order, without their content.',
    source: 'document',
    section: 'POST /file/list',
    errors: [orderInvalid],
  },
  {
    action: 'file/get',
    service: 'file',
    kind: 'read',
    purpose: 'Gets a file with its content.',
    source: 'document',
    section: 'POST /file/get',
    content: 'response',
    errors: [
      row('file_id_required', 'file_id is absent.', absent('file_id')),
      row('file_id_invalid', 'file_id is malformed.', malformed('file_id')),
      row('not_found', 'There is no such file.'),
    ],
  },
  {
    action: 'file/get/metadata',
    service: 'file',
    kind: 'read',
    purpose: 'Gets the metadata of a work order photo.',
    source: 'supplement',
    section: FURTHER_ACTIONS,
    errors: [
      rowWithStatus(
        422,
        'file_id_invalid',
        'file_id is absent or malformed.',
        absent('file_id'),
        malformed('file_id'),
      ),
      rowWithStatus(404, 'not_found', 'There is no such photo.'),
    ],
  },
  fileUpload,
  {
    action: 'file/flag/items',
    service: 'file',
    kind: 'read',
    purpose: 'Lists the bids, completions and PCR questions that files can be flagged to.',
    source: 'supplement',
    section: FURTHER_ACTIONS,
    errors: [orderInvalid],
  },
  fileFlag,
  {
    action: 'file/document/types',
    service: 'file',
    kind: 'read',
    purpose: 'Lists the document types.',
    source: 'ours',
    section: 'Further File actions (named only)',
    errors: [],
  },
];
