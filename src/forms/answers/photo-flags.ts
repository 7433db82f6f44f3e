import { FormError } from '../model/form-error.js';
import type { PcrForm } from '../model/types.js';
import { type AnswerError, answerError, unknownQuestion } from '../rules/answer-errors.js';
import { decide } from '../rules/evaluate.js';
import type { EvaluateOptions } from '../rules/options.js';
import { photoLimits, widestLimits } from '../rules/photos.js';
import { planOf } from '../rules/plan.js';
import { type Answers, answerTexts } from '../values/answer.js';

/** One entry of `question_data` of send_photo_flag. */
export interface PhotoFlag {
  readonly file_id: string;
  readonly pcr_question_id: string;
  readonly work_type: 'pc';
}

/** Ids of the flagged photos, by question id. */
export type FlaggedPhotos = Readonly<Record<string, readonly string[]>>;

/** Writes flagged photos as `question_data` of send_photo_flag. */
export function toPhotoFlags(photos: FlaggedPhotos): PhotoFlag[] {
  return Object.entries(photos).flatMap(([pcr_question_id, fileIds]) =>
    fileIds.map((file_id): PhotoFlag => ({ file_id, pcr_question_id, work_type: 'pc' })),
  );
}

interface FlagsRead {
  readonly photos: Map<string, Set<string>>;
  readonly errors: AnswerError[];
}

function textOf(flag: unknown, name: string): string {
  const value = typeof flag === 'object' && flag !== null ? Reflect.get(flag, name) : undefined;
  // Fast path: nearly all values are text, and a call may have 100,000 flags.
  if (typeof value === 'string') return value.trim();
  return Array.isArray(value) ? '' : (answerTexts(value)?.[0] ?? '').trim();
}

function readFlags(flags: unknown): FlagsRead {
  const list: unknown = Array.isArray(flags) ? flags : [flags];
  const photos = new Map<string, Set<string>>();
  const errors: AnswerError[] = [];
  if (!Array.isArray(list) || typeof flags !== 'object' || flags === null) {
    throw new FormError('not_rows', 'question_data: expected an array of flags');
  }
  for (const flag of list) {
    const id = textOf(flag, 'pcr_question_id');
    const fileId = textOf(flag, 'file_id');
    if (textOf(flag, 'work_type') !== 'pc') {
      errors.push(answerError('work_type_differs', id, 'expected pc'));
    }
    if (fileId === '') {
      errors.push(answerError('file_id_missing', id));
      continue;
    }
    photos.set(id, (photos.get(id) ?? new Set()).add(fileId));
  }
  return { photos, errors };
}

/** Reads `question_data` of send_photo_flag: the photos by question, each photo once. */
export function fromPhotoFlags(flags: unknown): FlaggedPhotos {
  return Object.fromEntries([...readFlags(flags).photos].map(([id, files]) => [id, [...files]]));
}

/**
 * Checks the flags of send_photo_flag against a form. The questions have to exist and be in use, and none may get more
 * photos than its maximum with the given answers, or, without answers, with any answer. Pass the flags of earlier calls
 * along, so that they count. Minima are not checked, because a call may bring a part of the photos.
 *
 * @throws FormError when `flags` is neither an array nor one flag.
 */
export function checkPhotoFlags(
  form: PcrForm,
  flags: unknown,
  answers?: Answers,
  options: EvaluateOptions = {},
): AnswerError[] {
  const { questions, positions } = planOf(form);
  const state = answers && decide(form, answers, options);
  const { photos, errors } = readFlags(flags);
  for (const [id, files] of photos) {
    const position = positions.get(id) ?? -1;
    const planned = questions[position];
    if (planned === undefined) {
      errors.push(unknownQuestion(id));
      continue;
    }
    if (!planned.question.active) errors.push(answerError('not_answerable', planned.question));
    const max = (state ? photoLimits(state, position) : widestLimits(planned))?.max ?? null;
    if (max === null || files.size <= max) continue;
    errors.push(answerError('too_many_photos', planned.question, `${files.size} of ${max}`));
  }
  return errors;
}
