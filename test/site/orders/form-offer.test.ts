import { defineForm, parseForm } from '../../../src/forms/index.js';
import { svclink } from '../../cli/command-line.js';
import { ENGINES } from '../databases.js';
import { SitePair, until } from '../importer/pair.js';

const transferred = { transferPrevValues: true } as const;
const FORM = defineForm({
  id: 71,
  name: 'Exterior',
  questions: {
    address: { type: 'svcfield', text: 'Where it is' },
    due: { type: 'svcfield', text: 'Date due', shareName: '' },
    number: { type: 'svcfield', text: 'Order', shareName: 'wo_number' },
    lock: { type: 'svcfield', text: 'Lock code' },
    unknown: { type: 'svcfield', text: 'Moon phase' },
    construction: {
      type: 'dropdown',
      text: 'Construction',
      options: ['Brick', 'Frame'],
      ...transferred,
      autoTransferPrevValues: true,
    },
    stories: { type: 'numeric', text: 'Stories', ...transferred },
    remarks: { type: 'textbox', text: 'Remarks' },
  },
});
const form = parseForm(FORM, { version: '3' });
const idOf = (name: string) => form.questions.find((one) => one.name === name)?.id ?? '';
const FRAME =
  form.questions.flatMap(({ options }) => options).find(({ text }) => text === 'Frame')?.id ?? '';

describe.each(ENGINES)('what a form begins with, on $name', (engine) => {
  let pair: SitePair;
  beforeAll(async () => {
    await engine.start();
    pair = await SitePair.open(engine);
    await pair.owner.owner.forms.add(FORM, { form_ver_id: 3 });
    await pair.link();
    await pair.start();
  });
  afterAll(async () => {
    await pair?.close();
    await engine.stop();
  });

  const results = () => pair.importer.site.importer.results;
  const order = async (more: object = {}) => {
    const forms = { pcr_forms: [{ pcr_form_id: 71, form_required: true }] };
    const reportId = await pair.owner.order({ ...forms, ...more });
    const { id } = await pair.imported(reportId);
    return { reportId, id };
  };
  const answer = async ({ id }: { id: string }, answers: Record<string, string>) => {
    await results().add(id, { answers: [{ pcr_form_id: 71, answers }] });
    const isSent = async () =>
      (await results().list(id)).some(({ kind, state }) => kind === 'answers' && state === 'sent');
    await until(isSent, 'the sending');
  };

  it('are the fields of its order, under whatever spelling the form names them', async () => {
    const made = await order({
      wo_number: 'WO-7',
      address: '7 Field Rd',
      date_due: '20270131',
      lock_code: '4711',
    });
    const shown = {
      [idOf('Where it is')]: '7 Field Rd',
      [idOf('Date due')]: '20270131',
      [idOf('Order')]: 'WO-7',
      [idOf('Lock code')]: '4711',
    };
    const imported = await results().formOffer(made.id, '71');
    expect(imported).toEqual({ fields: shown, answers: [] });
    expect(await pair.owner.owner.formOffer(made.reportId, '71')).toEqual(imported);
  });

  it('are the newest answers of earlier orders of its property that it allows to take over', async () => {
    const place = { address: '8 Field Rd' };
    const older = await order({ ...place, wo_number: 'WO-A' });
    await answer(older, {
      [idOf('Construction')]: FRAME,
      [idOf('Stories')]: '2',
      [idOf('Remarks')]: 'mind the dog',
    });
    const newer = await order({ ...place, wo_number: 'WO-B' });
    await answer(newer, { [idOf('Stories')]: '3' });
    const elsewhere = await order({ address: '9 Field Rd' });
    await answer(elsewhere, { [idOf('Stories')]: '9' });
    const now = await order({ ...place, wo_number: 'WO-C' });
    const expected = (side: 'id' | 'reportId') => [
      {
        pcr_question_id: idOf('Construction'),
        answer: FRAME,
        is_automatic: true,
        order_id: older[side],
        wo_number: 'WO-A',
        answered_at: expect.any(Number),
      },
      {
        pcr_question_id: idOf('Stories'),
        answer: expect.stringMatching(/^3(\.00)?$/),
        is_automatic: false,
        order_id: newer[side],
        wo_number: 'WO-B',
        answered_at: expect.any(Number),
      },
    ];
    const sorted = (offer: { answers: readonly { pcr_question_id: string }[] }) =>
      offer.answers.toSorted((a, b) => Number(a.pcr_question_id) - Number(b.pcr_question_id));
    expect(sorted(await results().formOffer(now.id, '71'))).toEqual(expected('id'));
    const owned = await pair.owner.owner.formOffer(now.reportId, '71');
    expect(sorted(owned)).toEqual(expected('reportId'));
    const other = await pair.owner.order({
      ...place,
      account: 'bolt',
      pcr_forms: [{ pcr_form_id: 71 }],
    });
    expect((await pair.owner.owner.formOffer(other, '71')).answers).toEqual([]);
  });

  it.each(['0', '999999', "1' OR '1'='1", '\ud800', '9'.repeat(30)])(
    'is refused for the order or the form %j',
    async (name) => {
      const { id, reportId } = await order();
      await expect(results().formOffer(name, '71')).rejects.toMatchObject({
        code: 'order_not_found',
      });
      await expect(pair.owner.owner.formOffer(name, '71')).rejects.toMatchObject({
        code: 'order_not_found',
      });
      const code = name === '\ud800' ? 'value_unstorable' : 'form_not_found';
      await expect(results().formOffer(id, name)).rejects.toMatchObject({ code });
      await expect(pair.owner.owner.formOffer(reportId, name)).rejects.toMatchObject({ code });
      await expect(results().formOffer(reportId, name)).rejects.toThrow();
    },
  );

  it('is told by a command on either side', async () => {
    const made = await order({ address: '8 Field Rd', wo_number: 'WO-D' });
    const run = async (test: typeof pair.owner, ...args: readonly string[]) => {
      const place = ['--database', test.database, '--files', `${test.folder}/files`];
      const key = ['--secret-key-file', `${test.folder}/secret.key`];
      const { out, err } = await svclink([...args, ...place, ...key, '--json']);
      return err === '' ? JSON.parse(out) : err;
    };
    const offered = await run(pair.importer, 'result', 'form', made.id, '71');
    expect(offered.fields[idOf('Order')]).toBe('WO-D');
    expect(offered.answers).toHaveLength(2);
    const owned = await run(pair.owner, 'order', 'form', made.reportId, '71');
    expect(owned.answers).toHaveLength(2);
    expect(await run(pair.owner, 'order', 'form', made.reportId, '72')).toContain(
      'Form 72 does not belong',
    );
  });
});
