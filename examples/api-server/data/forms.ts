import type { Answer, PcrQuestion } from 'svclink/api';

/** A form attached to a work order, with its answers by question. */
export interface AttachedForm {
  pcr_form_id: number;
  answers: Map<number, Answer['answer']>;
}

/** The one form of the demo. */
export const FORM: { id: number; version: number; name: string; questions: PcrQuestion[] } = {
  id: 12,
  version: 3,
  name: 'Occupancy check',
  questions: [
    {
      id: 88,
      question: 'Is the property occupied?',
      type: 'radio',
      questionType: 'radio',
      questionDataType: 'int',
      required: true,
      active: true,
      maxLength: null,
      items: [
        { id: 401, value: 'yes', label: 'Yes', thirdparty_value: 'Y' },
        { id: 402, value: 'no', label: 'No', thirdparty_value: 'N' },
      ],
      rules: [],
      events: [],
      photos: { min: 1, max: 4 },
    },
    {
      id: 89,
      question: 'When was it seen last?',
      type: 'date',
      questionType: 'date',
      questionDataType: 'date',
      required: false,
      active: true,
      maxLength: null,
      rules: [],
      events: [],
      photos: { min: 0, max: 0 },
    },
  ],
};
