import type { GoldenAction } from './kinds.js';

const order = { good: { report_id: 1042 }, members: { report_id: 'id!' } } as const;
const property = { good: { org_property_id: 77 }, members: { org_property_id: 'id!' } } as const;
const nothing = { good: {}, members: {} } as const;
const result = { good: { result: 'Saved' }, members: { result: 'text!' } } as const;

const person = {
  user_id: 3,
  user_name: 'jdoe',
  user_email: 'jdoe@example.com',
  user_first_name: 'Jo',
  user_last_name: 'Doe',
  user_company: 'Doe',
  user_display_name: 'Jo Doe',
};

const summary = {
  report_id: 1042,
  org_property_id: 77,
  address: '12 Elm St',
  city: 'Dayton',
  state: 'OH',
  zip: '45402',
  loan_number: 'LN-1',
  work_type: 4,
  date_received: '20280229',
};

const roof = { name: 'Roof', type: 'dropdown', source: 'property', options: { 1: 'Flat' } };

/** User, Work order (without its forms) and Property services: JSON API document, and the supplement. */
export const orderTables: Readonly<Record<string, GoldenAction>> = {
  'user/search': {
    request: [
      {
        good: { user_email: 'a', user_name: 'b', user_company: 'c', offset: 100 },
        members: {
          user_email: 'filter',
          user_name: 'filter',
          user_company: 'filter',
          offset: 'id',
        },
      },
      nothing,
    ],
    response: [
      {
        good: {
          users: [person],
          next: { user_email: 'a', user_name: null, user_company: null, offset: 100 },
        },
        members: {
          users: 'list!',
          'users.0': 'object',
          'users.0.user_id': 'id!',
          'users.0.user_name': 'text!',
          'users.0.user_email': 'text!',
          'users.0.user_first_name': 'text!',
          'users.0.user_last_name': 'text!',
          'users.0.user_company': 'text!',
          'users.0.user_display_name': 'text!',
          next: 'object',
          'next.user_email': 'text|null!',
          'next.user_name': 'text|null!',
          'next.user_company': 'text|null!',
          'next.offset': 'id!',
        },
      },
    ],
  },
  'user/group/list': {
    request: [nothing],
    response: [
      { good: { groups: { 1: 'Office' } }, members: { groups: 'object!', 'groups.1': 'text' } },
    ],
  },
  'workorder/search': {
    request: [
      {
        good: {
          org_wo_num: '1',
          wo_number: '2',
          loan_number: '3',
          address: '12 Elm',
          city: 'Dayton',
          state: 'OH',
          zip: '45402',
          offset: 0,
        },
        members: {
          org_wo_num: 'filter',
          wo_number: 'filter',
          loan_number: 'filter',
          address: 'filter',
          city: 'filter',
          state: 'filter',
          zip: 'zip',
          offset: 'id',
        },
      },
      { good: { state: 'OH' }, members: { state: 'filter!' } },
    ],
    response: [
      {
        good: {
          work_orders: [summary],
          next: {
            org_wo_num: '1',
            wo_number: '2',
            loan_number: '3',
            address: '12 Elm',
            city: 'Dayton',
            state: 'OH',
            zip: '45402',
            offset: 100,
          },
        },
        members: {
          work_orders: 'list!',
          'work_orders.0': 'object',
          'work_orders.0.report_id': 'id!',
          'work_orders.0.org_property_id': 'id!',
          'work_orders.0.address': 'text!',
          'work_orders.0.city': 'text!',
          'work_orders.0.state': 'text!',
          'work_orders.0.zip': 'text!',
          'work_orders.0.loan_number': 'text!',
          'work_orders.0.work_type': 'id!',
          'work_orders.0.date_received': 'compact_date!',
          next: 'object',
          'next.org_wo_num': 'filter',
          'next.wo_number': 'filter',
          'next.loan_number': 'filter',
          'next.address': 'filter',
          'next.city': 'filter',
          'next.state': 'filter',
          'next.zip': 'filter',
          'next.offset': 'id!',
        },
      },
    ],
  },
  'workorder/fields': {
    request: [nothing],
    response: [
      {
        good: { roof },
        members: {
          roof: 'object',
          'roof.name': 'text!',
          'roof.type': 'text!',
          'roof.source': 'text',
          'roof.options': 'map',
          'roof.options.1': 'text',
        },
      },
      {
        good: { roof: { ...roof, options: [] } },
        members: {
          roof: 'object',
          'roof.name': 'text!',
          'roof.type': 'text!',
          'roof.source': 'text',
          'roof.options': 'map',
        },
      },
    ],
  },
  'workorder/get': {
    request: [order],
    response: [
      {
        good: { report_id: 1042, org_property_id: 77, values: { roof: '1' }, fields: { roof } },
        members: {
          report_id: 'id!',
          org_property_id: 'id!',
          values: 'object!',
          'values.roof': 'any',
          fields: 'object!',
          'fields.roof': 'object',
          'fields.roof.name': 'text!',
          'fields.roof.type': 'text!',
          'fields.roof.source': 'text',
          'fields.roof.options': 'map',
          'fields.roof.options.1': 'text',
        },
      },
    ],
  },
  'workorder/create': {
    request: [
      {
        good: {
          values: {
            address: '12 Elm St',
            city: 'Dayton',
            state: 'OH',
            zip: '45402',
            work_type: 4,
            client_company: 'Example',
            date_due: '20260201',
          },
          work_items: [{ id: '31', qty: 1, price: -55.5, instructions: 'Front' }],
        },
        members: {
          values: 'object!',
          'values.address': 'label!',
          'values.city': 'label!',
          'values.state': 'label!',
          'values.zip': 'zip!',
          'values.work_type': 'scalar!',
          'values.client_company': 'scalar!',
          'values.date_due': 'text!',
          work_items: 'list',
          'work_items.0': 'object',
          'work_items.0.id': 'numeric_id!',
          'work_items.0.qty': 'qty',
          'work_items.0.price': 'amount',
          'work_items.0.instructions': 'text',
        },
      },
    ],
    response: 'anything',
  },
  'workorder/update': {
    request: [
      {
        good: { report_id: 1042, values: { roof: '1' } },
        members: { report_id: 'id!', values: 'object!', 'values.roof': 'any' },
      },
    ],
    response: [
      {
        good: { result: 'Saved', org_property_id: 77, wo_reassociated: false },
        members: { result: 'text!', org_property_id: 'id!', wo_reassociated: 'boolean!' },
      },
    ],
  },
  'workorder/rfo': {
    request: [
      { good: { report_id: 1042, ready: 1 }, members: { report_id: 'id!', ready: 'flag!' } },
    ],
    response: [result],
  },
  'property/definition': {
    request: [nothing],
    response: [
      {
        good: { definition: ['address'], fields: { roof } },
        members: {
          definition: 'list!',
          'definition.0': 'text',
          fields: 'object!',
          'fields.roof': 'object',
          'fields.roof.name': 'text!',
          'fields.roof.type': 'text!',
          'fields.roof.source': 'text',
          'fields.roof.options': 'map',
          'fields.roof.options.1': 'text',
        },
      },
    ],
  },
  'property/id': {
    request: [
      {
        good: {
          address: '12 Elm St',
          city: 'Dayton',
          state: 'OH',
          zip: '45402',
          client_company: 'Example',
          loan_number: 'LN-1',
        },
        members: {
          address: 'label!',
          city: 'label!',
          state: 'label!',
          zip: 'zip!',
          client_company: 'text',
          loan_number: 'text',
        },
      },
    ],
    response: [property],
  },
  'property/get': {
    request: [property],
    response: [
      {
        good: {
          org_property_id: 77,
          address: '12 Elm St',
          city: 'Dayton',
          state: 'OH',
          zip: '45402',
          values: { roof: null },
          fields: {
            roof: { name: 'Roof', type: 'bool/yn', options: [] },
            gate: { name: 'Gate', type: 'dropdown', options: { 1: 'Locked' } },
          },
        },
        members: {
          org_property_id: 'id!',
          address: 'text!',
          city: 'text!',
          state: 'text!',
          zip: 'text!',
          values: 'object!',
          'values.roof': 'any',
          fields: 'object!',
          'fields.roof': 'object',
          'fields.roof.name': 'text!',
          'fields.roof.type': 'choice:text,date,dropdown,multiselect,bool/yn,bool/oo!',
          'fields.roof.options': 'map',
          'fields.gate': 'object',
          'fields.gate.name': 'text!',
          'fields.gate.type': 'choice:text,date,dropdown,multiselect,bool/yn,bool/oo!',
          'fields.gate.options': 'map',
          'fields.gate.options.1': 'text',
        },
      },
    ],
  },
  'property/update': {
    request: [
      {
        good: { org_property_id: 77, values: { roof: '1' } },
        members: { org_property_id: 'id!', values: 'object!', 'values.roof': 'any' },
      },
    ],
    response: [result],
  },
};
