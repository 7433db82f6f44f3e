import type { Api, FileFlag, FileFlagRequest } from 'svclink/api';
import { type DemoFile, DOCUMENT_TYPES } from '../data/files.js';
import { FORM } from '../data/forms.js';
import type { DemoStore } from '../data/store.js';

const TYPES: ReadonlyMap<string, string> = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['pdf', 'application/pdf'],
]);

const typeOf = (name: string): string =>
  TYPES.get(name.slice(name.lastIndexOf('.') + 1).toLowerCase()) ?? 'application/octet-stream';

/** Returns the requested flag; undefined for an unknown object. */
function flagOf(store: DemoStore, file: DemoFile, data: FileFlagRequest): FileFlag | undefined {
  if (data.type === 'pc') {
    const question = FORM.questions.find(({ id }) => id === data.pcr_question_id);
    const form = { pcr_form_id: FORM.id, form_name: FORM.name };
    return (
      question && { type: 'pc', pcr_question_id: question.id, question: question.question, ...form }
    );
  }
  const bid = store.bids.get(data.comp_note_id ?? -1);
  if (bid?.report_id !== file.report_id) return undefined;
  const named = { comp_note_id: bid.comp_note_id, item_description: bid.description };
  if (data.type === 'b') return { type: 'b', ...named, stage: 'b' };
  return { type: 'c', ...named, stage: data.stage ?? 'a' };
}

/** Registers the actions that read files. */
function serveReading(api: Api, store: DemoStore): void {
  api.on('file/list', ({ data: { report_id }, fail }) => {
    if (!store.orders.has(report_id)) return fail('invalid_wo');
    const files = [...store.files.values()].filter((file) => file.report_id === report_id);
    return {
      report_id,
      files: files.map(({ file_id, file_name, file_type, file_area, flags }) => {
        return { file_id, file_name, file_type, file_area, flags };
      }),
    };
  });

  api.on('file/get', ({ data, fail }) => {
    const file = store.files.get(data.file_id);
    if (!file) return fail('not_found');
    const { uploadedAt: _, ...answer } = file;
    return answer;
  });

  api.on('file/get/metadata', ({ data: { file_id }, fail }) => {
    const file = store.files.get(file_id);
    if (file?.file_area !== 0) return fail('not_found');
    const metadata = {
      UploadBy: 'demo',
      UploadTimestamp: file.uploadedAt,
      FileName: file.file_name,
    };
    return { file_id, metadata };
  });
}

/** Registers the File service. */
export function serveFile(api: Api, store: DemoStore): void {
  serveReading(api, store);
  api.on('file/document/types', () => DOCUMENT_TYPES);

  api.on('file/flag/items', ({ data: { report_id }, fail }) => {
    if (!store.orders.has(report_id)) return fail('invalid_wo');
    const bids = [...store.bids.values()].filter((bid) => bid.report_id === report_id);
    const items = bids.map(({ comp_note_id, description }) => ({ comp_note_id, description }));
    const pcr = FORM.questions.map(({ id, question }) => ({
      form: FORM.name,
      question,
      pcr_question_id: id,
    }));
    return { items: { bids: items, completions: items, pcr } };
  });

  api.on('file/flag', ({ data, fail }) => {
    const file = store.files.get(data.file_id);
    if (file?.file_area !== 0) return fail('file_id_invalid');
    const flag = flagOf(store, file, data);
    if (!flag) return fail('invalid_request', 'There is nothing of that id to flag the photo to.');
    file.flags.push(flag);
    return { result: `Flagged ${file.file_name}` };
  });

  api.on('file/upload', async ({ data, fail }) => {
    if (!store.orders.has(data.report_id)) return fail('invalid_wo');
    const type = data.document_type_id;
    if (type !== undefined && !(type in DOCUMENT_TYPES)) return fail('document_type_invalid');
    if (store.files.size >= 500) return fail('upload_failed', 'The demo holds no more files.');
    const file_id = store.newId();
    const { report_id, file_name, file_area } = data;
    const content = await data.content.bytes();
    const uploadedAt = new Date().toISOString().slice(0, 19).replace('T', ' ');
    const file = { report_id, file_id, file_name, file_area, file_type: typeOf(file_name) };
    store.files.set(file_id, { ...file, flags: [], content, uploadedAt });
    return { file_id };
  });
}
