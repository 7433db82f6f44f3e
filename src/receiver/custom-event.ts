import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { EventDefinition } from '../protocol/catalogue/definition.js';
import type { CatalogueEntry } from '../protocol/catalogue/entry.js';
import type { Shape } from '../protocol/codec/shape.js';
import { shapeOf } from '../protocol/codec/shape.js';
import type { Validate } from '../protocol/codec/validation.js';
import { LinkError } from '../protocol/errors/errors.js';
import { checkTimeout } from '../protocol/options.js';
import { loadAjv } from './load-ajv.cjs';

/** A JSON Schema (2020-12) whose valid values have the type `T`; made by {@link typedSchema}. */
export interface TypedSchema<T> {
  readonly schema: Readonly<Record<string, unknown>> | boolean;
  /** Absent at run time: it carries the type. */
  readonly valid?: T;
}

/** An event of the integrator's own. */
export interface CustomEvent<Data, Reply> {
  /**
   * The schema of event_data in canonical spelling: flags are boolean and numbers are numbers, for every spelling of
   * callers.
   */
  readonly data: TypedSchema<Data>;
  /** The schema of a handler's result. Default: any result is sent as it is. */
  readonly result?: TypedSchema<Reply>;
  /** One line for `events()`. Default empty. */
  readonly purpose?: string;
  /** Milliseconds within which its handler must settle. Default: `deadline.default` of the receiver. */
  readonly deadline?: number;
  /** `reads` if a repetition never changes anything. Default `changes`. */
  readonly effect?: CatalogueEntry['effect'];
  /**
   * Returns the identity of a delivery among those of its sender: any JSON value made from the data. With the option
   * `deliveries` a repetition is recognised by it. Default: no call is treated as a repetition.
   */
  readonly identity?: (data: Data) => unknown;
}

/**
 * Gives a schema the type of its valid values.
 *
 * @example typedSchema<{ zip: string }>({ type: 'object', properties: { zip: { type: 'string' } }, required: ['zip'] })
 */
export function typedSchema<T>(schema: TypedSchema<T>['schema']): TypedSchema<T> {
  return { schema };
}

const NAME = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;

/**
 * Compiles a custom event at its registration.
 *
 * @throws LinkError `option_invalid` for its name, `schema_invalid` for its schemas
 */
export function customDefinition(
  name: string,
  event: CustomEvent<Record<string, unknown>, unknown>,
): EventDefinition {
  if (!NAME.test(name)) {
    throw new LinkError(
      'option_invalid',
      `define('${name}'): an event's name is a word of letters, digits and _`,
    );
  }
  checkTimeout(`define('${name}').deadline`, event.deadline);
  const data = compile(name, 'data', event.data);
  const result = event.result === undefined ? undefined : compile(name, 'result', event.result);
  const open = { shape: { kind: 'any' } satisfies Shape, validate: () => true };
  const { shape, validate } = result ?? open;
  return {
    entry: {
      name,
      purpose: event.purpose ?? '',
      source: 'custom',
      section: '',
      direction: { caller: 'importer', receiver: 'owner' },
      effect: event.effect ?? 'changes',
      result: result ? 'checked' : 'open',
      ...(event.identity === undefined ? {} : { identity: event.identity }),
    },
    data: data.shape,
    result: shape,
    validators: { data: data.validate, result: validate, received: validate },
  };
}

function compile(
  name: string,
  side: 'data' | 'result',
  typed: TypedSchema<unknown> | undefined,
): { shape: Shape; validate: Validate } {
  if (typeof typed !== 'object' || typed === null || !('schema' in typed)) {
    throw new LinkError(
      'schema_invalid',
      `define('${name}').${side}: wrap the schema: typedSchema({ … })`,
    );
  }
  const { Ajv2020, fullFormats } = loadAjv();
  const ajv = new Ajv2020({
    strict: true,
    strictTuples: false,
    allowUnionTypes: true,
    formats: fullFormats,
  });
  try {
    const validate: ValidateFunction = ajv.compile(typed.schema);
    return { shape: shapeOf(typed.schema), validate: validate as Validate };
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : 'is not valid';
    throw new LinkError('schema_invalid', `define('${name}').${side}: ${problem}`, { cause });
  }
}
