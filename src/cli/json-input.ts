import { createDialect, type DialectOptions } from '../protocol/dialect.js';
import { isObject } from '../protocol/envelope/envelope.js';
import { parseSafeJson } from '../protocol/json/safe-json.js';
import { UsageError } from './command-error.js';
import type { Io } from './io.js';
import { asUsage, readTextFile } from './text-file.js';

/** Reads JSON from a file; `-` is standard input. @throws UsageError */
export async function readJsonFile(path: string, io: Io, name = path): Promise<unknown> {
  const option = name === path ? undefined : name;
  const text = path === '-' ? await io.stdin() : readTextFile(path, option);
  return parseJson(text, name === '-' ? 'standard input' : name);
}

/** Parses JSON text. @throws UsageError that names the source of the text */
export function parseJson(text: string, name: string): unknown {
  return asUsage(() => parseSafeJson(text, name));
}

/** Reads the JSON object of an option: its text, `@FILE`, or `-` for standard input. @throws UsageError */
export async function readJsonOption(
  option: string,
  value: string,
  io: Io,
): Promise<Record<string, unknown>> {
  const name = `--${option}`;
  const isText = value !== '-' && !value.startsWith('@');
  const parsed = isText
    ? parseJson(value, name)
    : await readJsonFile(value === '-' ? value : value.slice(1), io, name);
  if (isObject(parsed)) return parsed;
  throw new UsageError(`${name}: must be a JSON object`);
}

/** Reads the option for a service's own names on the wire. @throws UsageError; LinkError `option_invalid` */
export async function readDialect(
  value: string | undefined,
  io: Io,
): Promise<DialectOptions | undefined> {
  if (value === undefined) return undefined;
  const names = Object.entries(await readJsonOption('dialect', value, io));
  const texts = names.flatMap(([name, wire]) => (typeof wire === 'string' ? [[name, wire]] : []));
  if (texts.length < names.length) {
    throw new UsageError('--dialect: must be a JSON object of texts, or @FILE with one');
  }
  const dialect: { readonly [name: string]: string } = Object.fromEntries(texts);
  createDialect(dialect);
  return dialect;
}
