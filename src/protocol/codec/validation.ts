/** One error of a validator, in the form of ajv. */
export interface ValidationError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** The most problems that are reported together. Validation stops after them. */
export const MOST_PROBLEMS = 20;

/** Returns true for a valid value. The errors of an invalid one are in `errors` until the next call. */
export interface Validate {
  (value: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}

/** The compiled schemas of one event: of its result, or of one element where the result is a list. */
export interface CompiledEvent {
  readonly data: Validate;
  readonly result?: Validate;
  readonly received?: Validate;
  readonly item?: Validate;
  readonly receivedItem?: Validate;
}

/** The validators of one event. */
export interface EventValidators {
  /** Canonical event_data. */
  readonly data: Validate;
  /** The result as it leaves on the wire. */
  readonly result: Validate;
  /** The result in canonical spelling, as a caller gets it. */
  readonly received: Validate;
  /** One element of a list event's result, on the wire. */
  readonly item?: Validate;
}

const NO_LIST: ValidationError = {
  instancePath: '',
  schemaPath: '#/type',
  keyword: 'type',
  params: { type: 'array' },
  message: 'must be array',
};

function inElement(error: ValidationError, index: number): ValidationError {
  const { instancePath, schemaPath } = error;
  return {
    ...error,
    instancePath: `/${index}${instancePath}`,
    schemaPath: schemaPath.replace('#', '#/items'),
  };
}

/**
 * Makes the validator of a list from the validator of its elements. It stops after the most problems that are reported.
 */
export function listOf(validateElement: Validate): Validate {
  const validate: Validate = (value) => {
    if (!Array.isArray(value)) {
      validate.errors = [NO_LIST];
      return false;
    }
    const found: ValidationError[] = [];
    for (let index = 0; index < value.length && found.length < MOST_PROBLEMS; index++) {
      if (validateElement(value[index])) continue;
      for (const error of validateElement.errors ?? []) found.push(inElement(error, index));
    }
    validate.errors = found.length === 0 ? null : found;
    return found.length === 0;
  };
  return validate;
}

/**
 * Makes the validators of an event from its compiled schemas.
 *
 * @throws Error where a schema was not compiled, which is a defect of the build
 */
export function eventValidators(event: string, compiled: CompiledEvent): EventValidators {
  const { data, item, receivedItem } = compiled;
  if (item !== undefined && receivedItem !== undefined) {
    return { data, item, result: listOf(item), received: listOf(receivedItem) };
  }
  const { result, received } = compiled;
  if (result === undefined || received === undefined) {
    throw new Error(`the result of ${event} was not compiled`);
  }
  return { data, result, received };
}
