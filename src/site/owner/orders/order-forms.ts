import { makeRow } from '../../../forms/answers/row-types.js';
import { type Answers, canonicalAnswers, type PcrForm } from '../../../forms/index.js';
import { LinkError } from '../../../index.js';
import { shortName } from '../../../protocol/errors/short-name.js';
import { type ActingUser, actorOf, type SiteContext } from '../../engine/context.js';
import { ownerWrite } from '../../engine/owner-write.js';
import { formOfOrder } from '../../orders/filling/order-forms.js';
import { noForm } from '../../orders/forms.js';
import { addHistory, announce, lockOrder } from '../../orders/order-writing.js';
import { takeAnswers } from './form-answers.js';
import { requireOpen } from './order-commands.js';

/** The forms of owned orders. */
export class OrderForms {
  /** @internal */
  constructor(/** @internal */ protected readonly context: SiteContext) {}

  /**
   * Answers questions of a form of an order, as the account of the order does by send_pcr_answers. Other answers stay. A
   * blank answer clears its question.
   *
   * @throws LinkError `order_not_found`, `form_not_found`, `answer_invalid`
   */
  async answer(
    reportId: string,
    formId: string,
    answers: Answers,
    acting?: ActingUser,
  ): Promise<void> {
    await ownerWrite(this.context, acting, async (tx) => {
      const order = await lockOrder(tx, reportId);
      const at = this.context.now();
      const form = await formOfOrder(tx, order.id, formId);
      const rows = rowsOf(form, answers);
      const given = { formId: form.id, rows, accountId: order.account_id };
      await takeAnswers(tx, order, { ...given, actor: actorOf(acting), at });
    });
  }

  /**
   * Removes a form from an open order, a required one too. Its answers stay, and are there again when the form is attached
   * again.
   *
   * @throws LinkError `order_not_found`, `order_closed`; `form_not_found` where the order does not have it
   */
  async detach(reportId: string, formId: string, acting?: ActingUser): Promise<void> {
    await ownerWrite(this.context, acting, async (tx) => {
      const order = await lockOrder(tx, reportId);
      requireOpen(order);
      const at = this.context.now();
      const removed = await tx
        .deleteFrom('order_forms')
        .where('order_id', '=', order.id)
        .where('pcr_form_id', '=', formId)
        .returning('form_ver_id')
        .executeTakeFirst();
      if (!removed) throw noForm(formId, '');
      await tx.updateTable('orders').set({ modified_at: at }).where('id', '=', order.id).execute();
      const detail = { pcr_form_id: formId, form_ver_id: removed.form_ver_id };
      const actor = actorOf(acting);
      await addHistory(tx, { orderId: order.id, actor, action: 'form removed', at, detail });
      await announce(tx, order.account_id, at);
    });
  }
}

/** Returns answers as the rows of send_pcr_answers. */
function rowsOf(form: PcrForm, answers: Answers) {
  const canonical = canonicalAnswers(form, answers);
  return Object.keys(answers).flatMap((id) => {
    const question = form.questions.find((one) => one.id === id);
    if (!question || question.dataType === null) {
      throw new LinkError(
        'answer_invalid',
        `Form ${form.id} takes no answer to question ${shortName(id)}.`,
      );
    }
    const { dataType } = question;
    return textsOf(canonical[id]).map((text) => makeRow(id, dataType, text));
  });
}

function textsOf(value: Answers[string]): readonly string[] {
  const list = Array.isArray(value) ? value : [value];
  const texts = list.map((one: unknown) => (one === null || one === undefined ? '' : String(one)));
  return texts.length === 0 ? [''] : texts;
}
