import { isObject } from './envelope/envelope.js';
import {
  isWholeNumber,
  LONGEST_TIMEOUT,
  optionError,
  refuseUnknownOptions,
  wholeNumberForm,
} from './options.js';

/**
 * One option of a function such as `createReceiver`: its form and its default. The check at construction and the table
 * of docs/options.md come from this row; its meaning stands in the doc comment of the interface, where editors show it.
 */
export interface OptionRow<Value = unknown> {
  /** The form of a value, as a refusal states it: `a whole number from 1 to 10`. */
  readonly form: string;
  /** The value of an absent option. Undefined: there is none, or it depends on other options. */
  readonly byDefault?: Value;
  /** True for an option without which nothing can be made. */
  readonly isRequired?: true;
  /** Checks a value that is not undefined. @throws LinkError `option_invalid` */
  readonly check: (name: string, value: unknown) => void;
}

/** A row with a default. */
export interface DefaultedRow<Value> extends OptionRow<Value> {
  readonly byDefault: Value;
}

/** One row for each option of an interface. */
export type OptionRows<Options> = {
  readonly [Name in keyof Required<Options>]: OptionRow<Exclude<Options[Name], undefined>>;
};

type NamesWithDefault<Rows> = {
  [Name in keyof Rows]: Rows[Name] extends DefaultedRow<unknown> ? Name : never;
}[keyof Rows];

/** Options after {@link readOptions}: those that have a default are there. */
export type FilledOptions<Options, Rows> = Omit<Options, NamesWithDefault<Rows>> & {
  readonly [Name in keyof Options & NamesWithDefault<Rows>]-?: Exclude<Options[Name], undefined>;
};

type Accepts = (value: unknown) => boolean;

/**
 * A row of any form.
 *
 * @param form what stands after "must be" in the refusal
 */
export function option(form: string, accepts: Accepts): OptionRow<never>;
export function option<Value>(
  form: string,
  accepts: Accepts,
  byDefault: Value,
): DefaultedRow<Value>;
export function option<Value>(form: string, accepts: Accepts, byDefault?: Value): OptionRow<Value> {
  return rowOf(form, accepts, byDefault);
}

function rowOf<Value>(form: string, accepts: Accepts, byDefault?: Value): OptionRow<Value> {
  const check = (name: string, value: unknown) => {
    if (!accepts(value)) throw optionError(name, `must be ${form}`);
  };
  return { form, check, ...(byDefault === undefined ? {} : { byDefault }) };
}

/** A row without which nothing can be made. */
export function required<Row extends OptionRow>(row: Row): Row & { readonly isRequired: true } {
  return { ...row, isRequired: true };
}

/** A row of a whole number. */
export function wholeNumber(least: number, most: number): OptionRow<never>;
export function wholeNumber(least: number, most: number, byDefault: number): DefaultedRow<number>;
export function wholeNumber(
  least: number,
  most: number,
  byDefault?: number,
): OptionRow<number> | OptionRow<never> {
  const form = wholeNumberForm(least, most);
  const accepts = (value: unknown) => isWholeNumber(value, least, most);
  return rowOf(form, accepts, byDefault);
}

/** A row of a positive number of bytes or of records. */
export function amount(byDefault: number): DefaultedRow<number> {
  return wholeNumber(1, Number.MAX_SAFE_INTEGER, byDefault);
}

/** A row of milliseconds: 1 to what a timer can hold. */
export function milliseconds(byDefault: number): DefaultedRow<number> {
  return wholeNumber(1, LONGEST_TIMEOUT, byDefault);
}

/** A row of true or false. */
export function flag(): OptionRow<never>;
export function flag(byDefault: boolean): DefaultedRow<boolean>;
export function flag(byDefault?: boolean): OptionRow<boolean> | OptionRow<never> {
  const accepts = (value: unknown) => typeof value === 'boolean';
  const form = 'true or false';
  return rowOf(form, accepts, byDefault);
}

/** A row of text that is not empty. */
export function text(): OptionRow<never>;
export function text(byDefault: string): DefaultedRow<string>;
export function text(byDefault?: string): OptionRow<string> | OptionRow<never> {
  const accepts = (value: unknown) => typeof value === 'string' && value !== '';
  const form = 'text, not empty';
  return rowOf(form, accepts, byDefault);
}

/** A row of one of several words. */
export function oneOf<Choice extends string>(choices: readonly Choice[]): OptionRow<never>;
export function oneOf<Choice extends string>(
  choices: readonly Choice[],
  byDefault: Choice,
): DefaultedRow<Choice>;
export function oneOf<Choice extends string>(
  choices: readonly Choice[],
  byDefault?: Choice,
): OptionRow<Choice> | OptionRow<never> {
  const words = choices.map((choice) => `'${choice}'`);
  const form = `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
  const accepts = (value: unknown) => choices.some((choice) => choice === value);
  return rowOf(form, accepts, byDefault);
}

/** A row of a function. @param purpose what follows "a function" in the refusal, such as ` of the request` */
export function callback(purpose = ''): OptionRow<never> {
  return option(`a function${purpose}`, (value) => typeof value === 'function');
}

/** A row of an object with methods. */
export function withMethods(form: string, ...names: readonly string[]): OptionRow<never> {
  return option(form, (value) =>
    names.every((name) => typeof Reflect.get(Object(value), name) === 'function'),
  );
}

/** A row of a list of texts. @param items what they are, such as `hosts` */
export function texts(items: string): OptionRow<never>;
export function texts(items: string, byDefault: readonly string[]): DefaultedRow<readonly string[]>;
export function texts(
  items: string,
  byDefault?: readonly string[],
): OptionRow<readonly string[]> | OptionRow<never> {
  const accepts = (value: unknown) =>
    Array.isArray(value) && value.every((item) => typeof item === 'string');
  const form = `a list of ${items}`;
  return rowOf(form, accepts, byDefault);
}

/** A row of options of its own. */
export function nested<Options extends object>(
  rows: OptionRows<Options>,
  { orFalse = false }: { readonly orFalse?: boolean } = {},
): OptionRow<never> {
  const form = orFalse ? 'an object of options, or false' : 'an object of options';
  const check = (name: string, value: unknown) => {
    if (orFalse && value === false) return;
    if (!isObject(value)) throw optionError(name, `must be ${form}`);
    checkOptions(name, rows, value, `${name}.`);
  };
  return { form, check };
}

/** A row that `false` switches off. */
export function orFalse<Value>(row: OptionRow<Value>): OptionRow<Value> {
  const form = `${row.form}, or false`;
  const check = (name: string, value: unknown) => {
    if (value === false) return;
    try {
      row.check(name, value);
    } catch {
      throw optionError(name, `must be ${form}`);
    }
  };
  return { ...row, form, check };
}

/**
 * Checks members by their rows, in an object that may have others.
 *
 * @throws LinkError `option_invalid`
 */
export function checkMembers(
  rows: Readonly<Record<string, OptionRow>>,
  options: object,
  path: string,
): void {
  for (const [name, row] of Object.entries(rows)) {
    const value: unknown = Reflect.get(options, name);
    if (value !== undefined || row.isRequired) row.check(`${path}${name}`, value);
  }
}

/**
 * Checks options by their rows without filling in defaults.
 *
 * @throws LinkError `option_invalid`
 */
export function checkOptions(
  maker: string,
  rows: Readonly<Record<string, OptionRow>>,
  options: object,
  path: string,
): void {
  refuseUnknownOptions(maker, options, rows);
  checkMembers(rows, options, path);
}

/**
 * Checks options by their rows and fills in the defaults. An option that is undefined counts as absent.
 *
 * @param maker the function whose options they are, such as `createReceiver`
 * @param path what stands before the names in messages, such as `accounts[0].`
 * @throws LinkError `option_invalid`; the message names the option and its form, never its value
 */
export function readOptions<Options extends object, Rows extends OptionRows<Options>>(
  maker: string,
  rows: Rows & OptionRows<Options>,
  options: Options,
  path = '',
): FilledOptions<Options, Rows> {
  if (typeof options !== 'object' || options === null) {
    const needed = Object.entries<OptionRow>(rows).flatMap(([name, { isRequired }]) =>
      isRequired ? [name] : [],
    );
    throw optionError(maker, `takes an object with ${needed.join(' and ') || 'options'}`);
  }
  checkOptions(maker, rows, options, path);
  return fillOptions<Options, Rows>(rows, options);
}

/** Fills in the defaults of options that were checked, such as those within other options. */
export function fillOptions<Options extends object, Rows extends OptionRows<Options>>(
  rows: Rows & OptionRows<Options>,
  options: Options,
): FilledOptions<Options, Rows> {
  const filled: Record<string, unknown> = {};
  for (const [name, { byDefault }] of Object.entries<OptionRow>(rows)) {
    const value: unknown = Reflect.get(options, name) ?? byDefault;
    if (value !== undefined) filled[name] = value;
  }
  // The rows name every option, which the compiler cannot follow through entries.
  return filled as FilledOptions<Options, Rows>;
}
