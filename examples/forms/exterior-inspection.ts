import { defineForm } from 'svclink/forms';

/** Exterior inspection: the condition of a property's front, and necessary repairs. */
export const exteriorInspection = defineForm({
  id: 5101,
  name: 'Exterior Inspection',
  shareName: 'exteriorinspection',
  defaultRequired: true,
  questions: {
    intro: { type: 'title', text: 'Inspect the property from the street and from all sides.' },
    address: { type: 'svcfield', text: 'Property address' },
    inspectionDate: { type: 'date', text: 'Date of inspection', required: true },
    front: {
      type: 'photos',
      text: 'Front of house with address visible',
      photos: { min: 2, max: 4 },
    },
    construction: {
      type: 'dropdown',
      text: 'Construction',
      options: ['Brick', 'Frame', 'Stucco', 'Other'],
      required: true,
      transferPrevValues: true,
      autoTransferPrevValues: true,
    },
    constructionOther: {
      type: 'textbox',
      text: 'Describe the construction',
      required: true,
      hidden: true,
      transferPrevValues: true,
    },
    stories: {
      type: 'numeric',
      text: 'Number of stories',
      required: true,
      transferPrevValues: true,
      rules: [
        { operator: '>', value: 0 },
        { operator: '<', value: 5 },
      ],
    },
    damage: {
      type: 'checkbox',
      text: 'Visible damage',
      options: ['Roof', 'Siding', 'Windows', 'Doors', 'None'],
      required: true,
      photos: {
        min: 0,
        max: 0,
        when: [
          {
            operator: 'contains_any',
            value: ['Roof', 'Siding', 'Windows', 'Doors'],
            min: 1,
            max: 20,
          },
        ],
      },
    },
    damageDescription: {
      type: 'textarea',
      text: 'Describe the damage',
      required: true,
      hidden: true,
      rules: [{ operator: 'length_greater_than', value: 9 }],
    },
    secured: {
      type: 'radio',
      text: 'Is the property secured?',
      options: ['Yes', 'No'],
      required: true,
    },
    comments: { type: 'textarea', text: 'General comments' },
  },
  actions: [
    { when: 'construction', operator: '=', value: 'Other', show: ['constructionOther'] },
    {
      when: 'damage',
      operator: 'contains_any',
      value: ['Roof', 'Siding', 'Windows', 'Doors'],
      show: ['damageDescription'],
    },
  ],
});
