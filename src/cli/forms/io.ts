import { FormError } from '../../forms/index.js';
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
    if (error instanceof FormError) throw new UsageError(`${name}: ${error.message}`);
    throw error;
  }
}
