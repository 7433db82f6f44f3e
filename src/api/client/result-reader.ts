import { pipeline } from 'node:stream/promises';
import { type Deadline, type Peer, type PeerAnswer, saveToPath } from '../../net/index.js';
import { MIB } from '../../protocol/units.js';
import type { ActionEntry } from '../catalogue/index.js';
import { callFailure } from './call-error.js';
import { readAnswerJson } from './exchange.js';
import { createAnswerReader, type ReadAnswer } from './read-answer.js';
import { ReceivedContent } from './received-content.js';
import type { ApiClientSettings, CallSettings, ContentTarget } from './settings.js';

/** Reads the answer of one action. */
export type ResultReader = (
  answer: PeerAnswer,
  call: CallSettings,
  deadline: Deadline,
) => Promise<unknown>;

/** Most bytes of an answer without its content, of content in memory, and of saved content. */
const LARGEST_ANSWER = 16 * MIB;
const LARGEST_IN_MEMORY = 64 * MIB;
const LARGEST_SAVED = 4096 * MIB;

/** Placeholder for content that has been decoded already. */
const PLACEHOLDER = 'AA==';

function plainReader(action: string, read: ReadAnswer): ResultReader {
  return async (answer) => {
    const result = readAnswerJson(await answer.bytes(LARGEST_ANSWER));
    if (result === undefined) {
      const text = 'the answer is not JSON; is api_url the address of the service itself?';
      throw callFailure('not_json', action, text, { status: 200 });
    }
    return read(result);
  };
}

async function deliver(
  received: ReceivedContent,
  bytes: AsyncIterable<Buffer>,
  { target, fail }: { readonly target: ContentTarget; readonly fail: Peer['fail'] },
  { signal }: Deadline,
): Promise<unknown> {
  if (target.kind === 'path') {
    await saveToPath(bytes, target.path, { overwrite: target.overwrite, fail });
  } else if (target.kind === 'stream') {
    // It has failed before there was anything to write.
    const failure: unknown = Reflect.get(target.stream, 'errored');
    if (failure instanceof Error) throw failure;
    await pipeline(bytes, target.stream, { signal });
  } else {
    const pieces: Buffer[] = [];
    for await (const piece of bytes) pieces.push(piece);
    return { ...received.members, content: Buffer.concat(pieces, received.size) };
  }
  return { ...received.members, size: received.size };
}

function contentReader(entry: ActionEntry, settings: ApiClientSettings): ResultReader {
  const { action } = entry;
  const read = createAnswerReader(entry, settings);
  const fail: Peer['fail'] = (code, text, options) => callFailure(code, action, text, options);
  return (answer, call, deadline) => {
    const inMemory = call.target.kind === 'memory';
    const received = new ReceivedContent({
      action,
      maxRest: LARGEST_ANSWER,
      maxContent: inMemory ? LARGEST_IN_MEMORY : LARGEST_SAVED,
      advice: inMemory ? '; save it with option to' : '',
      check: (members) => {
        members.content = PLACEHOLDER;
        read(members);
      },
      onBytes(bytes) {
        deadline.touch();
        call.onProgress({ bytes, total: undefined });
      },
    });
    return deliver(
      received,
      received.decode(answer.stream()),
      { target: call.target, fail },
      deadline,
    );
  };
}

/** Makes the reader of one action's answers. */
export function createResultReader(entry: ActionEntry, settings: ApiClientSettings): ResultReader {
  if (entry.content === 'response') return contentReader(entry, settings);
  return plainReader(entry.action, createAnswerReader(entry, settings));
}

/** Makes a reader of answers that may be any JSON. */
export function createRawReader(path: string): ResultReader {
  return plainReader(path, (answer) => answer);
}
