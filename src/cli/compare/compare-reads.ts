import { LinkCallError, type LinkClient } from '../../client/index.js';
import { DAY_IN_SECONDS } from '../../protocol/units.js';
import { type Differences, differencesOf } from './differences.js';

/** The answer of one receiver to a call: its result, or the reason why there is none. */
type Answer =
  | { readonly result: unknown }
  | { readonly isRefusal: boolean; readonly message: string };

/** The kinds of failures of a receiver that has answered. */
const ANSWERED: ReadonlySet<string> = new Set(['refused', 'invalid_answer']);

/** One call that both receivers have answered. */
export interface ComparedCall extends Differences {
  readonly event: string;
  readonly data: object;
  /** The messages of the receivers that gave no result; empty where both did. */
  readonly failures: { readonly old?: string; readonly new?: string };
}

/** The calls to compare. */
export interface ComparedReads {
  /** The names of the events that are called. */
  readonly events: ReadonlySet<string>;
  /** The orders whose events are compared. Default: the first that both receivers list. */
  readonly orders: readonly string[];
  /** The most orders that are taken from the lists. */
  readonly most: number;
}

/** Seconds for which cancellations are asked for: a day less than the 30 days that a receiver answers. */
const CANCELLED_WITHIN = 29 * DAY_IN_SECONDS;

/** Returns the events of no order, with their data: the same for both receivers. */
const listsAt = (now: number): readonly (readonly [event: string, data: object])[] => {
  const since = { timestamp: Math.floor(now / 1000) - CANCELLED_WITHIN };
  return [
    ['get_all_orders', {}],
    ['get_cancel_orders', since],
    ['get_pending_cancellations', since],
    ['get_all_updates', {}],
    ['get_all_notes', {}],
  ];
};

/** Events of one order, with the member that names it. */
const OF_ORDER: readonly (readonly [event: string, data: (id: string) => object])[] = [
  ['get_order', (report_id) => ({ report_id })],
  ['get_foh', (remote_report_id) => ({ remote_report_id })],
  ['get_file', (report_id) => ({ report_id, module_type: 'uploads' })],
  ['get_notes', (report_id) => ({ report_id })],
  ['get_invoice_items_order', (report_id) => ({ report_id })],
];

const FORM = 'get_pcr_json';

/** The names of all events that can be compared. */
export const COMPARABLE: readonly string[] = [
  ...[...listsAt(0), ...OF_ORDER].map(([event]) => event),
  FORM,
];

/** The two receivers: the one of before, and its successor. */
export interface Receivers {
  readonly old: LinkClient;
  readonly new: LinkClient;
}

/**
 * Sends the same reads to two receivers, one call after another, and yields the comparison of each. Orders and forms
 * that are read are those that the old receiver names.
 */
export async function* comparedReads(
  receivers: Receivers,
  { events, orders, most }: ComparedReads,
): AsyncGenerator<ComparedCall> {
  const listed: string[] = [];
  const forms = new Map<string, object>();
  for (const [event, data] of listsAt(Date.now())) {
    const isNeeded = event === 'get_all_orders' && orders.length === 0;
    if (!events.has(event) && !isNeeded) continue;
    const { call, answers } = await callBoth(receivers, event, data);
    if (event === 'get_all_orders') listed.push(...idsOfBoth(answers));
    // Without the list of one side there are no orders to compare: its reason belongs into the report.
    if (events.has(event) || Object.keys(call.failures).length > 0) yield call;
  }
  for (const id of orders.length > 0 ? orders : listed.slice(0, most)) {
    for (const [event, dataOf] of OF_ORDER) {
      const isNeeded = event === 'get_order' && events.has(FORM);
      if (!events.has(event) && !isNeeded) continue;
      const { call, answers } = await callBoth(receivers, event, dataOf(id));
      if (event === 'get_order') for (const form of formsIn(answers.old)) forms.set(...form);
      if (events.has(event)) yield call;
    }
  }
  if (!events.has(FORM)) return;
  for (const form of forms.values()) yield (await callBoth(receivers, FORM, form)).call;
}

type Answers = { readonly old: Answer; readonly new: Answer };

async function callBoth(
  receivers: Receivers,
  event: string,
  data: object,
): Promise<{ readonly call: ComparedCall; readonly answers: Answers }> {
  const answers = {
    old: await answerOf(receivers.old, event, data),
    new: await answerOf(receivers.new, event, data),
  };
  return { call: { event, data, ...compared(answers) }, answers };
}

async function answerOf(client: LinkClient, event: string, data: object): Promise<Answer> {
  try {
    return { result: await client.callAny(event, data) };
  } catch (error) {
    // Without an answer there is nothing to compare.
    if (!LinkCallError.is(error) || !ANSWERED.has(error.kind)) throw error;
    return { isRefusal: error.kind === 'refused', message: error.message };
  }
}

/** Two refusals are alike, whatever their texts say. Another kind of failure, or one side alone, is a difference. */
function compared(answers: Answers): Differences & Pick<ComparedCall, 'failures'> {
  if ('result' in answers.old && 'result' in answers.new) {
    const { listed, count } = differencesOf(answers.old.result, answers.new.result);
    return { listed, count, failures: {} };
  }
  const failures = { ...failureOf('old', answers.old), ...failureOf('new', answers.new) };
  const isAlike = isRefusal(answers.old) && isRefusal(answers.new);
  return { listed: [], count: isAlike ? 0 : 1, failures };
}

function isRefusal(answer: Answer): boolean {
  return 'isRefusal' in answer && answer.isRefusal;
}

function failureOf(side: 'old' | 'new', answer: Answer): { old?: string; new?: string } {
  return 'message' in answer ? { [side]: answer.message } : {};
}

/** Returns the ids of the orders that both lists contain. */
function idsOfBoth({ old, new: successor }: Answers): readonly string[] {
  const known = new Set(idsIn(successor));
  return [...new Set(idsIn(old))].filter((id) => known.has(id));
}

function idsIn(answer: Answer): readonly string[] {
  return recordsIn('result' in answer ? answer.result : []).flatMap(({ report_id: id }) =>
    typeof id === 'string' || typeof id === 'number' ? [String(id)] : [],
  );
}

/** Returns the forms of an order, each under its name. */
function formsIn(answer: Answer): readonly (readonly [name: string, data: object])[] {
  const { pcr_forms } = Object('result' in answer ? answer.result : undefined);
  return recordsIn(pcr_forms).flatMap(({ pcr_form_id, form_ver_id }) =>
    pcr_form_id === undefined
      ? []
      : [[`${pcr_form_id}/${form_ver_id}`, { pcr_form_id, form_ver_id }] as const],
  );
}

function recordsIn(list: unknown): readonly Readonly<Record<string, unknown>>[] {
  const records = Array.isArray(list) ? list : Object.values(Object(list));
  return records.filter((record) => typeof record === 'object' && record !== null);
}
