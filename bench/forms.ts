import { pathToFileURL } from 'node:url';
import { createSession, evaluate, type PcrForm, parseForm } from '../src/forms/index.js';
import { type BenchFigure, median, printFigures } from './figures.js';

const GROUP = 10;
const ROUNDS = 9;
const SETS = 10_000;

/**
 * A form of groups of ten questions, of which the first shows the other nine. Three rules for every
 * question: one that shows it, two that check its answer.
 */
function makeForm(questions: number): unknown {
  const ids = Array.from({ length: questions }, (_, index) => index + 1);
  const leader = (id: number): number => id - ((id - 1) % GROUP);
  const rules = ids.flatMap((id) => [
    { id: 3 * id, question: leader(id), type: 'action', operator: '=', value: 'yes' },
    { id: 3 * id + 1, question: id, type: 'field', operator: 'length_less_than', value: '200' },
    { id: 3 * id + 2, question: id, type: 'field', operator: 'not_equal', value: 'never' },
  ]);
  const keyed = (records: readonly (readonly [number, object])[]) => Object.fromEntries(records);
  return {
    options_pcr_forms: { 1: { pcr_form_id: '1', pcr_form_name: 'Large' } },
    options_pcr_forms_questions: keyed(
      ids.map((id) => [
        id,
        {
          pcr_question_id: String(id),
          question_name: `Question ${id}`,
          question_type: 'textbox',
          question_display_active: id === leader(id) ? '1' : '0',
          question_required: '1',
          question_active: '1',
          question_order: String(id),
        },
      ]),
    ),
    options_pcr_forms_questions_values: {},
    options_pcr_forms_rules: keyed(
      rules.map(({ id, question, type, operator, value }) => [
        id,
        {
          pcr_form_rule_id: String(id),
          pcr_question_id: String(question),
          rule_type: type,
          rule_operator: operator,
          rule_value: value,
        },
      ]),
    ),
    options_pcr_forms_rules_checks: keyed(
      ids
        .filter((id) => id !== leader(id))
        .map((id) => [
          id,
          {
            pcr_rule_check_id: String(id),
            pcr_form_rule_id: String(3 * id),
            pcr_question_id: String(id),
            check_operator: 'show',
          },
        ]),
    ),
    options_pcr_forms_photo_rules: {},
  };
}

function milliseconds(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Answers to every question, so that all rules have something to compare. */
function answersTo(form: PcrForm): Record<string, string> {
  return Object.fromEntries(form.questions.map(({ id }) => [id, 'yes']));
}

function setMany(form: PcrForm): number {
  const session = createSession(form, answersTo(form));
  const leaders = form.questions.filter(({ shownByDefault }) => shownByDefault);
  return milliseconds(() => {
    for (let call = 0; call < SETS; call += 1) {
      const leader = leaders[call % 20];
      session.set(leader?.id ?? '', call % 40 < 20 ? 'no' : 'yes');
    }
  });
}

interface Costs {
  readonly parse: number;
  readonly evaluate: number;
  readonly set: number;
}

/** One round on one size: a form parsed, evaluated from scratch and changed many times. */
function measure(result: unknown): Costs {
  let form = parseForm(result);
  const parse = milliseconds(() => {
    form = parseForm(result);
  });
  const answers = answersTo(form);
  evaluate(form, answers);
  return { parse, evaluate: milliseconds(() => evaluate(form, answers)), set: setMany(form) };
}

/** Measures the cost of a large form, and the growth of the cost with the size. */
export async function formsBench(): Promise<BenchFigure[]> {
  const [small, large] = [makeForm(200), makeForm(2000)];
  for (let round = 0; round < 5; round += 1) [measure(small), measure(large)];
  // Sizes alternate, so that other load of the machine affects both alike.
  const rounds = Array.from({ length: ROUNDS }, () => ({
    // Ten small forms together take as long as the large one.
    small: Array.from({ length: 10 }, () => measure(small)),
    large: measure(large),
  }));
  const time = (key: keyof Costs): number => median(rounds.map(({ large: costs }) => costs[key]));
  const growth = (key: keyof Costs, share: number): number =>
    median(
      rounds.map((round) => {
        const total = round.small.reduce((sum, costs) => sum + costs[key], 0);
        return round.large[key] / (total * share);
      }),
    );
  return [
    {
      name: 'parse a form of 2,000 questions and 6,000 rules',
      value: time('parse'),
      unit: 'ms',
      atMost: 120,
    },
    { name: 'evaluate it from scratch', value: time('evaluate'), unit: 'ms', atMost: 50 },
    {
      name: '10,000 set calls on it, nine dependants each',
      value: time('set'),
      unit: 'ms',
      atMost: 400,
    },
    {
      name: 'parse, cost per question, 2,000 to 200',
      value: growth('parse', 1),
      unit: '',
      atMost: 2,
    },
    {
      name: 'evaluate, cost per question, 2,000 to 200',
      value: growth('evaluate', 1),
      unit: '',
      atMost: 2,
    },
    {
      name: 'set, cost per call, 2,000 to 200 questions',
      value: growth('set', 0.1),
      unit: '',
      atMost: 1.5,
    },
  ];
}

const isMain = import.meta.url === pathToFileURL(process.argv[1] ?? '').href;
if (isMain) process.exitCode = printFigures(await formsBench()) ? 0 : 1;
