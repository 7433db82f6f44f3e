import {
  type ActionEntry,
  FURTHER_ACTIONS,
  malformed,
  row,
  rowWithStatus,
  rule,
} from '../entry.js';

const ADDRESS = ['address', 'city', 'state', 'zip'] as const;

const partMissing = rule((request) =>
  ADDRESS.some((name) => {
    const part = request[name];
    return part === undefined || part === null || (typeof part === 'string' && part.trim() === '');
  }),
);

const common = { service: 'property', source: 'supplement', section: FURTHER_ACTIONS } as const;

/** The actions of the Property service. */
export const propertyActions: readonly ActionEntry[] = [
  {
    ...common,
    action: 'property/definition',
    kind: 'read',
    purpose: 'Lists the fields of properties, and those that identify one.',
    errors: [],
  },
  {
    ...common,
    action: 'property/id',
    kind: 'read',
    purpose: 'Finds the id of a property by its address.',
    errors: [
      row('address_invalid', 'A part of the address is not usable text.', malformed(...ADDRESS)),
      row(
        'missing_fields',
        'A part of the address, or another field of the definition, is absent.',
        partMissing,
      ),
      rowWithStatus(404, 'not_found', 'There is no such property.'),
    ],
  },
  {
    ...common,
    action: 'property/get',
    kind: 'read',
    purpose: 'Gets a property.',
    errors: [],
  },
  {
    ...common,
    action: 'property/update',
    kind: 'write',
    purpose: 'Changes fields of a property.',
    errors: [],
  },
];
