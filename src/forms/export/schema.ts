/** A JSON Schema or a part of one. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** A schema that accepts nothing. */
export const NEVER: JsonSchema = { not: {} };

/** Makes a reference into `$defs`, whose keys consist of letters, digits and hyphens. */
export function refTo(key: string): JsonSchema {
  return { $ref: `#/$defs/${key}` };
}

/** Combines schemas that all have to accept a value, in the shortest form. */
export function allOf(parts: readonly JsonSchema[]): JsonSchema {
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : { allOf: parts };
}

/** Combines schemas of which one has to accept a value. */
export function anyOf(parts: readonly JsonSchema[]): JsonSchema {
  const [only] = parts;
  if (only === undefined) return NEVER;
  return parts.length === 1 ? only : { anyOf: parts };
}

/** Makes the schema of an object whose member meets a schema; the member may be absent unless `required`. */
export function member(name: string, schema: JsonSchema, required: boolean): JsonSchema {
  const properties = Object.fromEntries([[name, schema]]);
  return { type: 'object', properties, ...(required && { required: [name] }) };
}

/** Makes a schema that applies another one where a condition is met. */
export function ifThen(condition: JsonSchema, demand: JsonSchema): JsonSchema {
  return Object.fromEntries([
    ['if', condition],
    ['then', demand],
  ]);
}
