import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exteriorInspection } from '../../examples/forms/exterior-inspection.js';
import { grassCut } from '../../examples/forms/grass-cut.js';
import {
  actionRule,
  check,
  fieldRule,
  options,
  photoRule,
  question,
  sixObjects,
} from '../forms/support/wire.js';
import { svclink } from './command-line.js';

const six = sixObjects({
  questions: [
    question('30', 'radio', {
      question_name: 'Occupied?',
      question_required: '1',
      question_order: '1',
    }),
    question('20', 'numeric', { question_required: '1', question_order: '2' }),
    question('10', 'textbox', {
      question_display_active: '0',
      question_required: '1',
      question_order: '3',
    }),
  ],
  options: options('30', '31', '32'),
  rules: [
    actionRule('5', '30', '=', '31'),
    fieldRule('6', '20', '>', '10'),
    fieldRule('7', '20', 'near', '1'),
  ],
  checks: [check('8', '5', 'show', '10')],
  photos: [photoRule('91', '30', '2', '4'), photoRule('92', '20', '0', '')],
});

const row = (id: string, type: string, value: string) => ({
  pcr_question_id: id,
  question_data_type: type,
  [`${type}_value`]: value,
});
const good = [row('30', 'int', '32'), row('20', 'number', '11')];
const eventData = (rows: unknown, formId: unknown = '1') => ({
  dst_report_id: '7',
  pcr_form_id: formId,
  pcr_form_rows: rows,
});

const before = process.cwd();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'svclink-forms-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

async function run(files: Readonly<Record<string, unknown>>, ...args: string[]) {
  const texts = Object.entries(files).map(
    ([name, file]) => [name, typeof file === 'string' ? file : JSON.stringify(file)] as const,
  );
  for (const [name, text] of texts) if (name !== '-') writeFileSync(name, text);
  const stdin = async () => new Map(texts).get('-') ?? '';
  const { status: code, out: stdout, err: stderr } = await svclink(['form', ...args], { stdin });
  return { code, stdout, stderr };
}

const form = { '1': six };

describe('svclink form show', () => {
  it('prints one form, or all forms of a result', async () => {
    const one = await run({ f: grassCut }, 'show', 'f');
    expect(one).toMatchObject({ code: 0, stderr: '' });
    expect(one.stdout).toMatch(/^Grass Cut \[form 5102\]\n/);
    const both = await run({ '-': { ...grassCut, ...exteriorInspection } }, 'show', '-');
    expect(both.stdout).toContain('\n\nGrass Cut [form 5102]\n');
    expect(both.stdout).toContain('Exterior Inspection [form 5101]\n');
  });

  it('takes the whole response, and the six objects by themselves', async () => {
    const whole = await run({ f: { success: true, result_data: form } }, 'show', 'f');
    const alone = await run({ f: six }, 'show', 'f');
    expect(whole).toEqual(alone);
    expect(whole.code).toBe(0);
  });
});

describe('svclink form check', () => {
  it('prints the report as JSON and exits with 1 when something is missing or wrong', async () => {
    const rows = [row('30', 'int', '31'), row('20', 'number', '10')];
    const { code, stdout } = await run(
      { f: form, a: eventData(rows) },
      'check',
      'f',
      'a',
      '--json',
    );
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      complete: false,
      visible: ['30', '20', '10'],
      required: ['30', '20', '10'],
      errors: [
        {
          pcr_question_id: '20',
          rule_id: '6',
          message: 'question 20 "Question 20": has to be > 10.00 (rule 6)',
        },
      ],
      photos: { '30': { min: 2, max: 4 }, '20': { min: 0, max: null } },
      findings: [
        {
          code: 'rule_operator_unknown',
          section: 'options_pcr_forms_rules',
          ids: ['7'],
          message: 'options_pcr_forms_rules 7: rule operator unknown: "near"; never met',
        },
      ],
    });
    expect(stdout).toContain('"photos":{"30":{"min":2,"max":4},"20":{"min":0,"max":null}}');
  });

  it.each([
    ['the event_data', eventData(good)],
    ['a number for the form', eventData(good, 1)],
    ['its JSON text', JSON.stringify(JSON.stringify(eventData(good)))],
    [
      'the whole payload',
      { event_name: 'send_pcr_answers', event_data: JSON.stringify(eventData(good)) },
    ],
    ['the rows by themselves', good],
    ['no form id', { pcr_form_rows: good }],
  ])('exits with 0 when complete and without errors, given %s', async (_, answers) => {
    const { code, stdout } = await run({ f: form, a: answers }, 'check', '--json', 'f', 'a');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ complete: true, visible: ['30', '20'], errors: [] });
  });

  it('exits with 1 for rows that cannot be read, each told once', async () => {
    const rows = [...good, row('99', 'int', '1'), 'row', row('20', 'date', '2024-01-01')];
    const { code, stdout } = await run({ f: form, '-': rows }, 'check', 'f', '-', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout).errors.map((error: { message: string }) => error.message)).toEqual([
      'row unreadable: row 4: expected an object with pcr_question_id',
      'question 20 "Question 20": too many values',
      'question 99: unknown question',
    ]);
  });

  it('tells people what is missing and wrong', async () => {
    const rows = [row('30', 'int', '31'), row('20', 'number', '10')];
    const { code, stdout } = await run({ f: form, a: rows }, 'check', 'f', 'a');
    expect(code).toBe(1);
    expect(stdout).toBe(
      [
        'Test form [form 1]: not complete, errors: 1',
        'missing: question 10 "Question 10"',
        'error: question 20 "Question 20": has to be > 10.00 (rule 6)',
        'photos needed: question 30 "Occupied?": 2 to 4',
        'finding: options_pcr_forms_rules 7: rule operator unknown: "near"; never met',
        '',
      ].join('\n'),
    );
  });

  it('chooses the form that the answers are for', async () => {
    const files = { f: { ...form, ...grassCut }, a: eventData(good) };
    expect((await run(files, 'check', 'f', 'a')).code).toBe(0);
    const unnamed = await run({ ...files, a: good }, 'check', 'f', 'a');
    expect(unnamed).toMatchObject({ code: 2, stdout: '' });
    expect(unnamed.stderr).toContain('holds forms 1, 5102; name one by pcr_form_id');
  });
});

describe("svclink form with a service's own names", () => {
  const acme = sixObjects({ questions: [question('7', 'acmefield'), question('8', 'zeta')] });

  it.each([
    ['JSON', '{"brand":"acme"}'],
    ['a file', '@d'],
  ])('shows and checks them, told as %s', async (_, dialect) => {
    const files = { f: { '1': acme }, d: { brand: 'acme' }, a: { pcr_form_rows: [] } };
    const shown = await run(files, 'show', 'f', '--dialect', dialect);
    expect(shown.stdout).toContain('[7] (svcfield)');
    const { stdout } = await run(files, 'check', 'f', 'a', '--json', '--dialect', dialect);
    const { findings } = JSON.parse(stdout);
    expect(findings).toEqual([
      expect.objectContaining({ code: 'question_type_unknown', ids: ['8'] }),
    ]);
  });

  it.each([
    ['no JSON', 'acme', '--dialect: is not JSON'],
    ['a list', '[]', '--dialect: must be a JSON object'],
    ['a number', '{"brand":7}', '--dialect: must be a JSON object'],
    ['an unknown name', '{"svcfeld":"x"}', 'dialect.svcfeld: unknown name'],
    ['a name that is no word', '{"svcfield":"a b"}', 'dialect.svcfield: must be a name'],
    ['a file that is not there', '@none', 'none: cannot be read'],
  ])('exits with 2 for %s', async (_, dialect, message) => {
    const { code, stdout, stderr } = await run({ f: form }, 'show', 'f', '--dialect', dialect);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });
});

describe('svclink form used wrongly', () => {
  it.each([
    [[]],
    [['show']],
    [['show', 'f', 'g']],
    [['show', 'f', '--json']],
    [['check', 'f']],
    [['check', 'f', 'a', 'b']],
    [['check', 'f', 'a', '--jsn']],
    [['paint', 'f']],
    [['check', '-', '-']],
  ])('exits with 2: %j', async (args) => {
    const { code, stdout, stderr } = await run({ f: form, a: good }, ...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^svclink form: /);
  });

  it.each([
    ['a file that is not there', { a: good }, 'f: cannot be read (ENOENT)'],
    ['a file that is not JSON', { f: '{', a: good }, 'f: is not JSON'],
    ['a file without a form', { f: {}, a: good }, 'f: expected forms keyed by form id'],
    ['answers that are none', { f: form, a: {} }, 'a: expected event_data with pcr_form_rows'],
    ['answers as bad text', { f: form, a: { event_data: '{' } }, 'a: is not JSON'],
    ['rows that are none', { f: form, a: eventData(7) }, 'a: pcr_form_rows: expected an array'],
    [
      'answers for another form',
      { f: form, a: eventData(good, '2') },
      'f: holds form 1, but the answers are for form 2',
    ],
  ])('exits with 2 for %s', async (_, files, message) => {
    const { code, stdout, stderr } = await run(files, 'check', 'f', 'a');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });

  it('lets nothing from a file steer the terminal', async () => {
    const { stderr } = await run({ f: form, a: eventData(good, 'x\u001b[2J') }, 'check', 'f', 'a');
    expect(stderr).toBe('svclink form: f: holds form 1, but the answers are for form x·[2J\n');
  });

  it('takes six objects that do not say which form they are', async () => {
    const nameless = { ...six, options_pcr_forms: {} };
    expect((await run({ f: nameless, a: eventData(good) }, 'check', 'f', 'a')).code).toBe(0);
  });

  it('prints its usage when asked', async () => {
    const { code, stdout } = await run({}, '--help');
    expect(code).toBe(0);
    expect(stdout).toContain('check [options] <FORM> <ANSWERS>');
  });
});
