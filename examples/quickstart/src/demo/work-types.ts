import type { PcrJson } from 'svclink/forms';
import { exteriorInspection } from '../../../forms/exterior-inspection.js';
import { grassCut } from '../../../forms/grass-cut.js';
import { occupancy } from '../../../forms/occupancy.js';

/** The forms of the demo. */
export const demoForms: readonly PcrJson[] = [exteriorInspection, grassCut, occupancy];

/** A form that belongs to a type of work. */
interface WorkForm {
  readonly form: PcrJson;
  readonly required: boolean;
}

/** A type of work. */
export interface WorkType {
  readonly name: string;
  readonly instructions: string;
  readonly forms: readonly WorkForm[];
  /** The ordered lines: description, quantity, price per unit. */
  readonly lines: readonly (readonly [desc: string, qty: number, price: number])[];
}

export const WORK_TYPES: readonly WorkType[] = [
  {
    name: 'Grass Cut',
    instructions:
      'Cut the whole lawn, edge the walks, remove the clippings. Photos before and after.',
    forms: [{ form: grassCut, required: true }],
    lines: [
      ['Grass cut up to 10,000 sq ft', 1, 45],
      ['Edging', 1, 12.5],
    ],
  },
  {
    name: 'Exterior Inspection',
    instructions: 'Inspect from the street and from all sides. Do not enter the property.',
    forms: [{ form: exteriorInspection, required: true }],
    lines: [['Exterior inspection', 1, 30]],
  },
  {
    name: 'Occupancy Check',
    instructions: 'Find out whether the property is occupied. Do not disturb the occupant twice.',
    forms: [{ form: occupancy, required: true }],
    lines: [['Occupancy check', 1, 18]],
  },
  {
    name: 'Initial Secure',
    instructions: 'Change the rear lock, put up a lock box, report all damage.',
    forms: [
      { form: exteriorInspection, required: true },
      { form: occupancy, required: false },
    ],
    lines: [
      ['Lock change', 1, 60],
      ['Lock box', 1, 20],
      ['Trip charge', 1, 35],
    ],
  },
  {
    name: 'Winterization',
    instructions: 'Dry winterization. Post the notices at every fixture.',
    forms: [],
    lines: [
      ['Dry winterization, one unit', 1, 90],
      ['Antifreeze, per trap', 4, 6.25],
    ],
  },
  {
    name: 'Debris Removal',
    instructions: 'Remove exterior debris. Bid on interior debris, do not remove it.',
    forms: [{ form: grassCut, required: false }],
    lines: [['Exterior debris, per cubic yard', 6, 40]],
  },
];
