import { evaluate } from '../../../src/forms/index.js';
import { actionRule, check, options, photoRule, question, read } from '../support/wire.js';

/** Question 1 with photo rules, by default 1 to 3. */
function formWith(...photos: ReturnType<typeof photoRule>[]) {
  return read({
    questions: [question('1', 'radio')],
    options: options('1', '11', '12', '13'),
    photos: [photoRule('70', '1', '1', '3'), ...photos],
  });
}

describe('photo limits', () => {
  it('are those of the default rule when no other is met [forms.photo.default]', () => {
    const form = formWith(photoRule('71', '1', '5', '9', '=', '11'));
    expect(evaluate(form, {}).photos.get('1')).toEqual({ min: 1, max: 3 });
    expect(evaluate(form, { '1': '12' }).photos.get('1')).toEqual({ min: 1, max: 3 });
  });

  it('are those of another rule when the answer meets it [forms.photo.rule]', () => {
    const form = formWith(photoRule('71', '1', '5', '9', '=', '11'));
    expect(evaluate(form, { '1': '11' }).photos.get('1')).toEqual({ min: 5, max: 9 });
  });

  it('are the highest minimum and maximum of several rules met, or those of the first', () => {
    const form = formWith(
      photoRule('71', '1', '5', '6', 'not_equal', '12'),
      photoRule('72', '1', '2', '9', '=', '11'),
    );
    expect(evaluate(form, { '1': '11' }).photos.get('1')).toEqual({ min: 5, max: 9 });
    const first = evaluate(form, { '1': '11' }, { photoRules: 'first' });
    expect(first.photos.get('1')).toEqual({ min: 5, max: 6 });
  });

  it('have no maximum when one of the rules met has none', () => {
    const form = formWith(
      photoRule('71', '1', '5', '6', '=', '11'),
      photoRule('72', '1', '2', '', '=', '11'),
    );
    expect(evaluate(form, { '1': '11' }).photos.get('1')).toEqual({ min: 5, max: null });
  });

  it('are not told for a question without photo rules', () => {
    expect(evaluate(read({ questions: [question('1', 'photos')] }), {}).photos.size).toBe(0);
  });

  it('without a default are none while no rule is met', () => {
    const form = read({
      questions: [question('1', 'textbox')],
      photos: [photoRule('71', '1', '2', '3', '=', 'x')],
    });
    expect(evaluate(form, {}).photos.get('1')).toEqual({ min: 0, max: null });
  });
});

describe('photos flagged', () => {
  it('make a question incomplete when fewer than min_photo [forms.photo.min]', () => {
    const form = formWith(photoRule('71', '1', '2', '4', '=', '11'));
    const few = evaluate(form, { '1': '11' }, { photos: { '1': 1 } });
    expect(few).toMatchObject({ complete: false, missingPhotos: ['1'], errors: [] });
    const enough = evaluate(form, { '1': '11' }, { photos: { '1': 2 } });
    expect(enough).toMatchObject({ complete: true, missingPhotos: [] });
    expect(evaluate(form, { '1': '11' }, { photos: {} }).missingPhotos).toEqual(['1']);
  });

  it('are not required with min_photo 0 [forms.photo.min-zero]', () => {
    const form = formWith(photoRule('71', '1', '0', '4', '=', '11'));
    expect(evaluate(form, { '1': '11' }, { photos: {} })).toMatchObject({
      complete: true,
      missingPhotos: [],
    });
  });

  it('are reported when more than max_photo [forms.photo.max]', () => {
    const { errors } = evaluate(formWith(), {}, { photos: { '1': 4 } });
    expect(errors).toEqual([
      expect.objectContaining({
        code: 'too_many_photos',
        questionId: '1',
        message: 'question 1 "Question 1": too many photos: 4 of 3',
      }),
    ]);
    expect(evaluate(formWith(), {}, { photos: { '1': 3 } }).errors).toEqual([]);
  });

  it('are reported from the first one where none may be taken [forms.photo.none-allowed]', () => {
    const form = formWith(photoRule('71', '1', '0', '0', '=', '11'));
    expect(evaluate(form, { '1': '11' }, { photos: { '1': 1 } }).errors).toHaveLength(1);
    expect(evaluate(form, { '1': '11' }, { photos: { '1': 0 } }).errors).toEqual([]);
  });

  it('are not demanded of hidden questions [forms.photo.hidden]', () => {
    const form = read({
      questions: [question('1', 'textbox'), question('2', 'photos')],
      rules: [actionRule('5', '1', '=', 'no')],
      checks: [check('6', '5', 'hide', '2')],
      photos: [photoRule('7', '2', '2', '5')],
    });
    const hidden = evaluate(form, { '1': 'no' }, { photos: {} });
    expect(hidden).toMatchObject({ complete: true, missingPhotos: [] });
    expect(hidden.photos.has('2')).toBe(false);
    expect(evaluate(form, {}, { photos: {} })).toMatchObject({
      complete: false,
      missingPhotos: ['2'],
    });
  });

  it('are not judged unless they are told', () => {
    expect(evaluate(formWith(), {})).toMatchObject({ complete: true, missingPhotos: [] });
  });
});

describe('photo rules that contradict themselves', () => {
  it.each([
    ['2', '0'],
    ['5', '3'],
  ])('with minimum %s and maximum %s are findings and have no maximum', (min, max) => {
    const form = read({
      questions: [question('1', 'photos')],
      photos: [photoRule('7', '1', min, max)],
    });
    expect(form.findings).toEqual([
      expect.objectContaining({ code: 'photo_minimum_above_maximum', ids: ['7'] }),
    ]);
    expect(evaluate(form, {}).photos.get('1')).toEqual({ min: Number(min), max: null });
  });

  it.each(['-1', 'two', '1.5'])('with a limit of %s are findings', (limit) => {
    const form = read({
      questions: [question('1', 'photos')],
      photos: [photoRule('7', '1', limit, '')],
    });
    expect(form.findings).toEqual([
      expect.objectContaining({ code: 'photo_limit_invalid', ids: ['7'] }),
    ]);
    expect(form.questions[0]?.photoRules[0]).toMatchObject({ min: 0, max: null });
  });

  it('as a second default are findings, and the widest limits hold', () => {
    const form = read({
      questions: [question('1', 'photos')],
      photos: [photoRule('7', '1', '1', '2'), photoRule('8', '1', '0', '5')],
    });
    expect(form.findings).toEqual([
      expect.objectContaining({ code: 'photo_default_duplicate', ids: ['8'] }),
    ]);
    expect(evaluate(form, {}).photos.get('1')).toEqual({ min: 1, max: 5 });
  });
});
