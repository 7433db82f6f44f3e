import type { GoldenAction, GoldenCase, Member } from './kinds.js';

const order = { good: { report_id: 1042 }, members: { report_id: 'id!' } } as const;
const file = { good: { file_id: 9001 }, members: { file_id: 'id!' } } as const;

const listed = {
  file_id: 9001,
  file_name: 'front.jpg',
  file_type: 'image/jpeg',
  file_area: 0,
  flags: [],
};
const listedMembers = {
  file_id: 'id!',
  file_name: 'text!',
  file_type: 'text!',
  file_area: 'area!',
  flags: 'list!',
} satisfies Record<string, Member>;

const below = (path: string, members: Readonly<Record<string, Member>>): Record<string, Member> =>
  Object.fromEntries(Object.entries(members).map(([name, member]) => [`${path}.${name}`, member]));

/** A file of a list with one flag, whose own members are told. */
function flagged(flag: object, members: Readonly<Record<string, Member>>): GoldenCase {
  return {
    good: { report_id: 1042, files: [{ ...listed, flags: [flag] }] },
    members: {
      report_id: 'id!',
      files: 'list!',
      'files.0': 'object',
      ...below('files.0', listedMembers),
      'files.0.flags.0': 'object',
      ...below('files.0.flags.0', members),
    },
  };
}

const onItem = { comp_note_id: 501, item_description: 'Grass cut' };
const onItemMembers = { comp_note_id: 'id!', item_description: 'text!' } satisfies Record<
  string,
  Member
>;

/** File service: JSON API document, section File object, and the supplement; upload and document types are ours. */
export const fileTables: Readonly<Record<string, GoldenAction>> = {
  'file/list': {
    request: [order],
    response: [
      flagged(
        { type: 'b', ...onItem, stage: 'b', damage_id: 61, violation_id: 71 },
        {
          type: 'choice:b!',
          ...onItemMembers,
          stage: 'choice:b!',
          damage_id: 'id',
          violation_id: 'id',
        },
      ),
      flagged(
        { type: 'c', ...onItem, stage: 'i', damage_id: 61, violation_id: 71 },
        {
          type: 'choice:c!',
          ...onItemMembers,
          stage: 'choice:b,i,a!',
          damage_id: 'id',
          violation_id: 'id',
        },
      ),
      flagged(
        { type: 'pc', pcr_question_id: 88, question: 'Q', pcr_form_id: 12, form_name: 'F' },
        {
          type: 'choice:pc!',
          pcr_question_id: 'id!',
          question: 'text!',
          pcr_form_id: 'id!',
          form_name: 'text!',
        },
      ),
      flagged(
        { type: 'd', damage_id: 61, damage_title: 'Roof leak' },
        { type: 'choice:d!', damage_id: 'id!', damage_title: 'text!' },
      ),
      flagged(
        { type: 'v', violation_id: 71, violation_title: 'High grass' },
        { type: 'choice:v!', violation_id: 'id!', violation_title: 'text!' },
      ),
    ],
  },
  'file/get': {
    request: [file],
    response: [
      { good: { ...listed, report_id: 1042 }, members: { ...listedMembers, report_id: 'id!' } },
      {
        good: {
          ...listed,
          report_id: 1042,
          flags: [{ type: 'd', damage_id: 61, damage_title: 'Roof leak' }],
        },
        members: {
          ...listedMembers,
          report_id: 'id!',
          'flags.0': 'object',
          'flags.0.type': 'choice:d!',
          'flags.0.damage_id': 'id!',
          'flags.0.damage_title': 'text!',
        },
      },
    ],
  },
  'file/get/metadata': {
    request: [file],
    response: [
      {
        good: { file_id: 9001, metadata: { UploadBy: 'jdoe', GPSLatitude: 39.75 } },
        members: {
          file_id: 'id!',
          metadata: 'object!',
          'metadata.UploadBy': 'any',
          'metadata.GPSLatitude': 'any',
        },
      },
    ],
  },
  'file/upload': {
    request: [
      {
        good: {
          report_id: 1042,
          file_name: 'lease.pdf',
          file_area: 1,
          content: 'AAAA',
          document_type_id: 2,
          hash: '709e80c88487a2411e1ee4dfb9f22a861492d20c4765150c0c794abd70f8147c',
        },
        members: {
          report_id: 'id!',
          file_name: 'file_name!',
          file_area: 'area!',
          content: 'content!',
          document_type_id: 'id',
          hash: 'sha256',
        },
      },
    ],
    response: [{ good: { file_id: 9002 }, members: { file_id: 'id!' } }],
  },
  'file/flag': {
    request: [
      {
        good: { type: 'b', file_id: 9001, comp_note_id: 501, stage: 'b' },
        members: {
          type: 'choice:b!',
          file_id: 'id!',
          comp_note_id: 'id!',
          stage: 'choice:b',
        },
      },
      {
        good: { type: 'c', file_id: 9001, comp_note_id: 501, stage: 'a' },
        members: {
          type: 'choice:c!',
          file_id: 'id!',
          comp_note_id: 'id!',
          stage: 'choice:b,i,a!',
        },
      },
      {
        good: { type: 'pc', file_id: 9001, pcr_question_id: 88 },
        members: { type: 'choice:pc!', file_id: 'id!', pcr_question_id: 'id!' },
      },
    ],
    response: [{ good: { result: 'Saved' }, members: { result: 'text!' } }],
  },
  'file/flag/items': {
    request: [order],
    response: [
      {
        good: {
          items: {
            bids: [{ comp_note_id: 501, description: 'Grass cut' }],
            completions: [{ comp_note_id: 502, description: 'Boarded' }],
            pcr: [{ form: 'F', question: 'Q', pcr_question_id: 88 }],
          },
        },
        members: {
          items: 'object!',
          'items.bids': 'list',
          'items.bids.0': 'object',
          'items.bids.0.comp_note_id': 'id!',
          'items.bids.0.description': 'text!',
          'items.completions': 'list',
          'items.completions.0': 'object',
          'items.completions.0.comp_note_id': 'id!',
          'items.completions.0.description': 'text!',
          'items.pcr': 'list',
          'items.pcr.0': 'object',
          'items.pcr.0.form': 'text!',
          'items.pcr.0.question': 'text!',
          'items.pcr.0.pcr_question_id': 'id!',
        },
      },
    ],
  },
  'file/document/types': {
    request: [{ good: {}, members: {} }],
    response: [{ good: { 1: 'Lease' }, members: { '1': 'text' } }],
  },
};
