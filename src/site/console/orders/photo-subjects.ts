import type { PcrForm } from '../../../forms/index.js';
import type { OrderResults } from '../../owner/results.js';
import type { FormsOfOrder } from './order-forms.js';

/** The stage of a photo: the time at which it was taken for a bid or completion, or that it answers a question. */
export type PhotoStage = 'bid' | 'before' | 'during' | 'after' | 'question';

/** An object that photos are flagged to. */
export interface PhotoSubject {
  /** The item of a bid or completion, or the form with its question. */
  readonly of: string;
  readonly stage: PhotoStage;
}

/** The photos of an order with the same subject. */
export interface PhotoGroup extends PhotoSubject {
  readonly file_ids: readonly string[];
}

const STAGES = { b: 'before', i: 'during', a: 'after' } as const;

/** Returns the stage of a photo. Every photo of a bid is one of before. */
export function stageOf(workType: string, stage: string): PhotoStage {
  if (workType === 'b') return 'bid';
  return stage === 'i' || stage === 'a' ? STAGES[stage] : STAGES.b;
}

/** Returns the name of a question among the questions of several forms. */
export function questionSubject(form: PcrForm | undefined, ids: readonly [string, string]): string {
  const [formId, questionId] = ids;
  const question = form?.questions.find(({ id }) => id === questionId);
  return `${form?.name ?? formId}: ${question?.name ?? questionId}`;
}

const ORDER: readonly PhotoStage[] = ['bid', 'before', 'during', 'after', 'question'];

/** Returns the photos of an order by subject: items first, each from before to after, then questions. */
export function photoGroups(
  { flags, bids }: Pick<OrderResults, 'flags' | 'bids'>,
  forms: FormsOfOrder,
): readonly PhotoGroup[] {
  const groups = new Map<string, PhotoSubject & { readonly rank: number; file_ids: string[] }>();
  for (const { file_id, work_type, target, stage } of flags) {
    const id = JSON.stringify([work_type, target, stage]);
    const group = groups.get(id) ?? { ...subjectOf({ work_type, target, stage }), file_ids: [] };
    group.file_ids.push(file_id);
    groups.set(id, group);
  }
  return [...groups.values()]
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ rank: _, ...group }) => group);

  function subjectOf(flag: Pick<OrderResults['flags'][number], 'work_type' | 'target' | 'stage'>) {
    if (flag.work_type === 'pc') {
      const [formId = '', questionId = ''] = flag.target.split('/', 2);
      const of = questionSubject(forms.get(formId), [formId, questionId]);
      return { of, stage: 'question' as const, rank: Number.MAX_SAFE_INTEGER };
    }
    const index = bids.findIndex(({ comp_note_id }) => comp_note_id === flag.target);
    const bid = bids[index];
    const stage = stageOf(flag.work_type, flag.stage);
    const of = bid?.item_desc || bid?.item_id || flag.target;
    return { of, stage, rank: index * ORDER.length + ORDER.indexOf(stage) };
  }
}
