import { createHash } from 'node:crypto';
import { type RunningDemo, startDemo } from '../support/demo.js';
import { expectError } from '../support/expect-error.js';
import { startService } from '../support/service.js';

let demo: RunningDemo;
beforeAll(async () => {
  demo = await startDemo();
});

const content = Buffer.from('report_id\n1042\n').toString('base64');
const upload = { autoimport_id: 7, name: 'orders.csv', content };

describe('/autoimport/list', () => {
  it('lists one object per auto import of the organization [api.autoimport.list.response]', async () => {
    const { status, body } = await demo.call('autoimport/list');
    expect(status).toBe(200);
    expect(body).toHaveLength(5);
  });

  it('lists objects with every field [api.autoimport.list.fields] [api.autoimport.list.api-capabilities]', async () => {
    const { text } = await demo.call('autoimport/list', {});
    const list: Record<string, unknown>[] = JSON.parse(text);
    for (const item of list) {
      expect(item).toEqual({
        autoimport_id: expect.any(Number),
        import_name: expect.any(String),
        client_company_name: expect.any(String),
        friendly_name: expect.any(String),
        active: expect.any(Number),
        api_capabilities: expect.any(Array),
      });
      expect([0, 1]).toContain(item.active);
      for (const capability of Object.values(Object(item.api_capabilities))) {
        expect(['upload', 'export']).toContain(capability);
      }
    }
    expect(list.map((item) => item.api_capabilities)).toContainEqual([]);
  });

  it.each<[string, object]>([
    ['active as a boolean', { active: true }],
    ['an unknown capability', { api_capabilities: ['delete'] }],
    ['an id as text', { autoimport_id: '7' }],
  ])(
    'never sends %s [api.autoimport.list.fields] [api.autoimport.list.api-capabilities]',
    async (_, wrong) => {
      const good = {
        autoimport_id: 7,
        import_name: 'CSV',
        client_company_name: 'A',
        friendly_name: 'B',
        active: 1 as const,
        api_capabilities: [],
      };
      const service = await startService((api) =>
        api.on('autoimport/list', () => [Object.assign(good, wrong)]),
      );
      expectError(await service.call('autoimport/list'), 500, 'internal_error');
      expect(String(service.log[0]?.details.err)).toContain(
        'autoimport/list returned a wrong result',
      );
      await service.close();
    },
  );
});

describe('/autoimport/upload', () => {
  it('gives id, name and the bytes to the handler [api.autoimport.upload.request]', async () => {
    const seen: unknown[] = [];
    const service = await startService((api) =>
      api.on('autoimport/upload', async ({ data }) => {
        seen.push(data.autoimport_id, data.name, (await data.content.bytes()).toString());
        return { message: 'ok' };
      }),
    );
    await service.call('autoimport/upload', upload);
    expect(seen).toEqual([7, 'orders.csv', 'report_id\n1042\n']);
    await service.close();
  });

  it('answers a message once the file is queued [api.autoimport.upload.response]', async () => {
    const { status, body } = await demo.call('autoimport/upload', upload);
    expect(status).toBe(200);
    expect(body).toEqual({ message: 'Queued orders.csv, 15 bytes' });
    expect(demo.store.queued.at(-1)).toEqual({ autoimportId: 7, name: 'orders.csv', size: 15 });
  });

  const { autoimport_id: _, ...withoutId } = upload;
  it.each<[string, unknown, string]>([
    ['autoimport_invalid', withoutId, 'absent id [api.autoimport.upload.error.autoimport-invalid]'],
    [
      'autoimport_invalid',
      { ...upload, autoimport_id: 'seven' },
      'text as id [api.autoimport.upload.error.autoimport-invalid]',
    ],
    [
      'autoimport_invalid',
      { ...upload, autoimport_id: -7 },
      'negative id [api.autoimport.upload.error.autoimport-invalid]',
    ],
    [
      'autoimport_invalid',
      { ...upload, autoimport_id: '9'.repeat(30) },
      'id of 30 digits [api.autoimport.upload.error.autoimport-invalid]',
    ],
    [
      'auto_import_inactive',
      { ...upload, autoimport_id: 9 },
      'inactive [api.autoimport.upload.error.auto-import-inactive]',
    ],
    [
      'autoimport_not_found',
      { ...upload, autoimport_id: 4711 },
      'unknown [api.autoimport.upload.error.autoimport-not-found]',
    ],
    [
      'name_required',
      { ...upload, name: undefined },
      'no name [api.autoimport.upload.error.name-required]',
    ],
    [
      'name_required',
      { ...upload, name: ' ' },
      'blank name [api.autoimport.upload.error.name-required]',
    ],
    [
      'content_required',
      { ...upload, content: undefined },
      'no content [api.autoimport.upload.error.content-required]',
    ],
    [
      'content_required',
      { ...upload, content: '' },
      'empty content [api.autoimport.upload.error.content-required]',
    ],
    [
      'content_invalid',
      { ...upload, content: 'no base64!' },
      'other characters [api.autoimport.upload.error.content-invalid]',
    ],
    [
      'content_invalid',
      { ...upload, content: 'AAAAA' },
      'a character too many [api.autoimport.upload.error.content-invalid]',
    ],
    [
      'content_invalid',
      { ...upload, content: 'AA==AAAA' },
      'padding inside [api.autoimport.upload.error.content-invalid]',
    ],
    [
      'content_invalid',
      { ...upload, content: 4711 },
      'a number [api.autoimport.upload.error.content-invalid]',
    ],
    [
      'content_invalid',
      { ...upload, content: { data: 'AAAA' } },
      'an object [api.autoimport.upload.error.content-invalid]',
    ],
    [
      'upload_not_supported',
      { ...upload, autoimport_id: 8 },
      'export only [api.autoimport.upload.error.upload-not-supported]',
    ],
    [
      'upload_not_supported',
      { ...upload, autoimport_id: 10 },
      'no capability [api.autoimport.upload.error.upload-not-supported] [api.autoimport.list.api-capabilities]',
    ],
  ])('answers %s: %j (%s)', async (type, body) => {
    expectError(await demo.call('autoimport/upload', body), 400, type);
  });

  it.each([
    ['upload_failed', '[api.autoimport.upload.error.upload-failed]'],
    ['queuing_failed', '[api.autoimport.upload.error.queuing-failed]'],
  ] as const)('answers %s with 500 %s', async (type, _id) => {
    const service = await startService((api) =>
      api.on('autoimport/upload', ({ fail }) => fail(type)),
    );
    expectError(await service.call('autoimport/upload', upload), 500, type);
    await service.close();
  });

  it('answers the first row of the table that is true', async () => {
    expectError(await demo.call('autoimport/upload', {}), 400, 'autoimport_invalid');
    expectError(await demo.call('autoimport/upload', { autoimport_id: 7 }), 400, 'name_required');
  });
});

describe('/autoimport/export', () => {
  const good = { autoimport_id: 8, export_date: '2026-01-05' };

  it('gives id and date to the handler, which decides what the date means [api.autoimport.export.request]', async () => {
    const service = await startService((api) =>
      api.on('autoimport/export', ({ data }) => ({
        file_name: `${data.autoimport_id}.txt`,
        content: Buffer.from(`${typeof data.autoimport_id} ${data.export_date}`),
      })),
    );
    const { body } = await service.call('autoimport/export', {
      autoimport_id: '11',
      export_date: '2024-02-29',
    });
    expect(Buffer.from(String(body.content), 'base64').toString()).toBe('number 2024-02-29');
    await service.close();
  });

  it('answers name, content and its SHA-256 [api.autoimport.export.response]', async () => {
    const { status, body } = await demo.call('autoimport/export', good);
    expect(status).toBe(200);
    const bytes = Buffer.from(String(body.content), 'base64');
    expect(bytes.toString()).toMatch(/^report_id,state\n1001,OH\n/);
    expect(body).toEqual({
      file_name: 'pir-2026-01-05.csv',
      content: bytes.toString('base64'),
      hash: createHash('sha256').update(bytes).digest('hex'),
    });
  });

  it.each<[string, unknown, string]>([
    [
      'autoimport_invalid',
      { export_date: '2026-01-05' },
      'absent id [api.autoimport.export.error.autoimport-invalid]',
    ],
    [
      'autoimport_invalid',
      { ...good, autoimport_id: 'x' },
      'malformed id [api.autoimport.export.error.autoimport-invalid]',
    ],
    [
      'autoimport_invalid',
      { ...good, autoimport_id: 4711 },
      'unknown [api.autoimport.export.error.autoimport-invalid]',
    ],
    [
      'auto_import_inactive',
      { ...good, autoimport_id: 9 },
      'inactive [api.autoimport.export.error.auto-import-inactive]',
    ],
    [
      'export_not_support',
      { ...good, autoimport_id: 7 },
      'upload only [api.autoimport.export.error.export-not-support]',
    ],
    [
      'export_not_support',
      { ...good, autoimport_id: 10 },
      'none [api.autoimport.export.error.export-not-support] [api.autoimport.list.api-capabilities]',
    ],
    [
      'export_date_required',
      { autoimport_id: 8 },
      'no date [api.autoimport.export.error.export-date-required]',
    ],
    [
      'export_date_required',
      { ...good, export_date: '' },
      'blank date [api.autoimport.export.error.export-date-required]',
    ],
    [
      'export_date_invalid',
      { ...good, export_date: '20260105' },
      'other shape [api.autoimport.export.error.export-date-invalid]',
    ],
    [
      'export_date_invalid',
      { ...good, export_date: '2026-02-30' },
      'no such day [api.autoimport.export.error.export-date-invalid]',
    ],
    [
      'export_date_invalid',
      { ...good, export_date: '2025-02-29' },
      'no leap year [api.autoimport.export.error.export-date-invalid]',
    ],
    [
      'export_date_invalid',
      { ...good, export_date: '1900-02-29' },
      'no leap century [api.autoimport.export.error.export-date-invalid]',
    ],
    [
      'export_date_invalid',
      { ...good, export_date: '2026-13-01' },
      'no such month [api.autoimport.export.error.export-date-invalid]',
    ],
    [
      'export_date_invalid',
      { ...good, export_date: 20260105 },
      'a number [api.autoimport.export.error.export-date-invalid]',
    ],
    [
      'pir_not_found',
      { ...good, export_date: '2026-01-07' },
      'no PIR [api.autoimport.export.error.pir-not-found]',
    ],
  ])('answers %s: %j (%s)', async (type, body) => {
    expectError(await demo.call('autoimport/export', body), 400, type);
  });

  it('has a PIR only where the auto import is an INS one [api.autoimport.export.error.pir-not-found]', async () => {
    const { status } = await demo.call('autoimport/export', {
      autoimport_id: 11,
      export_date: '2026-01-07',
    });
    expect(status).toBe(200);
  });
});
