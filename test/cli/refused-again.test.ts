import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import supertest from 'supertest';
import type { ServedSite } from '../../src/cli/serve/start-site.js';
import { refusing, StubOwner, until } from '../site/importer/pair.js';
import { svclink } from './command-line.js';
import { opened } from './serve/opened-site.js';
import { removeFolder, temporaryFolder } from './serve/serve-process.js';

const PASSWORD = 'a long enough one';
const ADMIN = { username: 'ann', password: PASSWORD };
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]);
const OTHER = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 2]);

/** What a person does about results that an owner has refused. */
interface Way {
  readonly name: string;
  sendAgain(): Promise<unknown>;
  /** Gives the note `n` another text. */
  change(text: string): Promise<unknown>;
  /** Gives the photo `a.jpg` another content. */
  replace(content: Buffer): Promise<unknown>;
  takeOut(id: string): Promise<unknown>;
}

describe('results that their owner has refused', () => {
  const folder = temporaryFolder();
  const env = { SVCLINK_DATA: join(folder, 'data') };
  let served: ServedSite;
  let stub: StubOwner;
  let id = '';
  let browser: ReturnType<typeof supertest.agent>;
  beforeAll(async () => {
    stub = await StubOwner.open();
    const order = { wo_status: 'Unread', wo_number: 'WO-7' };
    stub.answers.get_all_orders = ['1', '2', '3'].map((report_id) => ({ ...order, report_id }));
    const flags = { adminUser: ADMIN.username, adminPassword: PASSWORD };
    served = await opened(env.SVCLINK_DATA, { ...flags, allowedHosts: stub.server.host });
    const access = { url: stub.url, username: 'us', password: 'open sesame' };
    await served.site.importer.links.add({ name: 'bank', ...access });
    browser = supertest.agent(served.publicUrl);
    await browser.post('/console/api/login').send(ADMIN).expect(200);
  });
  afterAll(async () => {
    await served?.stop();
    await stub?.server.close();
    removeFolder(folder);
  });

  const results = () => served.site.importer.results;
  async function run(...args: readonly string[]): Promise<void> {
    const { err, status } = await svclink(args, { env });
    if (status !== 0) throw new Error(`${args.join(' ')}: ${err}`);
  }
  async function given(content: object): Promise<string> {
    const path = join(folder, 'given.json');
    writeFileSync(path, JSON.stringify(content));
    return path;
  }
  const api = (path: string) => browser.post(`/console/api/imported/${id}/results${path}`);

  const ways: readonly [string, Way][] = [
    {
      name: 'code',
      sendAgain: () => results().sendAgain({ order: id, refused: true }),
      change: (note_text: string) => results().add(id, { notes: [{ key: 'n', note_text }] }),
      replace: (content: Buffer) =>
        results().add(id, { photos: [{ file_name: 'a.jpg', content: Readable.from([content]) }] }),
      takeOut: (one: string) => results().remove(id, [one]),
    },
    {
      name: 'command',
      sendAgain: () => run('result', 'send-again', 'bank/2', '--refused'),
      change: async (note_text: string) =>
        run('result', 'add', 'bank/2', await given({ notes: [{ key: 'n', note_text }] })),
      replace: async (content: Buffer) => {
        const path = join(folder, 'a.jpg');
        writeFileSync(path, content);
        await run('result', 'add', 'bank/2', await given({ photos: [{ path }] }));
      },
      takeOut: (one: string) => run('result', 'remove', 'bank/2', one),
    },
    {
      name: 'console',
      sendAgain: () => api('/send-again').send({ refused: true }).expect(200),
      change: async (note_text: string) => {
        await api('')
          .send({ notes: [{ key: 'n', note_text }] })
          .expect(200);
        await api('/send').send({}).expect(200);
      },
      replace: async (content: Buffer) => {
        const type = ['Content-Type', 'application/octet-stream'] as const;
        await api('/files?name=a.jpg&replaces=1')
          .set(...type)
          .send(content)
          .expect(200);
        await api('/send').send({}).expect(200);
      },
      takeOut: (one: string) =>
        api('/remove')
          .send({ ids: [one] })
          .expect(200),
    },
  ].map((way) => [way.name, way]);

  it.each(ways)(
    'are sent again, changed, replaced and taken out by %s [site.refused.again]',
    async (name, way) => {
      const reportId = String(ways.findIndex(([one]) => one === name) + 1);
      const find = () => served.site.importer.orders.find('bank', reportId);
      await until(async () => {
        const order = await find();
        return order !== undefined && order.unfinished === undefined;
      }, `the import of ${reportId}`);
      id = (await find())?.id ?? '';
      const item = async (kind: string) =>
        (await results().list(id)).find((one) => one.kind === kind && one.state !== 'none');
      const becomes = (kind: string, state: string) =>
        until(async () => (await item(kind))?.state === state, `${kind} ${state}`);
      const refuse = () => {
        stub.answers.send_file = refusing('Too dark.');
        stub.answers.send_notes = refusing('Not now.');
      };
      const take = () => {
        stub.answers.send_file = null;
        stub.answers.send_notes = { remote_note_id: 5 };
      };
      refuse();
      await results().add(id, {
        notes: [{ key: 'n', note_text: 'first' }],
        photos: [{ file_name: 'a.jpg', content: Readable.from([JPEG]) }],
      });
      await becomes('note', 'refused');
      await becomes('file', 'refused');
      // Sent again as they are, and refused again.
      const before = stub.called('send_notes').length;
      await way.sendAgain();
      await until(() => stub.called('send_notes').length > before, 'the same note again');
      await becomes('note', 'refused');
      await becomes('file', 'refused');
      // Changed and replaced, they are accepted.
      take();
      await way.change('second');
      await becomes('note', 'sent');
      expect(JSON.stringify(stub.called('send_notes').at(-1))).toContain('second');
      await way.replace(OTHER);
      await becomes('file', 'sent');
      // Taken out, nothing is left of it.
      refuse();
      await results().add(id, { notes: [{ key: 'gone', note_text: 'wrong' }] });
      const gone = async () => (await results().list(id)).find(({ key }) => key === 'gone');
      await until(async () => (await gone())?.state === 'refused', 'the wrong note');
      await way.takeOut((await gone())?.id ?? '');
      expect(await gone()).toBeUndefined();
      take();
    },
  );
});
