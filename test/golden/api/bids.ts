import type { GoldenAction } from './kinds.js';

const order = { good: { report_id: 1042 }, members: { report_id: 'id!' } } as const;
const bid = { good: { comp_note_id: 501 }, members: { comp_note_id: 'id!' } } as const;
const result = { good: { result: 'Saved' }, members: { result: 'text!' } } as const;

/** AutoImport and Bid services: JSON API document, sections of their objects and endpoints. */
export const bidTables: Readonly<Record<string, GoldenAction>> = {
  'autoimport/list': {
    request: [{ good: {}, members: {} }],
    response: [
      {
        good: [
          {
            autoimport_id: 7,
            import_name: 'INS',
            client_company_name: 'Example',
            active: 1,
            friendly_name: 'Inspections',
            api_capabilities: ['upload', 'export'],
          },
        ],
        members: {
          '0': 'object',
          '0.autoimport_id': 'id!',
          '0.import_name': 'text!',
          '0.client_company_name': 'text!',
          '0.active': 'flag!',
          '0.friendly_name': 'text!',
          '0.api_capabilities': 'list!',
          '0.api_capabilities.0': 'choice:upload,export',
          '0.api_capabilities.1': 'choice:upload,export',
        },
      },
      { good: [], members: {} },
    ],
  },
  'autoimport/upload': {
    request: [
      {
        good: { autoimport_id: 7, name: 'orders.csv', content: 'AAAA' },
        members: { autoimport_id: 'id!', name: 'file_name!', content: 'content!' },
      },
    ],
    response: [{ good: { message: 'Queued' }, members: { message: 'text!' } }],
  },
  'autoimport/export': {
    request: [
      {
        good: { autoimport_id: 7, export_date: '2028-02-29' },
        members: { autoimport_id: 'id!', export_date: 'date!' },
      },
    ],
    // Content leaves as bytes and its hash is made on the way; how is checked where downloads are.
    response: [{ good: { file_name: 'pir.zip' }, members: { file_name: 'text!' } }],
  },
  'bid/list': {
    request: [order],
    response: [
      {
        good: {
          report_id: 1042,
          bids: [
            {
              comp_note_id: 501,
              invoice_item_id: 31,
              description: 'Grass cut',
              qty: 2,
              uom: 1,
              contractor_price: -40,
              client_price: 55.5,
              comment: '',
              completion_comment: 'Done',
            },
          ],
        },
        members: {
          report_id: 'id!',
          bids: 'list!',
          'bids.0': 'object',
          'bids.0.comp_note_id': 'id!',
          'bids.0.invoice_item_id': 'id|null!',
          'bids.0.description': 'text!',
          'bids.0.qty': 'number!',
          'bids.0.uom': 'id|null!',
          'bids.0.contractor_price': 'number!',
          'bids.0.client_price': 'number!',
          'bids.0.comment': 'text!',
          'bids.0.completion_comment': 'text!',
        },
      },
    ],
  },
  'bid/create': {
    request: [
      {
        good: {
          report_id: 1042,
          invoice_item_id: 31,
          qty: 2,
          uom: 1,
          contractor_price: -40.5,
          client_price: 55.5,
          comment: 'Front',
          comp_comment: 'Done',
        },
        members: {
          report_id: 'id!',
          invoice_item_id: 'numeric_id!',
          qty: 'qty!',
          uom: 'id',
          contractor_price: 'amount!',
          client_price: 'amount!',
          comment: 'text',
          comp_comment: 'text',
        },
      },
      {
        good: {
          report_id: 1042,
          invoice_item_other: 'Board a window',
          qty_completion: 0.5,
          contractor_price: 0,
          client_price: -1,
        },
        members: {
          report_id: 'id!',
          invoice_item_other: 'label!',
          qty_completion: 'qty!',
          contractor_price: 'amount!',
          client_price: 'amount!',
        },
      },
    ],
    response: [bid],
  },
  'bid/update': {
    request: [
      {
        good: {
          comp_note_id: 501,
          qty: 0,
          qty_completion: 1,
          uom: 2,
          contractor_price: -1,
          client_price: 1,
          comment: '',
          comp_comment: 'x',
        },
        members: {
          comp_note_id: 'id!',
          qty: 'qty',
          qty_completion: 'qty',
          uom: 'id',
          contractor_price: 'amount',
          client_price: 'amount',
          comment: 'text',
          comp_comment: 'text',
        },
      },
    ],
    response: [result],
  },
  'bid/delete': { request: [bid], response: [result] },
  'bid/uom': {
    request: [{ good: {}, members: {} }],
    response: [
      { good: { uom: { 1: 'Each' } }, members: { uom: 'object!', 'uom.1': 'text' } },
      { good: { uom: {} }, members: { uom: 'object!' } },
    ],
  },
  'bid/invoice/items': {
    request: [order],
    response: [
      {
        good: {
          report_id: 1042,
          invoice_items: [
            {
              invoice_item_id: 31,
              description: 'Grass cut',
              client_price: 55.5,
              contractor_price: -40,
              uom: 1,
            },
          ],
        },
        members: {
          report_id: 'id!',
          invoice_items: 'list!',
          'invoice_items.0': 'object',
          'invoice_items.0.invoice_item_id': 'numeric_id!',
          'invoice_items.0.description': 'text!',
          'invoice_items.0.client_price': 'number!',
          'invoice_items.0.contractor_price': 'number!',
          'invoice_items.0.uom': 'id!',
        },
      },
    ],
  },
};
