import type { Report } from '../model/findings.js';
import type { PcrQuestion } from '../model/types.js';
import { compareIds } from './drafts.js';
import { field } from './records.js';

const SECTION = 'options_pcr_forms_questions';

function orderOf(question: PcrQuestion, report: Report): number {
  const text = field(question.raw, 'question_order').trim();
  if (/^-?[0-9]{1,15}(?:\.[0-9]{1,9})?$/.test(text)) return Number(text);
  if (text !== '') report('question_order_invalid', SECTION, question.id, 'listed last');
  return Number.POSITIVE_INFINITY;
}

/** Sorts by `question_order` as numbers; equal ones by id, those without order last. */
export function sortQuestions(questions: readonly PcrQuestion[], report: Report): PcrQuestion[] {
  const keyed = questions.map((question) => ({ question, order: orderOf(question, report) }));
  keyed.sort((left, right) => {
    if (left.order !== right.order) return left.order < right.order ? -1 : 1;
    return compareIds(left.question.id, right.question.id);
  });
  return keyed.map(({ question }) => question);
}

/** Reports share names that several active questions carry: answers cannot tell them apart. */
export function checkShareNames(questions: readonly PcrQuestion[], report: Report): void {
  const firsts = new Map<string, string>();
  for (const { id, active, shareName } of questions) {
    if (!active || shareName === '') continue;
    const first = firsts.get(shareName);
    if (first === undefined) firsts.set(shareName, id);
    else
      report(
        'question_share_name_duplicate',
        SECTION,
        [first, id],
        `"${shareName}"; the first counts`,
      );
  }
}
