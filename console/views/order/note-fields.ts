import type { FieldProps } from '../../parts/form.js';
import { texts } from '../../texts.js';

/** Returns the fields of the text and the type of a note. @param before the note that is revised or changed */
export function noteFields(before?: {
  readonly note_text: string;
  readonly note_type: string;
}): readonly FieldProps[] {
  return [
    {
      name: 'note_text',
      label: texts.order.noteText,
      isLong: true,
      isRequired: true,
      value: before?.note_text ?? '',
    },
    {
      name: 'note_type',
      label: texts.order.noteType,
      choices: [
        ['wo', texts.order.noteOrder],
        ['prop', texts.order.noteProperty],
      ],
      value: before?.note_type ?? 'wo',
    },
  ];
}
