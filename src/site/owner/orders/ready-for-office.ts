import { fromRows } from '../../../forms/index.js';
import type { Statements } from '../../engine/store/database.js';
import {
  type FormProblem,
  formProblems,
  type QuestionProblem,
} from '../../orders/filling/form-problems.js';
import { type MissingPart, partsOfForm } from '../../orders/filling/missing-parts.js';
import { formOfOrder, orderFormsOf } from '../../orders/filling/order-forms.js';
import { announce, isOpenStatus, type StoredOrder } from '../../orders/order-writing.js';
import { addReceived } from '../../orders/received/received-records.js';
import { photoCounts } from '../photo-flags.js';
import { storedRows } from '../received-answers.js';
import { moveOrder } from './order-commands.js';

/** The status of an order that is ready for office. */
export const READY = 'Ready for Office';

/** A reason for which an order cannot be ready for office, or cannot be taken back. */
export interface ReadyProblem extends Omit<FormProblem, 'kind'> {
  /** `status`: its status does not allow it. */
  readonly kind: FormProblem['kind'] | 'status';
}

/** The outcome of marking an order ready for office, or not. */
export interface ReadyOutcome {
  readonly problems: readonly ReadyProblem[];
  readonly isChanged: boolean;
}

/**
 * Accepts an order as ready for office when its required forms are answered by its account and have their photos, within
 * a transaction. A repetition is accepted too.
 */
export async function makeReady(
  tx: Statements,
  order: StoredOrder,
  { actor, at }: { readonly actor: string; readonly at: number },
): Promise<ReadyOutcome> {
  if (order.status === READY) return { problems: [], isChanged: false };
  const problems = await problemsOf(tx, order);
  if (problems.length > 0) return { problems, isChanged: false };
  await moveOrder(tx, order, 'readyForOffice', { actor, at });
  await addReceived(tx, { kind: 'ready', keys: [actor], orderId: order.id, at });
  return { problems: [], isChanged: true };
}

/** Opens an order that is ready for office again, within a transaction. An open order stays as it is. */
export async function reopenReady(
  tx: Statements,
  order: StoredOrder,
  { actor, at }: { readonly actor: string; readonly at: number },
): Promise<ReadyOutcome> {
  if (isOpenStatus(order.status)) return { problems: [], isChanged: false };
  if (order.status !== READY) return { problems: [ofStatus(order)], isChanged: false };
  await moveOrder(tx, order, 'reopen', { actor, at });
  await announce(tx, order.account_id, at);
  return { problems: [], isChanged: true };
}

function ofStatus({ id, status }: StoredOrder): ReadyProblem {
  return { kind: 'status', text: `Order ${id} is ${status}.`, least: 0 };
}

async function problemsOf(tx: Statements, order: StoredOrder): Promise<readonly ReadyProblem[]> {
  if (!isOpenStatus(order.status)) return [ofStatus(order)];
  return (await problemsInForms(tx, order)).flatMap(({ name, found }) =>
    found.map(({ kind, text, least }) => ({ kind, text: `${name}: ${text}`, least })),
  );
}

/** Returns the parts without which an open order is refused as ready for office; none for another one. */
export async function missingParts(
  statements: Statements,
  order: Pick<StoredOrder, 'id' | 'account_id' | 'status'>,
): Promise<readonly MissingPart[]> {
  if (!isOpenStatus(order.status)) return [];
  const problems = await problemsInForms(statements, order);
  return problems.flatMap(({ id, found }) => partsOfForm(id, found));
}

/** The problems of one form. */
interface FormWithProblems {
  readonly id: string;
  readonly name: string;
  readonly found: readonly QuestionProblem[];
}

async function problemsInForms(
  tx: Statements,
  order: Pick<StoredOrder, 'id' | 'account_id'>,
): Promise<readonly FormWithProblems[]> {
  const problems: FormWithProblems[] = [];
  for (const { pcr_form_id, form_required } of await orderFormsOf(tx, order.id)) {
    const form = await formOfOrder(tx, order.id, String(pcr_form_id));
    const key = { order_id: order.id, account_id: order.account_id, pcr_form_id: form.id };
    const rows = await storedRows(tx, key);
    // An optional form is validated only where it has answers.
    if (!form_required && rows.length === 0) continue;
    const found = formProblems(form, fromRows(form, rows), await photoCounts(tx, key));
    problems.push({ id: form.id, name: form.name, found });
  }
  return problems;
}
