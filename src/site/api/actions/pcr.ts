import type { WorkorderPcrAnswerRequest } from '../../../api/index.js';
import { evaluate, fromRows, type PcrForm, parseForm } from '../../../forms/index.js';
import { itemsOfOrder } from '../../importer/results/outbox.js';
import { shownPayload } from '../../importer/results/result-payloads.js';
import { fieldsFor, shownFields } from '../../orders/filling/form-offer.js';
import { formOfOrder, orderFormsOf } from '../../orders/filling/order-forms.js';
import { OWN } from '../../orders/forms.js';
import { storedFields } from '../../orders/order-fields.js';
import type { AnyOrder } from '../../orders/order-writing.js';
import { storedRows } from '../../owner/received-answers.js';
import { answeredQuestions, definedQuestions, givenAnswer, isId } from '../form-questions.js';
import { once } from '../once.js';
import { answering } from '../service-refusal.js';
import { type SiteActions, type SiteCall, visibleOrder } from '../site-actions.js';

/** The parts of a call that forms are read with. */
type FormCall = Pick<SiteCall<'pcr/get'>, 'context'>;

/** The actions on PCR forms, of owned and imported orders. */
export const PCR: SiteActions = {
  'workorder/pcr/list': async (call) => {
    const order = await visibleOrder(call, call.event.data.report_id);
    const forms = [];
    for (const attached of await orderFormsOf(call.context.database.read, order.id)) {
      if (!isId(String(attached.pcr_form_id))) continue;
      const form = await formOf(call, order, String(attached.pcr_form_id));
      const { errors, missing } = evaluate(form, await answersOf(call, order, form));
      forms.push({
        pcr_form_id: Number(form.id),
        pcr_form_name: form.name,
        version: versionNumber(String(attached.form_ver_id)),
        required: attached.form_required,
        has_errors: errors.length > 0 || missing.length > 0,
      });
    }
    return forms;
  },

  'workorder/pcr/get': async (call) => {
    const { report_id, pcr_form_id } = call.event.data;
    const order = await visibleOrder(call, report_id, 'not_found');
    const form = await answering({ form_not_found: 'not_found' }, () =>
      formOf(call, order, String(pcr_form_id)),
    );
    const { wo_number, fields } = order;
    const shown = shownFields(form, { wo_number, fields: storedFields(fields) });
    const visible = fieldsFor(call.app.viewer, form, shown);
    return {
      ...headOf(form),
      questions: answeredQuestions(form, await answersOf(call, order, form), visible),
    };
  },

  'workorder/pcr/answer': answerForm,
  'workorder/pcr/detach': detachForm,

  'pcr/get': async (call) => {
    const { pcr_form_id, version } = call.event.data;
    const form = await visibleForm(call, String(pcr_form_id), String(version));
    return { ...headOf(form), questions: definedQuestions(form) };
  },
};

function headOf({ id, version, name }: PcrForm) {
  return { pcr_form_id: Number(id), version: versionNumber(version ?? ''), name };
}

/** Returns the number of a version; 0 for one that the JSON API does not express. */
function versionNumber(version: string): number {
  return isId(version) ? Number(version) : 0;
}

function formOf({ context }: FormCall, order: AnyOrder, formId: string): Promise<PcrForm> {
  return formOfOrder(context.database.read, order.id, formId);
}

/** Returns the answers of a form: those of the account of an owned order, those given for an imported one. */
async function answersOf({ context }: FormCall, order: AnyOrder, form: PcrForm) {
  const { read } = context.database;
  if (order.link_id === null) {
    const key = { order_id: order.id, account_id: order.account_id ?? '0', pcr_form_id: form.id };
    return fromRows(form, await storedRows(read, key));
  }
  const items = await itemsOfOrder(read, order.id);
  const given = items.find(({ kind, item_key }) => kind === 'answers' && item_key === form.id);
  return given ? shownPayload(given, 'answers').answers : {};
}

async function answerForm(call: SiteCall<'workorder/pcr/answer'>) {
  const { event, owner, importer } = call;
  const { report_id, pcr_form_id, questions } = event.data;
  const order = await visibleOrder(call, report_id, 'not_found');
  const formId = String(pcr_form_id);
  const repeated = repeatedQuestion(questions);
  if (repeated !== undefined) {
    const text = `questions: question ${repeated} is answered twice; give it one answer.`;
    return event.fail('invalid_request', text);
  }
  const types = {
    form_not_found: 'not_found',
    answer_invalid: 'invalid_request',
    order_not_found: 'not_found',
  } as const;
  return answering(types, async () => {
    const answers = readAnswers(await formOf(call, order, formId), questions);
    return once(call, async (acting) => {
      if (order.link_id === null) await owner.orderForms.answer(order.id, formId, answers, acting);
      else {
        const given = { answers: [{ pcr_form_id: formId, answers }] };
        await importer.results.add(order.id, given, acting);
      }
      return { result: `Form ${formId} of order ${order.id} is answered.` };
    });
  });
}

/** Returns the id of the first question that has two answers; undefined for none. */
function repeatedQuestion(given: WorkorderPcrAnswerRequest['questions']): string | undefined {
  const seenIds = new Set<string>();
  for (const { pcr_question_id } of given) {
    const id = String(pcr_question_id);
    if (seenIds.has(id)) return id;
    seenIds.add(id);
  }
  return undefined;
}

function readAnswers(form: PcrForm, given: WorkorderPcrAnswerRequest['questions']) {
  return Object.fromEntries(
    given.map(({ pcr_question_id: id, answer }) => {
      const question = form.questions.find((one) => one.id === String(id));
      return [String(id), question ? givenAnswer(question, answer) : answer];
    }),
  );
}

async function detachForm(call: SiteCall<'workorder/pcr/detach'>) {
  const { context, event, owner } = call;
  const order = await visibleOrder(call, event.data.report_id);
  const formId = String(event.data.pcr_form_id);
  const { read } = context.database;
  const attached = await orderFormsOf(read, order.id);
  if (!attached.some(({ pcr_form_id }) => pcr_form_id === formId)) {
    const known = await read
      .selectFrom('forms')
      .select('id')
      .where('origin', '=', OWN)
      .where('pcr_form_id', '=', formId)
      .executeTakeFirst();
    return event.fail(known ? 'pcr_not_attached' : 'pcr_form_id_invalid');
  }
  if (order.link_id !== null) {
    return event.fail('not_allowed', 'The forms of an imported order belong to its owner.');
  }
  const types = { form_not_found: 'pcr_not_attached', order_not_found: 'wo_invalid' } as const;
  return answering(types, () =>
    once(call, async (acting) => {
      await owner.orderForms.detach(order.id, formId, acting);
      return { result: `Form ${formId} is removed from order ${order.id}.` };
    }),
  );
}

/** Returns a form of the site, or of a link that the app may see. */
async function visibleForm(
  { context, app, event }: SiteCall<'pcr/get'>,
  formId: string,
  version: string,
): Promise<PcrForm> {
  const rows = await context.database.read
    .selectFrom('forms')
    .select(['origin', 'body'])
    .where('pcr_form_id', '=', formId)
    .where('form_ver_id', '=', version)
    .orderBy('origin')
    .execute();
  const { links } = app.viewer;
  const row = rows.find(({ origin }) => origin === OWN || links === 'all' || links.has(origin));
  if (!row) return event.fail('not_found', 'There is no such form in this version.');
  return parseForm(JSON.parse(row.body), { version });
}
