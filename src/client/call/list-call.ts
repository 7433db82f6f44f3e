import { answerTooLarge, CallError, type PeerAnswer } from '../../net/index.js';
import type { EventDefinition } from '../../protocol/catalogue/definition.js';
import type { ReadResult } from '../../protocol/codec/read-result.js';
import type { RawAnswer } from '../call-error.js';
import type { ClientSettings } from '../settings.js';
import { isPlain, isReadableEncoding, plainPieces } from './answer-content.js';
import { type PreparedCall, RunningCall } from './call.js';
import { ListAnswer } from './list-answer.js';

/** A call of an event of the documents whose result is a list. */
export interface PreparedListCall extends PreparedCall {
  readonly definition: EventDefinition;
}

/** The records of a list in order, each as a list of one or none. */
export type Records = AsyncGenerator<
  Pick<ReadResult, 'result' | 'deviations' | 'unreadable'>,
  void,
  undefined
>;

/** True if an answer may contain a list. Any other answer is an error, or is read as a whole. */
function mayBeList({ status, headers }: PeerAnswer): boolean {
  return status >= 200 && status < 300 && isReadableEncoding(headers);
}

/**
 * Sends a call and reads the records of its answer as they arrive. Repeats the call, where that is safe, until the
 * answer begins; after that the caller may have records.
 *
 * @param onAnswer receives the answer at its end; undefined for one that is too long to be stored
 * @throws LinkCallError, `list_cut` for a list that was cut off; LinkError `option_invalid` for wrong options
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
      // The consumer's time does not count.
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
