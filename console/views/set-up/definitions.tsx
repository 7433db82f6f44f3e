import type { DocumentType } from '../../../src/site/orders/attachments/document-types.js';
import type { Choice } from '../../../src/site/orders/choices.js';
import type { PropertyField } from '../../../src/site/orders/property-fields/field-value.js';
import { useLoaded } from '../../load.js';
import type { Column } from '../../parts/list.js';
import { ListHead } from '../../parts/list-page.js';
import { ask, may } from '../../server.js';
import { setUpTexts } from '../../texts/set-up.js';
import { texts } from '../../texts.js';
import { type RecordList, RecordPage, RecordSection } from './record-page.js';

const { fields: fieldWords, types: typeWords, choices: choiceWords } = setUpTexts;

/** The commands of a list, for administrators alone. */
function ifAllowed<Row>(
  commands: Pick<RecordList<Row>, 'actions' | 'actionsOf'>,
): Pick<RecordList<Row>, 'actions' | 'actionsOf'> {
  return may('administrator') ? commands : {};
}

const FIELD_COLUMNS: readonly Column<PropertyField>[] = [
  { title: fieldWords.label, show: ({ label }) => <strong>{label}</strong> },
  { title: fieldWords.name, show: ({ name }) => name },
  { title: fieldWords.type, show: ({ type }) => fieldWords.types[type] },
  { title: fieldWords.options, show: ({ options }) => options.join(', ') || texts.none },
];

/** The fields that the site defines for its properties. */
export function PropertyFields() {
  const loaded = useLoaded('property-fields');
  return (
    <RecordPage
      title={fieldWords.title}
      lead={fieldWords.lead}
      empty={fieldWords.empty}
      loaded={loaded}
      rows={loaded.answer?.fields}
      columns={FIELD_COLUMNS}
      nameOf={({ name }) => name}
      {...ifAllowed<PropertyField>({
        actions: [
          {
            label: fieldWords.add,
            fields: [
              { name: 'label', label: fieldWords.label, isRequired: true },
              {
                name: 'name',
                label: fieldWords.name,
                hint: fieldWords.nameHint,
                isRequired: true,
                refusals: ['already_there'],
              },
              {
                name: 'type',
                label: fieldWords.type,
                choices: Object.entries(fieldWords.types),
                value: 'text',
              },
              {
                name: 'options',
                label: fieldWords.options,
                hint: fieldWords.optionsHint,
                isLong: true,
              },
            ],
            send: ({ options = '', ...field }) =>
              ask('POST', 'property-fields', { ...field, options: linesOf(options) }),
          },
        ],
        actionsOf: ({ name }) => [
          {
            label: fieldWords.remove,
            ask: fieldWords.removeAsk,
            send: () => ask('DELETE', `property-fields/${encodeURIComponent(name)}`),
          },
        ],
      })}
    />
  );
}

/** Returns the lines of a text that are not blank. */
function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The types of documents, and the values from which orders are chosen. */
export function Definitions() {
  return (
    <>
      <ListHead title={typeWords.title} />
      <DocumentTypes />
      <Choices />
    </>
  );
}

const NAME_COLUMN = {
  title: typeWords.name,
  show: ({ name }: { readonly name: string }) => <strong>{name}</strong>,
};

function DocumentTypes() {
  const loaded = useLoaded('document-types');
  const field = { name: 'name', label: typeWords.name, isRequired: true };
  return (
    <RecordSection
      title={typeWords.documents}
      lead={typeWords.lead}
      empty={typeWords.empty}
      loaded={loaded}
      rows={loaded.answer?.types}
      columns={[NAME_COLUMN]}
      nameOf={({ name }) => name}
      {...ifAllowed<DocumentType>({
        actions: [
          {
            label: typeWords.add,
            fields: [{ ...field, refusals: ['already_there'] }],
            send: ({ name }) => ask('POST', 'document-types', { name }),
          },
        ],
        actionsOf: ({ name }) => [
          {
            label: typeWords.remove,
            ask: typeWords.removeAsk,
            send: () => ask('DELETE', `document-types/${encodeURIComponent(name)}`),
          },
        ],
      })}
    />
  );
}

const CHOICE_COLUMNS: readonly Column<Choice>[] = [
  NAME_COLUMN,
  { title: choiceWords.field, show: ({ field }) => choiceWords.fields[field] },
];

function Choices() {
  const loaded = useLoaded('work-choices');
  return (
    <RecordSection
      title={choiceWords.title}
      lead={choiceWords.lead}
      empty={choiceWords.empty}
      loaded={loaded}
      rows={loaded.answer?.choices}
      columns={CHOICE_COLUMNS}
      nameOf={({ name }) => name}
      idOf={({ id }) => id}
      {...ifAllowed<Choice>({
        actions: [
          {
            label: choiceWords.add,
            fields: [
              {
                name: 'field',
                label: choiceWords.field,
                choices: Object.entries(choiceWords.fields),
              },
              {
                name: 'name',
                label: typeWords.name,
                isRequired: true,
                refusals: ['already_there'],
              },
            ],
            send: (values) => ask('POST', 'work-choices', values),
          },
        ],
        actionsOf: ({ field, name }) => [
          {
            label: choiceWords.remove,
            ask: choiceWords.removeAsk,
            send: () => ask('POST', 'work-choices/remove', { field, name }),
          },
        ],
      })}
    />
  );
}
