import { type ActionEntry, absent, FURTHER_ACTIONS, malformed, row } from '../entry.js';

const common = { service: 'workorder', source: 'supplement', section: FURTHER_ACTIONS } as const;

const orderInvalid = row(
  'wo_invalid',
  'report_id is absent, malformed or unknown.',
  absent('report_id'),
  malformed('report_id'),
);

/** The actions on PCR forms: those of a work order, and the definitions. */
export const pcrActions: readonly ActionEntry[] = [
  {
    ...common,
    action: 'workorder/pcr/list',
    kind: 'read',
    purpose: 'Lists the PCR forms of a work order.',
    errors: [orderInvalid],
  },
  {
    ...common,
    action: 'workorder/pcr/get',
    kind: 'read',
    purpose: 'Gets a PCR form of a work order with its answers.',
    errors: [],
  },
  {
    ...common,
    action: 'workorder/pcr/answer',
    kind: 'write',
    purpose: 'Answers questions of a PCR form of a work order.',
    errors: [],
  },
  {
    ...common,
    action: 'workorder/pcr/detach',
    kind: 'write',
    purpose: 'Takes a PCR form off a work order.',
    errors: [
      orderInvalid,
      row(
        'pcr_form_id_invalid',
        'pcr_form_id is absent, malformed or unknown.',
        absent('pcr_form_id'),
        malformed('pcr_form_id'),
      ),
      row('pcr_not_attached', 'The form is not attached to the work order.'),
    ],
  },
  {
    action: 'pcr/get',
    service: 'pcr',
    kind: 'read',
    purpose: 'Gets the definition of a PCR form.',
    source: 'supplement',
    section: FURTHER_ACTIONS,
    errors: [],
  },
];
