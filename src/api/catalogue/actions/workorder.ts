import {
  type ActionEntry,
  absent,
  FURTHER_ACTIONS,
  malformed,
  row,
  rowWithStatus,
  rule,
} from '../entry.js';

const common = { service: 'workorder', source: 'supplement', section: FURTHER_ACTIONS } as const;

const reportIdInvalid = row(
  'invalid_report_id',
  'report_id is absent or malformed, or the order to make ready is unknown.',
  absent('report_id'),
  malformed('report_id'),
);

const SEARCHED = ['org_wo_num', 'wo_number', 'loan_number', 'address', 'city', 'state', 'zip'];

const nothingToSearch = rule((request) =>
  SEARCHED.every((name) => {
    const value = request[name];
    return (
      value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
    );
  }),
);

const REQUIRED = ['address', 'city', 'state', 'zip', 'work_type', 'client_company', 'date_due'];

/** Returns true for values of a new order of which a required one is blank. The schema refuses absent ones. */
function lacksField(values: unknown): boolean {
  if (typeof values !== 'object' || values === null) return false;
  const given = new Map<string, unknown>(Object.entries(values));
  return REQUIRED.some((name) => {
    return given.has(name) && String(given.get(name) ?? '').trim() === '';
  });
}

const search: ActionEntry = {
  action: 'workorder/search',
  service: 'workorder',
  kind: 'read',
  purpose: 'Returns the work orders that match, at most 100 a page.',
  source: 'document',
  section: 'POST /workorder/search',
  search: {
    list: 'work_orders',
    parameters: SEARCHED,
    repeatsAll: false,
  },
  errors: [row('invalid_search', 'No parameter other than offset is sent.', nothingToSearch)],
};

const rfo: ActionEntry = {
  ...common,
  action: 'workorder/rfo',
  kind: 'write',
  purpose: 'Marks an order as ready for office, or not.',
  errors: [
    reportIdInvalid,
    row('ready_required', 'ready is absent.', absent('ready')),
    row('ready_invalid', 'ready is neither 1 nor 0.', malformed('ready')),
    row('photo_count_error', 'The order has too few photos.'),
    row('photo_flag_error', 'Photos are not flagged as they have to be.'),
    row('office_locked', 'The office has locked the order.'),
    row('pcr_error', 'A form of the order is not complete.'),
  ],
};

/** The actions of the Work order service, without those of its PCR forms. */
export const workorderActions: readonly ActionEntry[] = [
  search,
  {
    ...common,
    action: 'workorder/fields',
    kind: 'read',
    purpose: 'Lists the fields of work orders.',
    errors: [],
  },
  { ...common, action: 'workorder/get', kind: 'read', purpose: 'Gets a work order.', errors: [] },
  {
    ...common,
    action: 'workorder/create',
    kind: 'write',
    datesIn: 'values',
    purpose: 'Creates a work order.',
    errors: [
      row(
        'missing_fields',
        'A required field is blank, or there is no account and the client company has none by default; ours.',
        rule(({ values }) => lacksField(values)),
      ),
      row('invalid_field', 'values names a field that there is not; ours.'),
      row('invalid_date', 'A value of a date field is no date; ours.'),
      row('invalid_option', 'A value is none of the options of its field; ours.'),
    ],
  },
  {
    ...common,
    action: 'workorder/update',
    kind: 'write',
    datesIn: 'values',
    purpose: 'Changes fields of a work order.',
    errors: [
      reportIdInvalid,
      rowWithStatus(404, 'not_found', 'There is no such work order.'),
      row('values_required', 'values is absent.', absent('values')),
      row('invalid_field', 'values names a field that there is not.'),
      row('invalid_date', 'A value of a date field is no date.'),
      row('invalid_option', 'A value is none of the options of its field.'),
    ],
  },
  rfo,
];
