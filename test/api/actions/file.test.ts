import { createHash } from 'node:crypto';
import type { FileFlag } from '../../../src/api/index.js';
import { type RunningDemo, startDemo } from '../support/demo.js';
import { expectError } from '../support/expect-error.js';
import { startService } from '../support/service.js';

let demo: RunningDemo;
beforeAll(async () => {
  demo = await startDemo();
});

type Listed = Record<string, unknown> & { flags: Record<string, unknown>[] };

async function files(): Promise<Listed[]> {
  const { text } = await demo.call('file/list', { report_id: 1001 });
  return JSON.parse(text).files;
}

const flag = async (type: string) =>
  (await files()).flatMap((file) => file.flags).find((one) => one.type === type);

describe('/file/list', () => {
  it('answers report_id and files without content [api.file.list.response]', async () => {
    const { status, body } = await demo.call('file/list', { report_id: 1001 });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['report_id', 'files']);
    for (const file of await files()) {
      expect(Object.keys(file).sort()).toEqual([
        'file_area',
        'file_id',
        'file_name',
        'file_type',
        'flags',
      ]);
    }
  });

  it.each(['hash', 'content', 'report_id'])(
    'never sends %s in a list [api.file.list.response]',
    async (name) => {
      const file = { file_id: 1, file_name: 'a', file_type: 'b', file_area: 0 as const, flags: [] };
      const service = await startService((api) =>
        api.on('file/list', ({ data }) => ({
          report_id: data.report_id,
          files: [Object.assign({ [name]: 'x' }, file)],
        })),
      );
      expectError(await service.call('file/list', { report_id: 1 }), 500, 'internal_error');
      await service.close();
    },
  );

  it('answers files with every field [api.file.list.fields]', async () => {
    const all = await files();
    expect(all[0]).toMatchObject({
      file_id: 9001,
      file_name: 'photo-1.jpg',
      file_type: 'image/jpeg',
      file_area: 0,
    });
    expect(all.at(-1)).toMatchObject({ file_type: 'application/pdf', file_area: 1 });
  });

  it('answers flags of flagged photos, and an empty list else [api.file.list.flags]', async () => {
    const all = await files();
    expect(all.map((file) => file.flags.length)).toEqual([1, 1, 1, 1, 1, 0, 0]);
  });

  it('answers flags of every type [api.file.list.flag-type]', async () => {
    const types = (await files()).flatMap((file) => file.flags.map(({ type }) => type));
    expect(types).toEqual(['b', 'c', 'pc', 'd', 'v']);
  });

  it('answers a stage for bids and completions only [api.file.list.flag-stage]', async () => {
    const stages = (await files()).flatMap((file) =>
      file.flags.map(({ type, stage }) => [type, stage]),
    );
    expect(stages).toEqual([
      ['b', 'b'],
      ['c', 'a'],
      ['pc', undefined],
      ['d', undefined],
      ['v', undefined],
    ]);
  });

  it('answers the members of each kind of flag [api.file.list.flag-bid] [api.file.list.flag-pcr] [api.file.list.flag-damage] [api.file.list.flag-violation]', async () => {
    expect(await flag('b')).toEqual({
      type: 'b',
      comp_note_id: 501,
      item_description: 'Grass cut',
      stage: 'b',
      damage_id: 61,
    });
    expect(await flag('c')).toEqual({
      type: 'c',
      comp_note_id: 502,
      item_description: 'Board a window',
      stage: 'a',
      violation_id: 71,
    });
    expect(await flag('pc')).toEqual({
      type: 'pc',
      pcr_question_id: 88,
      question: 'Is the property occupied?',
      pcr_form_id: 12,
      form_name: 'Occupancy check',
    });
    expect(await flag('d')).toEqual({ type: 'd', damage_id: 61, damage_title: 'Roof leak' });
    expect(await flag('v')).toEqual({ type: 'v', violation_id: 71, violation_title: 'High grass' });
  });

  const bidFlag = { type: 'b', comp_note_id: 1, item_description: 'a', stage: 'b' };
  const pcrFlag = { type: 'pc', pcr_question_id: 1, question: 'a', pcr_form_id: 1, form_name: 'a' };
  it.each<[unknown, string]>([
    [{ ...bidFlag, type: 'x' }, 'unknown type [api.file.list.flag-type]'],
    [{ ...bidFlag, stage: 'a' }, 'a bid after the work [api.file.list.flag-stage]'],
    [{ ...bidFlag, stage: undefined }, 'no stage [api.file.list.flag-stage]'],
    [{ ...pcrFlag, stage: 'b' }, 'a stage of a question [api.file.list.flag-stage]'],
    [{ ...bidFlag, type: 'c', stage: 'x' }, 'unknown stage [api.file.list.flag-stage]'],
    [{ ...bidFlag, comp_note_id: undefined }, 'no bid [api.file.list.flag-bid]'],
    [{ ...pcrFlag, item_description: 'a' }, 'item_description elsewhere [api.file.list.flag-bid]'],
    [{ ...pcrFlag, form_name: undefined }, 'no form [api.file.list.flag-pcr]'],
    [{ ...bidFlag, question: 'a' }, 'a question elsewhere [api.file.list.flag-pcr]'],
    [{ ...bidFlag, damage_title: 'a' }, 'a damage title elsewhere [api.file.list.flag-damage]'],
    [{ type: 'd', damage_title: 'a' }, 'no damage id [api.file.list.flag-damage]'],
    [
      { ...pcrFlag, violation_title: 'a' },
      'a violation title elsewhere [api.file.list.flag-violation]',
    ],
    [{ type: 'v', violation_title: 'a' }, 'no violation id [api.file.list.flag-violation]'],
  ])('never sends the flag %j (%s)', async (wrong) => {
    const service = await startService((api) =>
      api.on('file/list', ({ data }) => {
        const flags: FileFlag[] = JSON.parse(JSON.stringify([wrong]));
        const file = { file_id: 1, file_name: 'a', file_type: 'b', file_area: 0 as const, flags };
        return { report_id: data.report_id, files: [file] };
      }),
    );
    expectError(await service.call('file/list', { report_id: 1 }), 500, 'internal_error');
    await service.close();
  });

  it.each([{}, { report_id: 'x' }, { report_id: -1 }, { report_id: 4711 }])(
    'answers invalid_wo: %j [api.file.list.error.invalid-wo]',
    async (body) => {
      expectError(await demo.call('file/list', body), 400, 'invalid_wo');
    },
  );
});

describe('/file/get', () => {
  it('answers the file with content and hash [api.file.get.response]', async () => {
    const { status, body } = await demo.call('file/get', { file_id: '9007' });
    expect(status).toBe(200);
    const bytes = Buffer.from(String(body.content), 'base64');
    expect(bytes.toString()).toMatch(/^%PDF/);
    expect(body).toEqual({
      report_id: 1001,
      file_id: 9007,
      file_name: 'lease-1001.pdf',
      file_type: 'application/pdf',
      file_area: 1,
      flags: [],
      content: bytes.toString('base64'),
      hash: createHash('sha256').update(bytes).digest('hex'),
    });
  });

  it.each<[string, unknown, string]>([
    ['file_id_required', {}, '[api.file.get.error.file-id-required]'],
    ['file_id_invalid', { file_id: 'x' }, '[api.file.get.error.file-id-invalid]'],
    ['file_id_invalid', { file_id: 1.5 }, '[api.file.get.error.file-id-invalid]'],
    ['file_id_invalid', { file_id: '1'.repeat(30) }, '[api.file.get.error.file-id-invalid]'],
    ['not_found', { file_id: 4711 }, '[api.file.get.error.not-found]'],
  ])('answers %s: %j %s', async (type, body) => {
    expectError(await demo.call('file/get', body), 400, type);
  });
});

describe('/file/get/metadata', () => {
  it('answers file_id and metadata [api.file.get-metadata.response]', async () => {
    const { body } = await demo.call('file/get/metadata', { file_id: 9001 });
    expect(body).toEqual({
      file_id: 9001,
      metadata: {
        UploadBy: 'demo',
        UploadTimestamp: '2026-01-05 08:30:00',
        FileName: 'photo-1.jpg',
      },
    });
  });

  it.each<[number, string, unknown]>([
    [422, 'file_id_invalid', {}],
    [422, 'file_id_invalid', { file_id: 'x' }],
    [404, 'not_found', { file_id: 4711 }],
    [404, 'not_found', { file_id: 9007 }],
  ])('answers %i %s: %j [api.file.get-metadata.errors]', async (status, type, body) => {
    expectError(await demo.call('file/get/metadata', body), status, type);
  });
});

/** What is answered where the handler of an app takes whatever reaches it: nothing but the framework can refuse. */
async function callOfAnyHandler(action: string, body: object) {
  const service = await startService((api) => {
    api.on('file/upload', () => ({ file_id: 1 }));
    api.on('file/flag', () => ({ result: 'Flagged' }));
  });
  const answer = await service.call(action, body);
  await service.close();
  return answer;
}

describe('/file/upload', () => {
  const bytes = Buffer.from('%PDF-1.7 a lease');
  const upload = {
    report_id: 1002,
    file_name: '../../lease.pdf',
    file_area: '1',
    content: bytes.toString('base64'),
    document_type_id: 1,
  };

  it('attaches the file to the work order [api.file.upload.request]', async () => {
    const { status, body } = await demo.call('file/upload', upload);
    expect(status).toBe(200);
    const { body: file } = await demo.call('file/get', { file_id: body.file_id });
    expect(file).toMatchObject({
      report_id: 1002,
      file_name: 'lease.pdf',
      file_area: 1,
      content: upload.content,
    });
  });

  it.each<[string, object, object]>([
    ['all of them', {}, { document_type_id: 1 }],
    ['digits for ids', { report_id: '1002', document_type_id: '2' }, { document_type_id: 2 }],
    ['no document type', { document_type_id: undefined }, {}],
    ['a photo', { file_area: 0, document_type_id: null }, { file_area: 0 }],
  ])('gives its handler every member: %s [api.file.upload.request]', async (_, sent, got) => {
    let seen: unknown;
    const service = await startService((api) =>
      api.on('file/upload', async ({ data: { content, ...members } }) => {
        seen = { ...members, text: (await content.bytes()).toString() };
        return { file_id: 1 };
      }),
    );
    expect((await service.call('file/upload', { ...upload, ...sent })).status).toBe(200);
    const always = { report_id: 1002, file_name: 'lease.pdf', file_area: 1, text: String(bytes) };
    expect(seen).toEqual({ ...always, ...got });
    await service.close();
  });

  it.each(['x', -1, 1.5, true, [], {}])(
    'is told document_type_invalid for the document type %j [api.file.upload.request]',
    async (document_type_id) => {
      const answer = await callOfAnyHandler('file/upload', { ...upload, document_type_id });
      expectError(answer, 400, 'document_type_invalid');
    },
  );

  it('takes the hash of the content, in either case', async () => {
    const hash = createHash('sha256').update(bytes).digest('hex').toUpperCase();
    expect((await demo.call('file/upload', { ...upload, hash })).status).toBe(200);
  });

  it.each<[string, unknown]>([
    ['invalid_wo', { ...upload, report_id: undefined }],
    ['invalid_wo', { ...upload, report_id: 4711 }],
    ['name_required', { ...upload, file_name: '' }],
    ['file_area_invalid', { ...upload, file_area: 2 }],
    ['content_required', { ...upload, content: null }],
    ['content_invalid', { ...upload, content: '%%%' }],
    ['content_invalid', { ...upload, hash: 'a'.repeat(64) }],
    ['content_invalid', { ...upload, hash: 'short' }],
    ['document_type_invalid', { ...upload, document_type_id: 99 }],
  ])('answers %s: %j', async (type, body) => {
    expectError(await demo.call('file/upload', body), 400, type);
  });
});

describe('/file/flag/items', () => {
  it('answers what files can be flagged to [api.file.flag-items.response]', async () => {
    const { body } = await demo.call('file/flag/items', { report_id: 1001 });
    const items = [
      { comp_note_id: 501, description: 'Grass cut' },
      { comp_note_id: 502, description: 'Board a window' },
    ];
    expect(body).toEqual({
      items: {
        bids: items,
        completions: items,
        pcr: [
          { form: 'Occupancy check', question: 'Is the property occupied?', pcr_question_id: 88 },
          { form: 'Occupancy check', question: 'When was it seen last?', pcr_question_id: 89 },
        ],
      },
    });
  });

  it.each([{}, { report_id: 'x' }, { report_id: 4711 }])(
    'answers invalid_wo: %j [api.file.flag-items.errors]',
    async (body) => {
      expectError(await demo.call('file/flag/items', body), 400, 'invalid_wo');
    },
  );
});

describe('/file/flag', () => {
  it.each([
    [
      { type: 'b', comp_note_id: 501 },
      { type: 'b', stage: 'b' },
    ],
    [
      { type: 'c', comp_note_id: 501, stage: 'i' },
      { type: 'c', stage: 'i' },
    ],
    [
      { type: 'pc', pcr_question_id: 88 },
      { type: 'pc', question: 'Is the property occupied?' },
    ],
  ])('flags a photo: %j [api.file.flag.request]', async (body, expected) => {
    const answer = await demo.call('file/flag', { file_id: 9006, ...body });
    expect([answer.status, answer.body]).toEqual([200, { result: expect.any(String) }]);
    expect(demo.store.files.get(9006)?.flags.at(-1)).toMatchObject(expected);
  });

  it.each<[object, object]>([
    [{ type: 'b', comp_note_id: 501 }, {}],
    [{ type: 'b', comp_note_id: '501', stage: 'b' }, { comp_note_id: 501 }],
    [{ type: 'c', comp_note_id: 501, stage: 'b' }, {}],
    [{ type: 'c', comp_note_id: 501, stage: 'i' }, {}],
    [{ type: 'c', comp_note_id: 501, stage: 'a' }, {}],
    [{ type: 'pc', pcr_question_id: '88' }, { pcr_question_id: 88 }],
  ])('gives its handler what was sent: %j [api.file.flag.request]', async (sent, canonical) => {
    let seen: unknown;
    const service = await startService((api) =>
      api.on('file/flag', ({ data }) => {
        seen = data;
        return { result: 'Flagged' };
      }),
    );
    const answer = await service.call('file/flag', { file_id: '9001', ...sent });
    expect([answer.status, answer.body]).toEqual([200, { result: 'Flagged' }]);
    expect(seen).toEqual({ file_id: 9001, ...sent, ...canonical });
    await service.close();
  });

  it.each<object>([
    { type: 'b' },
    { type: 'c', stage: 'a' },
    { type: 'pc' },
    { type: 'pc', comp_note_id: 501 },
    { type: 'b', pcr_question_id: 88 },
    { type: 'b', comp_note_id: 'x' },
    { type: 'pc', pcr_question_id: -1 },
  ])('needs what its type points to: %j [api.file.flag.request]', async (sent) => {
    const answer = await callOfAnyHandler('file/flag', { file_id: 9001, ...sent });
    expectError(answer, 400, 'invalid_request');
  });

  it.each<object>([
    { type: 'b', comp_note_id: 501, stage: 'i' },
    { type: 'c', comp_note_id: 501 },
    { type: 'c', comp_note_id: 501, stage: 'z' },
  ])('needs a stage of its type: %j [api.file.flag.request]', async (sent) => {
    const answer = await callOfAnyHandler('file/flag', { file_id: 9001, ...sent });
    expectError(answer, 400, 'stage_invalid');
  });

  const good = { type: 'c', file_id: 9001, comp_note_id: 501, stage: 'a' };
  it.each<[string, unknown]>([
    ['type_required', { ...good, type: undefined }],
    ['type_invalid', { ...good, type: 'x' }],
    ['stage_invalid', { ...good, stage: undefined }],
    ['stage_invalid', { ...good, stage: 'z' }],
    ['stage_invalid', { ...good, type: 'b' }],
    ['file_id_required', { ...good, file_id: undefined }],
    ['file_id_invalid', { ...good, file_id: 'x' }],
    ['file_id_invalid', { ...good, file_id: 9007 }],
    ['invalid_request', { ...good, comp_note_id: undefined }],
  ])('answers %s: %j [api.file.flag.errors]', async (type, body) => {
    expectError(await demo.call('file/flag', body), 400, type);
  });
});

it('/file/document/types answers ids to names [api.file.document-types.response]', async () => {
  const { body } = await demo.call('file/document/types');
  expect(body).toEqual({ 1: 'Lease', 2: 'Invoice', 3: 'Permit' });
});
