import {
  checkPhotoFlags,
  FormError,
  fromPhotoFlags,
  toPhotoFlags,
} from '../../../src/forms/index.js';
import { options, photoRule, question, read } from '../support/wire.js';

const form = read({
  questions: [
    question('1', 'radio'),
    question('2', 'photos', { question_active: '0' }),
    question('3', 'photos'),
    question('4', 'photos'),
  ],
  options: options('1', '11', '12'),
  photos: [
    photoRule('71', '1', '0', '1'),
    photoRule('72', '1', '1', '2', '=', '11'),
    photoRule('73', '3', '0', '0'),
  ],
});

const flags = (questionId: string, ...files: string[]) => toPhotoFlags({ [questionId]: files });
const codes = (...args: Parameters<typeof checkPhotoFlags>) =>
  checkPhotoFlags(...args).map(({ code, questionId }) => [code, questionId]);

describe('photo flags', () => {
  it('are written with file_id, pcr_question_id and work_type pc [forms.answers.photo-flags]', () => {
    const written = toPhotoFlags({ '1': ['p1', 'p2'], '4': ['p1'] });
    expect(written).toEqual([
      { file_id: 'p1', pcr_question_id: '1', work_type: 'pc' },
      { file_id: 'p2', pcr_question_id: '1', work_type: 'pc' },
      { file_id: 'p1', pcr_question_id: '4', work_type: 'pc' },
    ]);
    expect(fromPhotoFlags(written)).toEqual({ '1': ['p1', 'p2'], '4': ['p1'] });
    expect(codes(form, written)).toEqual([]);
  });

  it('count a photo once for a question', () => {
    expect(fromPhotoFlags([...flags('1', 'p1'), ...flags('1', 'p1')])).toEqual({ '1': ['p1'] });
    expect(codes(form, flags('1', 'p1', 'p1', 'p1'), { '1': '12' })).toEqual([]);
  });

  it('are read from a single flag in place of a list', () => {
    expect(fromPhotoFlags(flags('1', 'p1')[0])).toEqual({ '1': ['p1'] });
  });

  it('hold to the maximum of the answers given, else to the widest', () => {
    expect(codes(form, flags('1', 'a', 'b'), { '1': '11' })).toEqual([]);
    expect(codes(form, flags('1', 'a', 'b', 'c'), { '1': '11' })).toEqual([
      ['too_many_photos', '1'],
    ]);
    expect(codes(form, flags('1', 'a', 'b'), { '1': '12' })).toEqual([['too_many_photos', '1']]);
    expect(codes(form, flags('1', 'a', 'b'))).toEqual([]);
    expect(codes(form, flags('1', 'a', 'b', 'c'))).toEqual([['too_many_photos', '1']]);
    expect(codes(form, flags('4', 'a', 'b', 'c'))).toEqual([]);
  });

  it('hold a hidden question to its default rule, whatever was answered to it', () => {
    const hidden = read({
      questions: [question('1', 'textbox', { question_display_active: '0' })],
      photos: [photoRule('71', '1', '0', '1'), photoRule('72', '1', '0', '3', '=', 'x')],
    });
    expect(codes(hidden, flags('1', 'a', 'b'), { '1': 'x' })).toEqual([['too_many_photos', '1']]);
    expect(codes(hidden, flags('1', 'a'), { '1': 'x' })).toEqual([]);
  });

  it('are refused where none may be taken', () => {
    expect(codes(form, flags('3', 'a'))).toEqual([['too_many_photos', '3']]);
    expect(checkPhotoFlags(form, flags('3', 'a'))[0]?.message).toBe(
      'question 3 "Question 3": too many photos: 1 of 0',
    );
  });

  it('are refused for questions that are not there or not in use', () => {
    expect(codes(form, flags('9', 'a'))).toEqual([['unknown_question', '9']]);
    expect(codes(form, flags('2', 'a'))).toEqual([['not_answerable', '2']]);
  });

  it.each([
    [{ file_id: 'a', pcr_question_id: '1', work_type: 'b' }, 'work_type_differs'],
    [{ file_id: 'a', pcr_question_id: '1' }, 'work_type_differs'],
    [{ pcr_question_id: '1', work_type: 'pc' }, 'file_id_missing'],
    [{ file_id: ['a'], pcr_question_id: '1', work_type: 'pc' }, 'file_id_missing'],
    ['flag', 'work_type_differs'],
    [{ file_id: 'a', work_type: 'pc' }, 'unknown_question'],
  ])('are refused like %j: %s', (flag, code) => {
    expect(checkPhotoFlags(form, [flag]).map((error) => error.code)).toContain(code);
  });

  it('may have a blank before work_type, and be one by itself', () => {
    expect(codes(form, { file_id: 'a', pcr_question_id: 1, work_type: ' pc' })).toEqual([]);
  });

  it.each([[null], ['flags'], [7]])('are refused as %j', (wrong) => {
    expect(() => checkPhotoFlags(form, wrong)).toThrow(FormError);
  });
});
