import { type DialectOptions, FormError } from '../../forms/index.js';
import { SvclinkError } from '../../protocol/base-error.js';
import { createDialect } from '../../protocol/dialect.js';
import { isObject } from '../../protocol/envelope.js';
import { UsageError } from '../usage-error.js';

export { isObject } from '../../protocol/envelope.js';

/** What a command may touch. */
export interface FormsIo {
  stdout(text: string): void;
  stderr(text: string): void;
  /** The text of a file; `-` is standard input. */
  readFile(path: string): Promise<string>;
}

/** Reads a file as JSON. */
export async function readJson(io: FormsIo, path: string): Promise<unknown> {
  const name = path === '-' ? 'standard input' : path;
  let text: string;
  try {
    text = await io.readFile(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${name}: cannot be read: ${reason}`);
  }
  return parseJson(text, name);
}

/** Parses JSON text; what cannot be parsed is wrong usage. */
export function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${name}: not JSON`);
  }
}

/** Runs a reading step; a wrong outer shape is wrong usage, told with the name of the file. */
export function naming<Value>(name: string, step: () => Value): Value {
  try {
    return step();
  } catch (error) {
    if (FormError.is(error)) throw new UsageError(`${name}: ${error.message}`);
    throw error;
  }
}

/** Reads a service's own names: JSON, or `@FILE` with it. */
export async function readDialect(
  io: FormsIo,
  value: string | undefined,
): Promise<DialectOptions | undefined> {
  if (value === undefined) return undefined;
  const json = value.startsWith('@')
    ? await readJson(io, value.slice(1))
    : parseJson(value, '--dialect');
  const names = isObject(json) ? Object.entries(json) : [['', undefined]];
  const texts = names.flatMap(([name, wire]) => (typeof wire === 'string' ? [[name, wire]] : []));
  if (texts.length < names.length) {
    throw new UsageError('--dialect: must be a JSON object of texts, or @FILE with one');
  }
  const dialect: { readonly [name: string]: string } = Object.fromEntries(texts);
  try {
    createDialect(dialect);
  } catch (error) {
    throw SvclinkError.is(error) ? new UsageError(`--${error.message}`) : error;
  }
  return dialect;
}
