import type { GoldenAction, Member } from './kinds.js';

const line = {
  line_id: 9101,
  invoice_item_id: 31,
  invoice_item_desc: 'Grass cut',
  invoice_item_other: 'Paint',
  qty: 2,
  uom_id: 1,
  price: -55.5,
  flat_fee: 0,
  price_sub_adj: -0.5,
  adj_comment: 'As agreed',
};

const lineMembers = (path: string): Record<string, Member> => ({
  [path]: 'list!',
  [`${path}.0`]: 'object',
  [`${path}.0.line_id`]: 'id!',
  [`${path}.0.invoice_item_id`]: 'numeric_id|null!',
  [`${path}.0.invoice_item_desc`]: 'text!',
  [`${path}.0.invoice_item_other`]: 'text|null!',
  [`${path}.0.qty`]: 'number!',
  [`${path}.0.uom_id`]: 'id|null!',
  [`${path}.0.price`]: 'number!',
  [`${path}.0.flat_fee`]: 'number!',
  [`${path}.0.price_sub_adj`]: 'number!',
  [`${path}.0.adj_comment`]: 'text|null!',
});

const changeMembers = (path: string): Record<string, Member> => ({
  [path]: 'list',
  [`${path}.0`]: 'object',
  [`${path}.0.line_id`]: 'id',
  [`${path}.0.invoice_item_id`]: 'numeric_id',
  [`${path}.0.invoice_item_desc`]: 'text',
  [`${path}.0.invoice_item_other`]: 'text',
  [`${path}.0.qty`]: 'amount',
  [`${path}.0.uom_id`]: 'id',
  [`${path}.0.price`]: 'amount',
  [`${path}.0.flat_fee`]: 'amount',
  [`${path}.0.price_sub_adj`]: 'amount',
  [`${path}.0.adj_comment`]: 'text',
});

const invoice = {
  invoice_id: 301,
  invoice_date: '01/06/2026',
  complete: 0,
  contractor_items: [],
  client_items: [],
};
const invoiceMembers = {
  invoice_id: 'id!',
  invoice_date: 'text|null!',
  complete: 'flag!',
  contractor_items: 'list!',
  client_items: 'list!',
} satisfies Record<string, Member>;

/** Invoice service: the supplement. */
export const invoiceTables: Readonly<Record<string, GoldenAction>> = {
  'invoice/id': {
    request: [{ good: { report_id: 1042 }, members: { report_id: 'id!' } }],
    response: [{ good: { invoice_id: 301 }, members: { invoice_id: 'id!' } }],
  },
  'invoice/create': {
    request: [
      {
        good: { report_id: 1042, contractor_items: [line], client_items: [line] },
        members: {
          report_id: 'id!',
          ...changeMembers('contractor_items'),
          ...changeMembers('client_items'),
        },
      },
      { good: { report_id: 1042 }, members: { report_id: 'id!' } },
    ],
    response: [{ good: { invoice_id: 301 }, members: { invoice_id: 'id!' } }],
  },
  'invoice/get': {
    request: [{ good: { invoice_id: 301 }, members: { invoice_id: 'id!' } }],
    response: [
      {
        good: {
          ...invoice,
          contractor_items: [line],
          client_items: [line],
          contractor_total_adj: -111.5,
          client_total_adj: 0,
        },
        members: {
          ...invoiceMembers,
          ...lineMembers('contractor_items'),
          ...lineMembers('client_items'),
          contractor_total_adj: 'number!',
          client_total_adj: 'number!',
        },
      },
      {
        good: { ...invoice, totals: { client: 1 } },
        members: { ...invoiceMembers, totals: 'object!', 'totals.client': 'any' },
      },
    ],
  },
  'invoice/update': {
    request: [
      {
        good: {
          report_id: 1042,
          invoice_id: 301,
          items: [line],
          contractor_items: [line],
          client_items: [line],
          complete: 1,
          client_discount_percentage: 5,
          contractor_discount_percentage: 2.5,
          sent_to_client_date: '02/29/2028',
        },
        members: {
          report_id: 'id!',
          invoice_id: 'id!',
          ...changeMembers('items'),
          ...changeMembers('contractor_items'),
          ...changeMembers('client_items'),
          complete: 'flag',
          client_discount_percentage: 'percentage',
          contractor_discount_percentage: 'percentage',
          sent_to_client_date: 'month_first',
        },
      },
    ],
    response: 'anything',
  },
  'invoice/delete/item': {
    request: [{ good: { line_id: 9101 }, members: { line_id: 'id!' } }],
    response: [{ good: { result: 'Saved' }, members: { result: 'text!' } }],
  },
};
