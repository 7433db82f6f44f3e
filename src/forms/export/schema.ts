/** A JSON Schema or a part of one. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** Accepts nothing. */
export const NEVER: JsonSchema = { not: {} };

/** A reference into `$defs`, whose keys are made of letters, digits and hyphens. */
export function refTo(key: string): JsonSchema {
  return { $ref: `#/$defs/${key}` };
}

/** All of several schemas, as short as it can be said. */
export function allOf(parts: readonly JsonSchema[]): JsonSchema {
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : { allOf: parts };
}

/** Any of several schemas. */
export function anyOf(parts: readonly JsonSchema[]): JsonSchema {
  const [only] = parts;
  if (only === undefined) return NEVER;
  return parts.length === 1 ? only : { anyOf: parts };
}

/** An object whose member meets a schema; absent is fine unless `required`. */
export function member(name: string, schema: JsonSchema, required: boolean): JsonSchema {
  const properties = Object.fromEntries([[name, schema]]);
  return { type: 'object', properties, ...(required && { required: [name] }) };
}

/** A schema that demands another only where a condition holds. */
export function ifThen(condition: JsonSchema, demand: JsonSchema): JsonSchema {
  return Object.fromEntries([
    ['if', condition],
    ['then', demand],
  ]);
}
