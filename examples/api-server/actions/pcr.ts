import type { Api } from 'svclink/api';
import { type AttachedForm, FORM } from '../data/forms.js';
import type { DemoStore } from '../data/store.js';

const attachedForm = (
  store: DemoStore,
  reportId: number,
  formId: number,
): AttachedForm | undefined =>
  store.forms.get(reportId)?.find(({ pcr_form_id }) => pcr_form_id === formId);

/** Registers the actions that read forms. */
function serveReading(api: Api, store: DemoStore): void {
  api.on('pcr/get', ({ data: { pcr_form_id, version }, fail }) => {
    if (pcr_form_id !== FORM.id || version !== FORM.version)
      return fail('not_found', 'There is no such form.');
    return { pcr_form_id, version, name: FORM.name, questions: FORM.questions };
  });

  api.on('workorder/pcr/list', ({ data: { report_id }, fail }) => {
    const forms = store.forms.get(report_id);
    if (!forms) return fail('wo_invalid');
    return forms.map(({ pcr_form_id, answers }) => ({
      pcr_form_id,
      pcr_form_name: FORM.name,
      version: FORM.version,
      required: true,
      has_errors: !answers.has(88),
    }));
  });

  api.on('workorder/pcr/get', ({ data: { report_id, pcr_form_id }, fail }) => {
    const form = attachedForm(store, report_id, pcr_form_id);
    if (!form) return fail('not_found', 'The form is not attached to the work order.');
    const questions = FORM.questions.map(({ id, type, question, items = [] }) => ({
      pcr_question_id: id,
      pcr_question_type: type,
      pcr_question_name: question,
      pcr_question_share_name: `q${id}`,
      items,
      answer: form.answers.get(id) ?? null,
    }));
    return { pcr_form_id, version: FORM.version, name: FORM.name, questions };
  });
}

/** Registers the PCR forms: those of work orders, and their definitions. */
export function servePcr(api: Api, store: DemoStore): void {
  serveReading(api, store);

  api.on('workorder/pcr/answer', ({ data: { report_id, pcr_form_id, questions }, fail }) => {
    const form = attachedForm(store, report_id, pcr_form_id);
    if (!form) return fail('not_found', 'The form is not attached to the work order.');
    const unknown = questions.find(
      ({ pcr_question_id }) => !FORM.questions.some(({ id }) => id === pcr_question_id),
    );
    if (unknown) return fail('invalid_request', `There is no question ${unknown.pcr_question_id}.`);
    for (const { pcr_question_id, answer } of questions) form.answers.set(pcr_question_id, answer);
    return { result: `${questions.length} answers saved` };
  });

  api.on('workorder/pcr/detach', ({ data: { report_id, pcr_form_id }, fail }) => {
    const forms = store.forms.get(report_id);
    if (!forms) return fail('wo_invalid');
    if (pcr_form_id !== FORM.id) return fail('pcr_form_id_invalid');
    if (!attachedForm(store, report_id, pcr_form_id)) return fail('pcr_not_attached');
    store.forms.set(
      report_id,
      forms.filter((form) => form.pcr_form_id !== pcr_form_id),
    );
    return { result: `${FORM.name} detached` };
  });
}
