import {
  type ActionEntry,
  absent,
  FURTHER_ACTIONS,
  malformed,
  PEERS,
  row,
  rowWithStatus,
} from '../entry.js';

const common = { service: 'jobnote', source: 'supplement', section: FURTHER_ACTIONS } as const;

/** The actions of the Job note service. */
export const jobnoteActions: readonly ActionEntry[] = [
  {
    ...common,
    action: 'jobnote/list',
    kind: 'read',
    purpose: 'Lists the notes of a work order and of its property.',
    errors: [],
  },
  { ...common, action: 'jobnote/get', kind: 'read', purpose: 'Gets a note.', errors: [] },
  {
    ...common,
    action: 'jobnote/file/list',
    kind: 'read',
    purpose: 'Lists the files of a note.',
    section: PEERS,
    errors: [],
  },
  {
    ...common,
    action: 'jobnote/create',
    kind: 'write',
    purpose: 'Writes a note on a work order.',
    errors: [],
  },
  {
    ...common,
    action: 'jobnote/update',
    kind: 'write',
    purpose: 'Changes a note.',
    errors: [],
  },
  {
    ...common,
    action: 'jobnote/delete',
    kind: 'write',
    purpose: 'Removes a note.',
    errors: [
      row('report_id_required', 'report_id is absent.', absent('report_id')),
      row(
        'invalid_note_id',
        'note_id is absent or malformed.',
        absent('note_id'),
        malformed('note_id'),
      ),
      rowWithStatus(404, 'note_not_found', 'There is no such note.'),
      rowWithStatus(404, 'note_base_revision_not_found', 'The base revision is not there.'),
      row('note_delete_error', 'The note could not be removed.'),
    ],
  },
];
