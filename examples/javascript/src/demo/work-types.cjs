'use strict';

const { exteriorInspection } = require('./forms/exterior-inspection.cjs');
const { grassCut } = require('./forms/grass-cut.cjs');
const { occupancy } = require('./forms/occupancy.cjs');

/** The forms of the demo. */
const demoForms = [exteriorInspection, grassCut, occupancy];

const WORK_TYPES = [
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

module.exports = { demoForms, WORK_TYPES };
