import { useId } from 'preact/hooks';
import { asSentence } from '../plain-words.js';
import type { AskError } from '../server.js';
import { formatTimesIn } from './formats.js';

/** The last day and the last time of a date field: a year has four digits, and the field of the month follows it. */
export const LAST_DAY = '9999-12-31';
export const LAST_TIME = `${LAST_DAY}T23:59`;

const LAST: Readonly<Record<string, string>> = { date: LAST_DAY, 'datetime-local': LAST_TIME };

/** One field of a form. */
export interface FieldProps extends RefusedField {
  readonly label: string;
  readonly value?: string;
  readonly type?: 'text' | 'password' | 'date' | 'datetime-local' | 'url' | 'file';
  readonly choices?: readonly (readonly [value: string, label: string])[];
  /** The choices of a multiple choice; `FormData.getAll` returns the chosen ones. */
  readonly chosen?: readonly string[];
  readonly isRequired?: boolean;
  readonly isLong?: boolean;
  readonly hint?: string;
  readonly autocomplete?: string;
  /** The `accept` attribute of a file field. */
  readonly accept?: string;
  /** True for a rare field, which a disclosure contains. */
  readonly isFurther?: boolean;
  /** The texts that a text field offers while a person types. */
  readonly offers?: readonly string[];
  /** The reason for which the site has refused the field. */
  readonly problem?: string | undefined;
}

/** A labelled field: text, several lines, one of some choices, or several of them. */
export function Field(props: FieldProps) {
  return props.chosen ? <Checks {...props} chosen={props.chosen} /> : <SingleField {...props} />;
}

function Checks({
  name,
  label,
  choices = [],
  chosen,
  hint,
  problem,
}: FieldProps & { chosen: readonly string[] }) {
  const id = useId();
  return (
    <fieldset class="field checks" aria-describedby={describedBy(id, { hint, problem })}>
      <legend>{label}</legend>
      {choices.map(([value, text]) => (
        <label key={value}>
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
          />{' '}
          {text}
        </label>
      ))}
      <Notes id={id} hint={hint} problem={problem} />
    </fieldset>
  );
}

interface FieldNotes {
  readonly hint: string | undefined;
  readonly problem: string | undefined;
}

/** Returns the ids of the texts below a field. */
function describedBy(id: string, { hint, problem }: FieldNotes): string | undefined {
  const ids = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** The refusal of a field, and its hint. */
function Notes({ id, hint, problem }: FieldNotes & { readonly id: string }) {
  return (
    <>
      {problem && (
        <p class="problem" role="alert" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}

function SingleField(props: FieldProps) {
  const { label, hint, choices, isLong, offers, problem } = props;
  const id = useId();
  const shared = {
    id,
    name: props.name,
    required: props.isRequired ?? false,
    'aria-describedby': describedBy(id, { hint, problem }),
    ...(problem ? { 'aria-invalid': true } : {}),
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {choices ? (
        <select {...shared} defaultValue={props.value ?? ''}>
          {choices.map(([value, text]) => (
            <option key={value} value={value} selected={value === (props.value ?? '')}>
              {text}
            </option>
          ))}
        </select>
      ) : isLong ? (
        <textarea {...shared} rows={4} defaultValue={props.value ?? ''} />
      ) : (
        <input
          {...shared}
          type={props.type ?? 'text'}
          defaultValue={props.value ?? ''}
          {...(props.autocomplete ? { autocomplete: props.autocomplete } : {})}
          {...(props.accept ? { accept: props.accept } : {})}
          {...(LAST[props.type ?? ''] ? { max: LAST[props.type ?? ''] } : {})}
          {...(offers ? { list: `${id}-offers` } : {})}
        />
      )}
      {offers && (
        <datalist id={`${id}-offers`}>
          {offers.map((offer) => (
            <option key={offer} value={offer} />
          ))}
        </datalist>
      )}
      <Notes id={id} hint={hint} problem={problem} />
    </div>
  );
}

/** A field that the site has refused, and the reason as a sentence. */
export interface Refusal {
  readonly name: string;
  readonly problem: string;
}

/** The parts of a field that a refusal is found by. */
export interface RefusedField {
  readonly name: string;
  /** The codes of refusals that are always about this field, such as `already_there` for a name. */
  readonly refusals?: readonly string[];
  readonly type?: string;
}

/**
 * Returns the field that a refusal is about; undefined for another error. The site names the path of the member that it
 * refuses: `apps.create.scopes[1]: is required`.
 */
export function refusalOf(
  error: AskError | undefined,
  fields: readonly RefusedField[],
): Refusal | undefined {
  if (!error) return undefined;
  const owner = fields.find(({ refusals = [] }) => refusals.includes(error.code));
  if (owner) return { name: owner.name, problem: error.message };
  const name = error.refused?.names.find((member) => fields.some((field) => field.name === member));
  if (name === undefined) return refusalOfFile(error, fields);
  return { name, problem: formatTimesIn(asSentence(error.refused?.problem ?? '')) };
}

/** Returns the refusal of the content of a file, of which the form has no field. */
function refusalOfFile(error: AskError, fields: readonly RefusedField[]): Refusal | undefined {
  const file = fields.find(({ type }) => type === 'file');
  if (file === undefined || error.code !== 'input_invalid') return undefined;
  return { name: file.name, problem: error.message };
}
