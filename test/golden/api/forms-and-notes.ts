import type { GoldenAction, Member } from './kinds.js';

const form = {
  good: { report_id: 1042, pcr_form_id: 12 },
  members: { report_id: 'id!', pcr_form_id: 'id!' },
} as const;
const note = {
  good: { report_id: 1042, note_id: 801 },
  members: { report_id: 'id!', note_id: 'id!' },
} as const;
const result = { good: { result: 'Saved' }, members: { result: 'text!' } } as const;

const item = { id: 0, value: 7701, label: 'Wood', thirdparty_value: 4 };
const itemMembers = (path: string): Record<string, Member> => ({
  [path]: 'object',
  [`${path}.id`]: 'id!',
  [`${path}.value`]: 'scalar!',
  [`${path}.label`]: 'text!',
  [`${path}.thirdparty_value`]: 'scalar|null',
});

const written = {
  report_id: 1042,
  note_type: 'general',
  note_text: 'Gate is locked',
  group_permissions: [1],
  send_to_users: ['3'],
  send_to_emails: ['office@example.com'],
  reminder_date: '20260110',
  reminder_time: '083000',
};
const writtenMembers = {
  report_id: 'id!',
  note_type: 'text',
  note_text: 'text!',
  group_permissions: 'list',
  'group_permissions.0': 'scalar',
  send_to_users: 'list',
  'send_to_users.0': 'scalar',
  send_to_emails: 'list',
  'send_to_emails.0': 'scalar',
  reminder_date: 'text',
  reminder_time: 'time_of_day',
} satisfies Record<string, Member>;

const references = { note_id: 801, revisions: [802], base_revision: 801 };
const referenceMembers = (path: string): Record<string, Member> => ({
  [path]: 'list!',
  [`${path}.0`]: 'object',
  [`${path}.0.note_id`]: 'id!',
  [`${path}.0.revisions`]: 'list',
  [`${path}.0.revisions.0`]: 'any',
  [`${path}.0.base_revision`]: 'id|null',
});

/** PCR forms and Job notes: the supplement. */
export const formTables: Readonly<Record<string, GoldenAction>> = {
  'workorder/pcr/list': {
    request: [{ good: { report_id: 1042 }, members: { report_id: 'id!' } }],
    response: [
      {
        good: [{ pcr_form_id: 12, pcr_form_name: 'F', version: 3, required: true, has_errors: 0 }],
        members: {
          '0': 'object',
          '0.pcr_form_id': 'id!',
          '0.pcr_form_name': 'text!',
          '0.version': 'id!',
          '0.required': 'yesno!',
          '0.has_errors': 'yesno!',
        },
      },
    ],
  },
  'workorder/pcr/get': {
    request: [form],
    response: [
      {
        good: {
          pcr_form_id: 12,
          version: 3,
          name: 'F',
          questions: [
            {
              pcr_question_id: 88,
              pcr_question_type: 'select',
              pcr_question_name: 'Q',
              pcr_question_share_name: 's',
              items: [item],
              answer: 7701,
            },
          ],
        },
        members: {
          pcr_form_id: 'id!',
          version: 'id!',
          name: 'text!',
          questions: 'list!',
          'questions.0': 'object',
          'questions.0.pcr_question_id': 'id!',
          'questions.0.pcr_question_type': 'text!',
          'questions.0.pcr_question_name': 'text!',
          'questions.0.pcr_question_share_name': 'text|null',
          'questions.0.items': 'list',
          ...itemMembers('questions.0.items.0'),
          'questions.0.answer': 'answer|null',
        },
      },
    ],
  },
  'workorder/pcr/answer': {
    request: [
      {
        good: {
          report_id: 1042,
          pcr_form_id: 12,
          questions: [{ pcr_question_id: 88, answer: ['yes', 7] }],
        },
        members: {
          report_id: 'id!',
          pcr_form_id: 'id!',
          questions: 'list!',
          'questions.0': 'object',
          'questions.0.pcr_question_id': 'id!',
          'questions.0.answer': 'answer|null!',
          'questions.0.answer.0': 'scalar',
          'questions.0.answer.1': 'scalar',
        },
      },
    ],
    response: 'anything',
  },
  'workorder/pcr/detach': { request: [form], response: [result] },
  'pcr/get': {
    request: [
      { good: { pcr_form_id: 12, version: 3 }, members: { pcr_form_id: 'id!', version: 'id!' } },
    ],
    response: [
      {
        good: {
          pcr_form_id: 12,
          version: 3,
          name: 'F',
          questions: [
            {
              id: 88,
              question: 'Q',
              type: 'select',
              questionType: 'select',
              questionDataType: 'int',
              required: 1,
              active: true,
              maxLength: 255,
              items: [item],
              rules: [],
              events: {},
              photos: { min: 0, max: 4 },
            },
          ],
        },
        members: {
          pcr_form_id: 'id!',
          version: 'id!',
          name: 'text!',
          questions: 'list!',
          'questions.0': 'object',
          'questions.0.id': 'id!',
          'questions.0.question': 'text!',
          'questions.0.type': 'text!',
          'questions.0.questionType': 'text!',
          'questions.0.questionDataType': 'text!',
          'questions.0.required': 'yesno!',
          'questions.0.active': 'yesno!',
          'questions.0.maxLength': 'count|null!',
          'questions.0.items': 'list',
          ...itemMembers('questions.0.items.0'),
          'questions.0.rules': 'any!',
          'questions.0.events': 'any!',
          'questions.0.photos': 'object!',
          'questions.0.photos.min': 'count!',
          'questions.0.photos.max': 'count!',
        },
      },
    ],
  },
  'jobnote/list': {
    request: [{ good: { report_id: 1042 }, members: { report_id: 'id!' } }],
    response: [
      {
        good: { report_id: 1042, wo_notes: [references], prop_notes: [references] },
        members: {
          report_id: 'id',
          ...referenceMembers('wo_notes'),
          ...referenceMembers('prop_notes'),
        },
      },
      {
        good: { wo_notes: [], prop_notes: [] },
        members: { wo_notes: 'list!', prop_notes: 'list!' },
      },
    ],
  },
  'jobnote/file/list': {
    request: [note],
    response: [
      {
        good: { files: [{ file_id: 9001, file_name: 'gate.pdf', file_type: 'application/pdf' }] },
        members: {
          files: 'list!',
          'files.0': 'object',
          'files.0.file_id': 'id!',
          'files.0.file_name': 'text!',
          'files.0.file_type': 'text!',
        },
      },
      { good: { files: [] }, members: { files: 'list!' } },
    ],
  },
  'jobnote/get': {
    request: [note],
    response: [
      {
        good: {
          base_revision: 801,
          note_type: 'general',
          note_text: 'Gate is locked',
          created_by: 'jdoe',
          create_time: 1_767_600_000,
          sent_to_users: [3],
          sent_to_emails: ['office@example.com'],
          reminder_date: '20260110',
          reminder_time: 83_000,
          group_permissions: ['1'],
        },
        members: {
          base_revision: 'id|null!',
          note_type: 'text!',
          note_text: 'text!',
          created_by: 'text!',
          create_time: 'count!',
          sent_to_users: 'list',
          'sent_to_users.0': 'scalar',
          sent_to_emails: 'list',
          'sent_to_emails.0': 'scalar',
          reminder_date: 'text|null',
          reminder_time: 'time_of_day|null',
          group_permissions: 'list!',
          'group_permissions.0': 'scalar',
        },
      },
    ],
  },
  'jobnote/create': {
    request: [{ good: written, members: writtenMembers }],
    response: 'anything',
  },
  'jobnote/update': {
    request: [
      {
        good: { ...written, note_id: 801 },
        members: { ...writtenMembers, note_text: 'text', note_id: 'id!' },
      },
    ],
    response: 'anything',
  },
  'jobnote/delete': {
    request: [note],
    response: [{ good: { message: 'Deleted' }, members: { message: 'text!' } }],
  },
};
