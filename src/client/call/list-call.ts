import { answerTooLarge, CallError, type PeerAnswer } from '../../net/index.js';
import type { EventDefinition } from '../../protocol/catalogue/definition.js';
import type { ReadResult } from '../../protocol/codec/read-result.js';
import type { RawAnswer } from '../call-error.js';
import type { ClientSettings } from '../settings.js';
import { isPlain, isReadableEncoding, plainPieces } from './answer-content.js';
import { type PreparedCall, RunningCall } from './call.js';
import { ListAnswer } from './list-answer.js';

/** A call of an event whose result is a list that the document describes. */
export interface PreparedListCall extends PreparedCall {
  readonly definition: EventDefinition;
}

/** The records of a list one at a time, each as a list of one or none. */
export type Records = AsyncGenerator<
  Pick<ReadResult, 'result' | 'deviations' | 'unreadable'>,
  void,
  undefined
>;

/** Whether an answer may be a list; else it says no in some way, and is read as any other. */
function mayBeList({ status, headers }: PeerAnswer): boolean {
  return status >= 200 && status < 300 && isReadableEncoding(headers);
}

/**
 * Sends a call and reads the records of its answer as they come. It is repeated, as far as that is safe, until an answer
 * has begun: from then on records have been given.
 *
 * @param onAnswer hears of the answer at its end; undefined for one that is too long to be kept
 * @throws LinkCallError, `list_cut` for a list that ended within; LinkError `option_invalid` for wrong options
 */
export async function* callForList(
  call: PreparedListCall,
  settings: ClientSettings,
  onAnswer: (answer: RawAnswer | undefined) => void,
): Records {
  const running = new RunningCall(call, settings);
  try {
    const answer = await running.send(async (one) => (mayBeList(one) ? one : running.read(one)));
    if (!('stream' in answer)) {
      onAnswer(answer.answer);
      yield answer;
      return;
    }
    const { maxAnswerSize, maxRecordSize: maxRecord } = settings;
    const { definition } = call;
    const list = new ListAnswer(answer, { definition, context: running.context, maxRecord });
    const { headers } = answer;
    const stream = answer.stream();
    const pieces = isPlain(headers) ? stream : plainPieces(stream, headers, running.peer);
    yield* recordsOf(pieces, list, running, maxAnswerSize);
    onAnswer(list.isShownWhole ? list.shown : undefined);
  } finally {
    running.deadline.clear();
  }
}

async function* recordsOf(
  pieces: AsyncIterable<Buffer>,
  list: ListAnswer,
  { deadline, peer }: RunningCall,
  maxRest: number,
): Records {
  try {
    for await (const piece of pieces) {
      // Whoever takes the records may take its time.
      deadline.suspend();
      yield* list.take(piece);
      if (list.restSize > maxRest) throw answerTooLarge(peer, maxRest, 'maxAnswerSize');
      deadline.touch();
    }
  } catch (error) {
    if (!CallError.is(error) || error.code !== 'connection_lost' || !list.isOpen) throw error;
    throw list.cut('the connection broke', error);
  }
  yield list.end();
}
