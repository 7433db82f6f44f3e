import { reportDeviations } from '../../protocol/codec/deviation.js';
import { readTolerantly } from '../../protocol/codec/read-result.js';
import { isBlank } from '../../protocol/codec/scalars.js';
import type { Shape } from '../../protocol/codec/shape.js';
import { isEmptyList } from '../../protocol/codec/tolerant-reading.js';
import { isObject } from '../../protocol/envelope/envelope.js';
import type { ActionEntry } from '../catalogue/index.js';
import { responsePaths } from '../generated/kinds.js';
import { responseShapes } from '../generated/response-shapes.js';
import { useOneSpelling } from '../request/spelling.js';
import { describeFinding, receivedValidators } from '../validation.js';
import { callFailure } from './call-error.js';
import type { ApiClientSettings } from './settings.js';

/** Reads the answer of one action; an object is read in place. */
export type ReadAnswer = (answer: unknown) => unknown;

/**
 * Makes the reader of an action's answers, by the client's option `reading`. Both readers return one spelling: ids as
 * text become numbers.
 */
export function createAnswerReader(
  entry: ActionEntry,
  { reading, onDeviation }: Pick<ApiClientSettings, 'reading' | 'onDeviation'>,
): ReadAnswer {
  return reading === 'strict' ? strictReader(entry) : tolerantReader(entry, onDeviation);
}

function tolerantReader(
  entry: ActionEntry,
  onDeviation: ApiClientSettings['onDeviation'],
): ReadAnswer {
  const { action } = entry;
  const shape = responseShapes.get(action);
  if (!shape) throw new Error(`there is no shape of what /${action} answers`);
  // An undescribed answer is returned unchanged.
  if (shape.kind === 'any') return (answer) => answer;
  // The tolerant reader converts numbers; file names are made safe and hashes comparable in any case.
  const paths = (responsePaths.get(action) ?? []).filter(
    ({ kind }) => kind === 'file_name' || kind === 'sha256',
  );
  return (answer) => {
    const other = misfit(entry, shape, answer);
    if (other !== undefined) throw invalid(action, other);
    const isLast = !hasNext(answer);
    const { result, deviations, problem } = readTolerantly(shape, answer, 'answer');
    if (problem !== undefined) throw invalid(action, problem);
    if (!isLast && !leadsOn(result)) throw invalid(action, 'answer.next.offset: must be a number');
    reportDeviations(action, deviations, onDeviation);
    useOneSpelling(result, paths);
    return result;
  };
}

/** Returns the reason why an answer cannot belong to the action, although its members may be absent. */
function misfit({ kind }: ActionEntry, shape: Shape, answer: unknown): string | undefined {
  if (shape.kind !== 'object') return undefined;
  const members = isObject(answer) ? answer : {};
  if (!shape.properties.has('error') && !isBlank(members.error ?? null)) {
    return 'answer.error: it is an error with a status of success';
  }
  // An action that changed data has succeeded, whatever its answer contains.
  const isAsked = kind === 'read' && shape.required.length > 0;
  const isAnswer = Object.keys(members).some((name) => shape.properties.has(name));
  return isAsked && !isAnswer ? `answer: must have ${shape.required.join(', ')}` : undefined;
}

/** Returns true if an answer announces further pages, in any form. */
function hasNext(answer: unknown): boolean {
  const next = isObject(answer) ? answer.next : undefined;
  return !isBlank(next ?? null) && !isEmptyList(next);
}

// A page that announces another one without its offset must not look like the last.
function leadsOn(result: unknown): boolean {
  const next = isObject(result) ? result.next : undefined;
  return isObject(next) && typeof next.offset === 'number';
}

function strictReader({ action }: ActionEntry): ReadAnswer {
  const isValid = receivedValidators.get(action);
  if (!isValid) throw new Error(`there is no validator of what /${action} answers`);
  const paths = responsePaths.get(action) ?? [];
  return (answer) => {
    if (!isValid(answer)) throw invalid(action, describeFinding(isValid));
    useOneSpelling(answer, paths);
    return answer;
  };
}

function invalid(action: string, problem: string): Error {
  const text = `the answer does not fit the action: ${problem}`;
  return callFailure('result_invalid', action, text, { status: 200 });
}
