import express from 'express';
import type { Api } from '../../../src/api/index.js';
import { expectError } from '../support/expect-error.js';
import { startService, type TestService } from '../support/service.js';

let seen: unknown[] = [];
const record = (api: Api) =>
  api
    .on('property/update', ({ data }) => {
      seen.push(data);
      return { result: 'ok' };
    })
    .on('autoimport/upload', ({ data: { name } }) => {
      seen.push(name);
      return { message: 'ok' };
    })
    .on('file/upload', ({ data: { file_name } }) => {
      seen.push(file_name);
      return { file_id: 1 };
    });

let raw: TestService;
let parsed: TestService;
beforeAll(async () => {
  raw = await startService(record);
  parsed = await startService(record, {}, (api) => express().use(express.json(), api));
});
beforeEach(() => {
  seen = [];
});

const values = (inner: string): string => `{"org_property_id":7,"values":{"note":${inner}}}`;
const nested = (levels: number): string => `${'['.repeat(levels)}1${']'.repeat(levels)}`;

describe('text that is none', () => {
  it.each([
    ['NUL', '"a\\u0000b"'],
    ['NUL in a list', '["a",{"b":"\\u0000"}]'],
    ['the first half of a surrogate pair', '"\\ud83d"'],
    ['the second half of a surrogate pair', '"x\\ude00"'],
    ['halves in the wrong order', '"\\ude00\\ud83d"'],
    ['NUL in a name', '{"a\\u0000":1}'],
    ['half a surrogate pair in a name', '{"\\ud83d":1}'],
    ['a member constructor', '{"constructor":{"prototype":1}}'],
    ['a member __proto__', '{"__proto__":{"polluted":1}}'],
    ['a member constructor in a list', '[[{"constructor":null}]]'],
    ['an escaped member constructor', '{"const\\u0072uctor":1}'],
    ['an escaped member __proto__', '{"\\u005f_proto__":1}'],
    ['65 levels', nested(65)],
    ['20,000 levels', nested(20_000)],
  ])('never reaches a handler: %s [api.text-safety]', async (_, inner) => {
    for (const service of [raw, parsed]) {
      const answer = await service.call('property/update', values(inner));
      expectError(answer, 400, 'invalid_request');
      expect(answer.text).not.toContain('\\u0000');
    }
    expect(seen).toEqual([]);
  });

  it('is refused behind the content of an upload as well [api.text-safety]', async () => {
    const body = '{"autoimport_id":7,"name":"a.csv","content":"AAAA","x":';
    for (const inner of ['"\\u0000"', '{"constructor":1}', '"\\udc00"']) {
      for (const service of [raw, parsed]) {
        const answer = await service.call('autoimport/upload', `${body}${inner}}`);
        expectError(answer, 400, 'invalid_request');
      }
    }
    expect(seen).toEqual([]);
  });

  it.each([
    ['whole pairs', '😀 é'],
    ['the word constructor as a value', 'constructor'],
    ['other control characters', 'a\tb\r\nc\u0001'],
  ])('is not confused with %s [api.text-safety]', async (_, note) => {
    for (const service of [raw, parsed]) {
      const answer = await service.call('property/update', {
        org_property_id: 7,
        values: { note },
      });
      expect(answer.status).toBe(200);
    }
    expect(seen).toEqual(Array(2).fill({ org_property_id: 7, values: { note } }));
  });

  it('lets 40 levels through', async () => {
    expect((await raw.call('property/update', values(nested(40)))).status).toBe(200);
  });
});

/** What is sent, and what a handler gets. */
const names: readonly (readonly [string, string, string])[] = [
  ['a path', '../../etc/passwd', 'passwd'],
  ['a path of Windows', 'C:\\temp\\a.csv', 'a.csv'],
  ['a right-to-left override', 'photo\u202egpj.exe', 'photogpj.exe'],
  ['an isolate', '\u2066a\u2069.jpg', 'a.jpg'],
  ['line breaks', 'a\r\nSet-Cookie: b.jpg', 'aSet-Cookie b.jpg'],
  ['a dot file', '.htaccess', 'htaccess'],
  ['a device', 'nul.txt', '_nul.txt'],
  ['dots at the end', 'dots...', 'dots'],
  ['a plain name', 'plain.csv', 'plain.csv'],
];

describe('the name of a file', () => {
  const upload = { report_id: 1, file_area: 1, content: 'AAAA' };
  it.each(names)('with %s is reduced [api.text-safety]', async (_, name, expected) => {
    for (const service of [raw, parsed]) {
      await service.call('autoimport/upload', { autoimport_id: 7, name, content: 'AAAA' });
      await service.call('file/upload', { ...upload, file_name: name });
    }
    expect(seen).toEqual(Array(4).fill(expected));
  });

  it.each([
    ['5,000 characters', `${'x'.repeat(5000)}.jpg`],
    ['a long path', `${'folder/'.repeat(700)}photo.jpg`],
    ['5,000 characters of four bytes', `${'😀'.repeat(2500)}.jpg`],
  ])('of %s is cut and keeps its extension [api.text-safety]', async (_, name) => {
    await raw.call('file/upload', { ...upload, file_name: name });
    expect(seen).toEqual([expect.stringMatching(/^[^/]{1,200}\.jpg$/u)]);
  });

  it.each([' ', ''])('is needed: %j is refused [api.text-safety]', async (name) => {
    const answers = [
      await raw.call('autoimport/upload', { autoimport_id: 7, name, content: 'AAAA' }),
      await raw.call('file/upload', { ...upload, file_name: name }),
    ];
    for (const answer of answers) expectError(answer, 400, 'name_required');
    expect(seen).toEqual([]);
  });

  it.each(['..', '/', '\\', '. .', './..', '../'])(
    'is more than a path: %j is refused [api.text-safety]',
    async (file_name) => {
      expect((await raw.call('file/upload', { ...upload, file_name })).status).toBe(400);
      expect(seen).toEqual([]);
    },
  );

  it.each(['\u202e', 'a/', '\u200b\u200b'])(
    'of which nothing is left becomes another: %j [api.text-safety]',
    async (file_name) => {
      await raw.call('file/upload', { ...upload, file_name });
      expect(seen).toEqual(['file']);
    },
  );

  it.each([7, true, ['a.jpg'], { name: 'a.jpg' }])(
    'is text: %j is refused [api.text-safety]',
    async (file_name) => {
      expect((await raw.call('file/upload', { ...upload, file_name })).status).toBe(400);
      expect(seen).toEqual([]);
    },
  );
});
