import fc from 'fast-check';
import {
  createSession,
  type Evaluation,
  evaluate,
  FormError,
  parseForm,
} from '../../../src/forms/index.js';
import { RankQueue } from '../../../src/forms/session.js';
import { anyAnswers, brokenForms, formParts, likelyAnswers } from '../support/arbitrary.js';
import {
  actionRule,
  check,
  fieldRule,
  options,
  photoRule,
  question,
  read,
  sixObjects,
} from '../support/wire.js';

const hidden = { question_display_active: '0' };
const form = read({
  questions: [
    question('1', 'radio', { question_required: '1' }),
    question('2', 'radio', hidden),
    question('3', 'numeric', { ...hidden, question_required: '1' }),
    question('4', 'textbox'),
  ],
  options: [...options('1', '11', '12'), ...options('2', '21')],
  rules: [
    actionRule('51', '1', '=', '11'),
    actionRule('52', '2', '=', '21'),
    fieldRule('53', '3', '>', '5'),
  ],
  checks: [check('61', '51', 'show', '2'), check('62', '52', 'show', '3')],
  photos: [photoRule('71', '3', '2', '4')],
});

/** Strays come in the order they were given, which an object with number-like keys does not keep. */
const comparable = ({ errors, photos, ...rest }: Evaluation) => ({
  ...rest,
  photos: [...photos],
  errors: [...errors].map(({ message }) => message).sort(),
});

describe('a session', () => {
  it('tells which questions came and went', () => {
    const session = createSession(form);
    expect(session.complete).toBe(false);
    expect(session.set('2', '21')).toEqual(['2']);
    expect(session.set('1', '11')).toEqual(['1', '2', '3']);
    expect(session.question('3')).toMatchObject({ visible: true, required: true, missing: true });
    expect(session.complete).toBe(false);
    expect(session.set('3', '4')).toEqual(['3']);
    expect(session.complete).toBe(true);
    expect(session.question('3')?.errors.map(({ ruleId }) => ruleId)).toEqual(['53']);
    expect(session.set('1', '12')).toEqual(['1', '2', '3']);
    expect(session.question('3')).toMatchObject({ visible: false, required: false, errors: [] });
    expect(session.answers).toEqual({ '1': '12', '2': '21', '3': '4' });
  });

  it('clears an answer', () => {
    const session = createSession(form, { '1': '11', '4': 'x' });
    session.set('1', null);
    session.set('4', '');
    expect(session.answers).toEqual({});
    expect(session.evaluation()).toEqual(evaluate(form, {}));
  });

  it('judges photos from the moment they are told', () => {
    const session = createSession(form, { '1': '11', '2': '21', '3': '6' });
    expect(session.complete).toBe(true);
    session.setPhotos('3', 1);
    expect(session.complete).toBe(false);
    expect(session.question('3')).toMatchObject({
      photosMissing: true,
      photos: { min: 2, max: 4 },
    });
    session.setPhotos('3', 2);
    expect(session.complete).toBe(true);
    session.setPhotos('3', 5);
    expect(session.question('3')?.errors.map(({ code }) => code)).toEqual(['too_many_photos']);
    session.setPhotos('99', 5);
    expect(session.evaluation().errors).toHaveLength(1);
  });

  it('names answers to questions that the form does not have', () => {
    const session = createSession(form, { '98': 'x' });
    expect(session.set('99', 'y')).toEqual([]);
    expect(session.question('99')).toBeUndefined();
    expect(session.evaluation().errors.map(({ questionId }) => questionId)).toEqual(['98', '99']);
    session.set('98', undefined);
    expect(session.evaluation().errors.map(({ questionId }) => questionId)).toEqual(['99']);
  });

  it('is refused with answers that are none', () => {
    expect(() => Reflect.apply(createSession, undefined, [form, 'x'])).toThrow(FormError);
  });

  it.each([
    {},
    { hiddenAnswers: 'count' },
    { conflict: 'show', blankAnswers: 'compare', photos: {} },
  ] as const)('equals evaluate from scratch after every change, options %j', (settings) => {
    const changes = formParts.chain((parts) =>
      fc.record({
        result: fc.oneof(fc.constant({ '1': sixObjects(parts) }), brokenForms),
        steps: fc.array(fc.oneof(likelyAnswers(parts), anyAnswers), { maxLength: 6 }),
      }),
    );
    fc.assert(
      fc.property(changes, ({ result, steps }) => {
        const any = parseForm(result);
        const session = createSession(any, steps[0] ?? {}, settings);
        for (const step of steps) {
          for (const [id, value] of Object.entries(step)) {
            const before = session.evaluation().visible;
            const changed = session.set(id, value);
            const full = evaluate(any, session.answers, settings);
            expect(comparable(session.evaluation())).toEqual(comparable(full));
            expect(session.complete).toBe(full.complete);
            const moved = any.questions.filter(
              (one) => before.includes(one.id) !== full.visible.includes(one.id),
            );
            expect(changed).toEqual(expect.arrayContaining(moved.map((one) => one.id)));
          }
        }
      }),
      { numRuns: 120 },
    );
  });
});

describe('the queue of a session', () => {
  it('gives back the smallest first, each once', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 50 })), (ranks) => {
        const queue = new RankQueue();
        for (const rank of ranks) queue.push(rank);
        const out: number[] = [];
        for (let rank = queue.pop(); rank !== undefined; rank = queue.pop()) out.push(rank);
        expect(out).toEqual([...new Set(ranks)].sort((left, right) => left - right));
      }),
    );
  });

  it('takes a number again once it was given back', () => {
    const queue = new RankQueue();
    queue.push(1);
    expect(queue.pop()).toBe(1);
    queue.push(1);
    expect([queue.pop(), queue.pop()]).toEqual([1, undefined]);
  });
});
