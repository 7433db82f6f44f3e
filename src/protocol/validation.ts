/** One thing that a validator found wrong; the shape that ajv gives. */
export interface ValidationError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** How many problems are told together; what lies behind them is not looked for. */
export const MOST_PROBLEMS = 20;

/** Tells whether a value is valid; what is wrong with it stands in `errors` until the next call. */
export interface Validate {
  (value: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}

/** The compiled schemas of one event. */
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
