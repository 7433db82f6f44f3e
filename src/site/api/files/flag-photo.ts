import { itemsOfOrder } from '../../importer/results/outbox.js';
import { givenPayload } from '../../importer/results/result-payloads.js';
import { formsOfOrder } from '../../orders/filling/order-forms.js';
import type { FlagSubject } from '../../owner/photo-flags.js';
import { once } from '../once.js';
import { answering } from '../service-refusal.js';
import type { SiteCall } from '../site-actions.js';
import { bidIds } from './file-flags.js';
import { type VisibleFile, visibleFile } from './visible-file.js';

type FlagCall = SiteCall<'file/flag'>;

/** `file/flag`: flags a photo of an owned order, or gives the flag to the outbox of an imported one. */
export async function flagPhoto(call: FlagCall): Promise<{ readonly result: string }> {
  const { event } = call;
  const found = await visibleFile(call, event.data.file_id, 'file_id_invalid');
  if (found.file.file_area !== 0 || found.file.area !== 'uploads') {
    return event.fail('file_id_invalid', 'The file is no photo: only photos are flagged.');
  }
  const subject = subjectOf(call);
  return found.order.link_id === null
    ? flagOwned(call, found, subject)
    : flagImported(call, found, subject);
}

const answerOf = ({ file }: VisibleFile) => ({ result: `File ${file.id} is flagged.` });

function subjectOf({ event }: FlagCall): FlagSubject {
  const { type, comp_note_id: bid, pcr_question_id: question, stage } = event.data;
  if (type === 'pc') {
    if (question === undefined) {
      return event.fail('invalid_request', 'pcr_question_id is required for type pc.');
    }
    return { type, pcr_question_id: String(question) };
  }
  if (bid === undefined) {
    return event.fail('invalid_request', `comp_note_id is required for type ${type}.`);
  }
  if (type === 'b') return { type, comp_note_id: String(bid) };
  // The framework has refused a completion without a stage.
  return { type, comp_note_id: String(bid), stage: stage ?? 'b' };
}

const TYPES = { flag_invalid: 'invalid_request', not_found: 'not_found' } as const;

function flagOwned(call: FlagCall, found: VisibleFile, subject: FlagSubject) {
  const { file, order } = found;
  return answering(TYPES, () =>
    once(call, async (acting) => {
      await call.owner.photoFlags.add(order.id, file.id, subject, acting);
      return answerOf(found);
    }),
  );
}

/** Gives a flag to the outbox. Photos that came from the owner are not flagged by the link. */
async function flagImported(
  call: FlagCall,
  found: VisibleFile,
  subject: FlagSubject,
): Promise<{ readonly result: string }> {
  const { file, order } = found;
  const { read } = call.context.database;
  const items = await itemsOfOrder(read, order.id);
  const item = items.find(
    (one) => one.kind === 'file' && givenPayload(one, 'file')?.file_id === file.id,
  );
  if (!item) {
    const reason = 'it came from the owner of the order, and only photos that are sent are flagged';
    return call.event.fail('not_allowed', `Photo ${file.id} cannot be flagged: ${reason}.`);
  }
  const flag = { photo: item.item_key, ...(await keysOf(call, order.id, subject)) };
  return answering(TYPES, () =>
    once(call, async (acting) => {
      await call.importer.results.add(order.id, { flags: [flag] }, acting);
      return answerOf(found);
    }),
  );
}

/** Returns the subject of a flag by the keys of the outbox. @throws ApiError `not_found` */
async function keysOf(call: FlagCall, orderId: string, subject: FlagSubject) {
  if (subject.type === 'pc') {
    const { pcr_question_id } = subject;
    const forms = await formsOfOrder(call.context.database.read, orderId);
    const form = forms.find(({ questions }) => questions.some(({ id }) => id === pcr_question_id));
    if (!form) return call.event.fail('not_found', `There is no question ${pcr_question_id}.`);
    return { pcr_form_id: form.id, pcr_question_id };
  }
  const ids = await bidIds(call, orderId);
  const key = [...ids].find(([, id]) => id === subject.comp_note_id)?.[0];
  if (key === undefined) {
    return call.event.fail('not_found', `There is no bid ${subject.comp_note_id}.`);
  }
  return subject.type === 'b'
    ? { bid: key, work_type: subject.type }
    : { bid: key, work_type: subject.type, stage: subject.stage };
}
