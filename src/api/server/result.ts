import { Readable } from 'node:stream';
import type { Reply } from '../../http/index.js';
import type { Validate } from '../../protocol/codec/validation.js';
import { isObject } from '../../protocol/envelope/envelope.js';
import { LinkError } from '../../protocol/errors/errors.js';
import { emptiedByJson } from '../../protocol/json/emptied.js';
import type { ActionEntry } from '../catalogue/index.js';
import {
  type ContentRun,
  contentText,
  isOutgoingContent,
  startContent,
} from '../content/outgoing-content.js';
import type { JsonObject } from '../request/json-text.js';
import { describeFinding, responseValidators } from '../validation.js';
import { pageOf } from './paging.js';

/** Makes the body of a response from the result of a handler. */
export type ResultWriter = (
  request: JsonObject,
  result: unknown,
  run: ContentRun,
) => Reply['body'] | Promise<Reply['body']>;

/** Makes the failure of a handler with an invalid result; it is logged, never sent to the caller. */
const wrongResult = (action: string, what: string): LinkError =>
  new LinkError('result_invalid', `the handler of ${action} returned a wrong result: ${what}`);

/** Placeholders in the check for values that are known only after all content was read. */
const UNKNOWN_YET = { content: '', hash: '0'.repeat(64) };

async function writeContent(
  action: string,
  isValid: Validate,
  result: unknown,
  run: ContentRun,
): Promise<Reply['body']> {
  if (!isObject(result) || !isOutgoingContent(result.content)) {
    throw wrongResult(action, 'content has to be bytes or a stream of bytes');
  }
  const { content, hash: _, ...members } = result;
  if (!isValid({ ...members, ...UNKNOWN_YET })) {
    if (content instanceof Readable) content.destroy();
    throw wrongResult(action, describeFinding(isValid));
  }
  return contentText(members, await startContent(content, run), run);
}

function write(action: string, isValid: Validate, result: unknown): string {
  // A handler of an action without a described response may return nothing.
  const value = result === undefined ? {} : result;
  // Without a described response the schema accepts anything.
  const what = emptiedByJson(value);
  if (what !== undefined) throw wrongResult(action, `it is a ${what}, not an object`);
  if (!isValid(value)) throw wrongResult(action, describeFinding(isValid));
  return JSON.stringify(value);
}

/** Makes the writer of one action's results. */
export function createResultWriter({ action, content, search }: ActionEntry): ResultWriter {
  const isValid = responseValidators.get(action);
  if (!isValid) throw new Error(`there is no validator of what /${action} answers`);
  if (content === 'response') {
    return (_request, result, run) => writeContent(action, isValid, result, run);
  }
  if (search) {
    return async (request, result, run) =>
      write(action, isValid, await pageOf(search, request, result, run));
  }
  return (_request, result) => write(action, isValid, result);
}
