import { pipeline } from 'node:stream/promises';
import { saveToPath } from '../../../net/index.js';
import type { CatalogueEntry } from '../../catalogue/index.js';
import { ReceivedContent } from '../content/received-content.js';
import { ApiExchangeError } from '../errors/exchange-error.js';
import type { Ending } from '../exchange/ending.js';
import { type ComingBody, parseJson } from '../exchange/read-answer.js';
import { createResultCheck } from '../exchange/read-result.js';
import type { CallSettings } from '../settings/call-options.js';
import type { Settings } from '../settings/settings.js';

/** Reads the answer of one action. */
export type ResultReader = (
  body: ComingBody,
  call: CallSettings,
  ending: Ending,
) => Promise<unknown>;

/** Stands in the check for content that has been decoded already. */
const STAND_IN = '';

function plainReader(
  action: string,
  settings: Settings,
  check: (result: unknown) => void,
): ResultReader {
  return async (body) => {
    const result = parseJson(await body.all(settings.maxAnswerBytes));
    if (result === undefined) {
      const text = 'the answer is not JSON; is api_url the address of the service itself?';
      throw new ApiExchangeError('not_json', action, text, { status: 200 });
    }
    check(result);
    return result;
  };
}

async function deliver(
  received: ReceivedContent,
  bytes: AsyncIterable<Buffer>,
  { target }: CallSettings,
  { signal }: Ending,
): Promise<unknown> {
  if (target.kind === 'path') await saveToPath(bytes, target.path, target);
  else if (target.kind === 'stream') await pipeline(bytes, target.stream, { signal });
  else {
    const taken: Buffer[] = [];
    for await (const piece of bytes) taken.push(piece);
    return { ...received.members, content: Buffer.concat(taken, received.size) };
  }
  return { ...received.members, size: received.size };
}

function contentReader(action: string, settings: Settings): ResultReader {
  const check = createResultCheck(action);
  return (body, call, ending) => {
    const inMemory = call.target.kind === 'memory';
    const received = new ReceivedContent({
      action,
      maxRest: settings.maxAnswerBytes,
      maxContent: inMemory ? settings.maxContentBytes : settings.maxFileBytes,
      maxContentOption: inMemory
        ? 'save it with option to, or set maxContentBytes'
        : 'option maxFileBytes allows for more',
      check: (members) => {
        members.content = STAND_IN;
        check(members);
      },
      onBytes(bytes) {
        ending.touch();
        call.onProgress({ bytes, total: undefined });
      },
    });
    return deliver(received, received.decode(body.pieces()), call, ending);
  };
}

/** Makes the reader of one action's answers. */
export function createResultReader({ action, content }: CatalogueEntry, settings: Settings) {
  if (content === 'response') return contentReader(action, settings);
  return plainReader(action, settings, createResultCheck(action));
}

/** Makes a reader of answers that nothing is known of but that they are JSON. */
export function createRawReader(path: string, settings: Settings): ResultReader {
  return plainReader(path, settings, () => undefined);
}
