import { defineForm } from 'svclink/forms';

/** Grass cut: the required photos depend on the work done. */
export const grassCut = defineForm({
  id: 5102,
  name: 'Grass Cut',
  shareName: 'grasscut',
  defaultRequired: true,
  questions: {
    completed: {
      type: 'radio',
      text: 'Was the grass cut?',
      options: ['Yes', 'No', 'Partially'],
      required: true,
      photos: {
        min: 1,
        max: 2,
        when: [
          { operator: '=', value: 'Yes', min: 4, max: 12 },
          { operator: '=', value: 'Partially', min: 6, max: 12 },
        ],
      },
    },
    cutDate: { type: 'date', text: 'Date cut', required: true, hidden: true },
    height: {
      type: 'numeric',
      text: 'Height of the grass before the cut, in inches',
      required: true,
      hidden: true,
      rules: [{ operator: '<', value: 120 }],
      photos: { max: 0, when: [{ operator: '>', value: 12, min: 1, max: 3 }] },
    },
    work: {
      type: 'checkbox',
      text: 'What was done',
      options: ['Front yard', 'Back yard', 'Side yards', 'Edging', 'Clippings removed'],
      required: true,
      hidden: true,
      rules: [{ operator: 'count_greater_than', value: 1 }],
    },
    reasons: {
      type: 'checkbox',
      text: 'Why was the grass not cut?',
      options: ['Locked gate', 'Dog on site', 'Debris', 'Occupant refused', 'Other'],
      required: true,
      hidden: true,
      rules: [{ operator: 'count_less_than', value: 4 }],
    },
    reasonOther: { type: 'textbox', text: 'Other reason', required: true, hidden: true },
    before: { type: 'photos', text: 'Before', hidden: true, photos: { min: 2, max: 10 } },
    after: { type: 'photos', text: 'After', hidden: true, photos: { min: 2, max: 10 } },
  },
  actions: [
    {
      when: 'completed',
      operator: 'contains_any',
      value: ['Yes', 'Partially'],
      show: ['cutDate', 'height', 'work', 'before', 'after'],
    },
    {
      when: 'completed',
      operator: 'contains_any',
      value: ['No', 'Partially'],
      show: ['reasons'],
    },
    { when: 'reasons', operator: 'contains_any', value: ['Other'], show: ['reasonOther'] },
  ],
});
