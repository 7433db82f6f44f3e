import { answering, type Fault, type Members, resultOf, taking, takingData } from './fault.js';

type Items = readonly Members[];
const everyItem = (change: (item: Members) => Members) => (items: Items) => items.map(change);
const eachRecord = (
  objects: Members,
  table: string,
  change: (record: Members) => Members | undefined,
) =>
  Object.fromEntries(
    Object.entries(objects).map(([id, form]) => {
      const records = Object.entries((form as Members)[table] as Members).flatMap(
        ([key, record]) => {
          const changed = change(record as Members);
          return changed ? [[key, changed]] : [];
        },
      );
      return [id, { ...(form as Members), [table]: Object.fromEntries(records) }];
    }),
  );

/** Adds to a list, but not to one since a time to come. */
const adding = (event: string, change: (items: Items) => Items) =>
  resultOf(event, (items: Items, { data }) =>
    Number(data.timestamp ?? 0) > Date.now() / 1000 ? items : change(items),
  );

/** Receivers whose results are not what the document shows. */
export const brokenResults: readonly Fault[] = [
  {
    name: 'sends the ids of files as null',
    break: resultOf(
      'get_file',
      everyItem((item) => ({ ...item, file_id: null })),
    ),
    must: ['get_file.result'],
    others: ['get_file.spelling'],
  },
  {
    name: 'sends report_id as text',
    break: resultOf(
      'get_all_orders',
      everyItem((item) => ({ ...item, report_id: String(item.report_id) })),
    ),
    must: [],
    others: ['get_all_orders.spelling'],
  },
  {
    name: 'lists orders without wo_status',
    break: resultOf(
      'get_cancel_orders',
      everyItem(({ wo_status: _status, ...item }) => item),
    ),
    must: ['get_cancel_orders.result'],
    others: ['get_cancel_orders.spelling'],
  },
  {
    name: 'sends one order instead of a list',
    break: resultOf('get_pending_cancellations', ([first]: Items) => first),
    must: ['get_pending_cancellations.result'],
    others: ['get_pending_cancellations.spelling'],
  },
  {
    name: 'lists an order that is complete',
    break: adding('get_all_orders', (items) => [
      ...items,
      { ...items[0], report_id: 777_777, wo_status: 'Complete' },
    ]),
    must: ['get_all_orders.open'],
    others: ['get_all_orders.spelling'],
  },
  {
    name: 'lists an order that it does not give',
    break: adding('get_all_orders', (items) => [
      { ...items[0], report_id: 777_777, wo_status: 'Rejected' },
      ...items,
    ]),
    must: ['get_order.every-listed'],
    others: [],
  },
  {
    name: 'lists an order twice',
    break: resultOf('get_all_orders', (items: Items) => [...items, items[0]]),
    must: ['get_all_orders.unique-report-id'],
    others: [],
  },
  {
    name: 'does not look at timestamp',
    break: takingData('get_all_updates', ({ timestamp, ...data }) =>
      Number(timestamp) >= 0 ? data : { ...data, timestamp },
    ),
    must: ['get_all_updates.nothing-after-now'],
    others: [],
  },
  {
    name: 'lists cancellations of any age',
    break: takingData(
      ['get_cancel_orders', 'get_pending_cancellations'],
      ({ timestamp, ...data }) => ({
        ...data,
        ...(timestamp === undefined
          ? {}
          : {
              timestamp:
                typeof timestamp === 'string' && !/^\d+$/.test(timestamp)
                  ? timestamp
                  : Math.max(Number(timestamp), Date.now() / 1000 - 29 * 86_400) | 0,
            }),
      }),
    ),
    must: [],
    others: ['get_cancel_orders.thirty-days', 'get_pending_cancellations.thirty-days'],
  },
  {
    name: 'gives updates of orders that are closed',
    break: adding('get_all_updates', (items) => [...items, { ...items[0], report_id: 777_777 }]),
    must: ['get_all_updates.open'],
    others: [],
  },
  {
    name: 'returns orders without a reason',
    break: resultOf(
      'get_all_updates',
      everyItem((item) => (item.wo_status === 'RTV' ? { ...item, update_value: '' } : item)),
    ),
    must: ['get_all_updates.rtv-reason'],
    others: [],
  },
  {
    name: 'updates a field that is not updatable',
    break: adding('get_all_updates', (items) => [
      ...items,
      {
        ...items.find(({ wo_status }) => wo_status !== 'RTV'),
        update_field: 'wo_number',
        update_value: 'X',
      },
    ]),
    must: ['get_all_updates.result'],
    others: ['get_all_updates.spelling'],
  },
  {
    name: 'sends dates with hyphens',
    break: resultOf('get_order', (order: Members) => ({ ...order, date_due: '2026-02-01' })),
    must: ['get_order.every-listed', 'get_order.result'],
    others: ['get_order.spelling'],
  },
  {
    name: 'keys forms by a word instead of their id',
    break: resultOf('get_pcr_json', (forms: Members) => ({ form: Object.values(forms)[0] })),
    must: ['get_pcr_json.keyed', 'get_pcr_json.result', 'get_pcr_json.spelling'],
    others: [],
  },
  {
    name: 'sends no default photo rules',
    break: resultOf('get_pcr_json', (forms: Members) =>
      eachRecord(forms, 'options_pcr_forms_photo_rules', (rule) =>
        rule.rule_operator === 'default' ? undefined : rule,
      ),
    ),
    must: ['get_pcr_json.default-photo-rule'],
    others: [],
  },
  {
    name: 'sends the values of forms as numbers',
    break: resultOf('get_pcr_json', (forms: Members) =>
      eachRecord(forms, 'options_pcr_forms_questions', (question) => ({
        ...question,
        question_required: Number(question.question_required),
      })),
    ),
    must: ['get_pcr_json.spelling'],
    others: [],
  },
  {
    name: 'sends a form without its rules',
    break: resultOf('get_pcr_json', (forms: Members) =>
      Object.fromEntries(
        Object.entries(forms).map(([id, form]) => {
          const { options_pcr_forms_rules: _rules, ...rest } = form as Members;
          return [id, rest];
        }),
      ),
    ),
    must: ['get_pcr_json.result', 'get_pcr_json.spelling'],
    others: ['get_pcr_json.checks-of-rules'],
  },
  {
    name: 'gives the files of another order',
    break: resultOf(
      'get_file',
      everyItem((item) => ({ ...item, report_id: '777777' })),
    ),
    must: ['get_file.of-the-order'],
    others: [],
  },
  {
    name: 'gives the notes of another order',
    break: resultOf(
      'get_notes',
      everyItem((item) => ({ ...item, report_id: '777777' })),
    ),
    must: ['get_notes.of-the-order'],
    others: [],
  },
  {
    name: 'supplies two notes with one id',
    break: resultOf(
      'get_all_notes',
      everyItem((item) => ({ ...item, note_id: '1' })),
    ),
    must: ['get_all_notes.unique-note-id'],
    others: [],
  },
  {
    name: 'takes get_file without module_type for uploads',
    break: takingData('get_file', (data) => ({ module_type: 'uploads', ...data })),
    must: [],
    others: ['get_file.requires.module_type'],
  },
  {
    name: 'takes every unknown module_type for uploads',
    break: takingData('get_file', (data) => ({
      ...data,
      ...(data.module_type === undefined
        ? {}
        : { module_type: data.module_type === 'job_notes' ? 'job_notes' : 'uploads' }),
    })),
    must: [],
    others: ['get_file.refuses.module_type'],
  },
  {
    name: 'answers unknown events with success',
    break: taking(({ event }) =>
      event === 'svclink_check_no_such_event'
        ? Response.json({
            remote_site_id: '3f9d6a52-7c1e-4b0a-9d35-6e2f8a41c7b0',
            error: false,
            success: true,
            return_error_msg: null,
            result_data: null,
          })
        : undefined,
    ),
    must: ['unknown.event'],
    others: ['credentials.before-event'],
  },
  {
    name: 'answers validate_user with a text',
    break: resultOf('validate_user', () => 'ok'),
    must: ['validate_user.result'],
    others: ['validate_user.spelling'],
  },
  {
    name: 'never answers get_notes',
    timeout: 4000,
    break: (sound) => {
      const answer = answering((envelope) => envelope)(sound);
      return async (address, init) => {
        const waits = typeof init.body === 'string' && init.body.includes('get_notes');
        return waits ? new Promise(() => {}) : answer(address, init);
      };
    },
    must: ['get_notes.answers'],
    others: ['send_notes.repeated'],
  },
];
