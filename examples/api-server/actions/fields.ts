import type { FieldDefinitions } from 'svclink/api';

/** The fields of work orders in the demo. */
export const FIELDS: FieldDefinitions = {
  occupancy: {
    name: 'Occupancy',
    type: 'dropdown',
    source: 'property',
    options: { 1: 'Vacant', 2: 'Occupied' },
  },
  date_due: { name: 'Date due', type: 'date', source: 'workorder' },
  instructions: { name: 'Instructions', type: 'text', source: 'workorder' },
};

/** A fault of values that are to be stored. The framework has validated dates already. */
export interface FieldFault {
  readonly type: 'invalid_field' | 'invalid_option';
  readonly text: string;
}

function faultOf(name: string, value: unknown): FieldFault | undefined {
  const field = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
  if (!field) return { type: 'invalid_field', text: `There is no field ${name.slice(0, 40)}.` };
  if (field.options && !Object.entries(field.options).flat().includes(String(value))) {
    return { type: 'invalid_option', text: `${name} has no such option.` };
  }
  return undefined;
}

/** Returns the first fault of values; undefined without one. */
export function fieldFault(values: Readonly<Record<string, unknown>>): FieldFault | undefined {
  for (const [name, value] of Object.entries(values)) {
    const fault = faultOf(name, value);
    if (fault) return fault;
  }
  return undefined;
}
