import { readFile } from 'node:fs/promises';
import { isObject } from '../protocol/envelope.js';
import type { Io } from './io.js';
import { UsageError } from './usage-error.js';

async function textOf(option: string, value: string, io: Io): Promise<string> {
  if (value === '-') return io.stdin();
  if (!value.startsWith('@')) return value;
  const path = value.slice(1);
  return readFile(path, 'utf8').catch((cause: unknown) => {
    const code: unknown =
      isObject(cause) || cause instanceof Error ? Reflect.get(cause, 'code') : '';
    throw new UsageError(`--${option}: ${path} cannot be read (${String(code)})`);
  });
}

/**
 * Reads the JSON object that an option gives: itself, `@FILE`, or `-` for standard input.
 *
 * @throws UsageError
 */
export async function readJsonOption(
  option: string,
  value: string,
  io: Io,
): Promise<Record<string, unknown>> {
  const text = await textOf(option, value, io);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new UsageError(`--${option}: is not JSON: ${reason}`);
  }
  if (isObject(parsed)) return parsed;
  throw new UsageError(`--${option}: must be a JSON object`);
}
