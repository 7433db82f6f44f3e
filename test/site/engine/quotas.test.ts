import { readdirSync } from 'node:fs';
import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import { createSite, type SiteOptions } from '../../../src/site/index.js';
import { eventually } from '../../support/eventually.js';
import { ENGINES } from '../databases.js';
import { TestSite } from '../open-site.js';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const note = (note_id: string) => ({
  note_id,
  note_text: 'hello',
  note_type: 'wo' as const,
  has_attachments: false,
});
const quotas = { account: { bytes: 1000, files: 2, notes: 3 } };

describe.each(ENGINES)('the quota of an account on $name', (engine) => {
  let test: TestSite;
  let id: string;
  const open = async (options: Partial<SiteOptions> = { quotas }) => {
    test = await TestSite.open(engine, { thumbnails: false, ...options });
    id = await test.order();
  };
  beforeAll(() => engine.start());
  afterEach(() => test?.close());
  afterAll(() => engine.stop());

  const file = (file_id: string, size: number) =>
    test.send(
      'send_file',
      { file_id, dst_report_id: id, file_name: 'plan.pdf', file_area: 1 },
      { file: { content: Buffer.from(`%PDF-1.4 ${file_id}`.padEnd(size, 'x')), name: 'plan.pdf' } },
    );
  const notes = (...ids: string[]) =>
    test.send('send_notes', { dst_report_id: id, note: ids.map(note) });
  const use = async () => (await test.owner.accounts.storage()).find(({ name }) => name === 'acme');

  it('refuses what would exceed it, and stores nothing of the call [site.quota.account]', async () => {
    await open();
    expect((await file('1', 400)).success).toBe(true);
    const contents = () =>
      readdirSync(test.folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.parentPath.includes('files'))
        .map(({ name }) => name);
    const before = contents();
    expect(before).toHaveLength(1);
    const large = await file('2', 601);
    expect(contents()).toEqual(before);
    expect(large).toMatchObject({ success: false, error: true });
    expect(large.return_error_msg).toMatch(
      'account acme stores 400 bytes of the 1000 of its quota',
    );
    expect((await file('2', 600)).success).toBe(true);
    expect((await file('3', 10)).return_error_msg).toMatch('1000 bytes of the 1000');
    expect((await notes('a', 'b')).success).toBe(true);
    expect((await notes('c', 'd')).return_error_msg).toMatch('stores 2 notes of the 3');
    expect(await test.result('get_notes', { report_id: id })).toHaveLength(2);
    // What was sent before takes no more room.
    expect((await notes('a', 'b', 'c')).success).toBe(true);
    expect(await use()).toEqual({
      name: 'acme',
      bytes: 1000,
      bytes_quota: 1000,
      files: 2,
      files_quota: 2,
      notes: 3,
      notes_quota: 3,
    });
    const other = await test.order({ account: 'bolt' });
    const sent = { dst_report_id: other, note: [note('z')] };
    expect(await test.send('send_notes', sent, { username: 'bolt' })).toMatchObject({
      success: true,
    });
  });

  it('counts many calls at once as one after the other [site.quota.account]', async () => {
    await open({ quotas: { account: { notes: 5 } } });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => notes(`n${index}`)));
    expect(answers.filter(({ success }) => success)).toHaveLength(5);
    expect(await use()).toMatchObject({ notes: 5, files_quota: null });
  });

  it('counts replaced contents until they are removed after a day [site.quota.account]', async () => {
    await open({ quotas: { account: { bytes: 1000 } } });
    await file('1', 400);
    expect((await file('1', 500)).success).toBe(true);
    expect(await use()).toMatchObject({ bytes: 900, files: 1 });
    expect((await file('1', 300)).return_error_msg).toMatch('900 bytes of the 1000');
    const database = await openDatabase(test.database);
    const old = await database.read
      .selectFrom('replaced_contents')
      .select('content_hash')
      .executeTakeFirstOrThrow();
    await database.close();
    const files = Reflect.get(test.owner.files, 'context').files;
    expect(await files.size(old.content_hash)).toBe(400);
    // The sweep runs each hour: it sets the content aside, and removes it an hour later.
    test.ahead = DAY - HOUR / 2;
    await test.site.start();
    test.ahead += HOUR;
    await eventually(async () => (await use())?.bytes === 900);
    const [job] = await test.site.jobs.list({ kind: 'sweep-replaced' });
    // It may be at work by itself.
    const sweep = () =>
      eventually(() =>
        test.site.jobs.retry(job?.id ?? '').then(
          () => true,
          () => false,
        ),
      );
    await sweep();
    await eventually(async () => {
      const [again] = await test.site.jobs.list({ kind: 'sweep-replaced' });
      return again?.state === 'waiting' && again.run_at > Date.now() + test.ahead;
    });
    expect(await files.size(old.content_hash)).toBe(400);
    expect(await use()).toMatchObject({ bytes: 900 });
    test.ahead += HOUR;
    await sweep();
    await eventually(async () => (await use())?.bytes === 500);
    await eventually(async () => (await files.size(old.content_hash)) === undefined);
    expect((await file('1', 300)).success).toBe(true);
  });

  it('is none where nobody sets one: nothing is counted, all is listed', async () => {
    await open({});
    await file('1', 400);
    await file('1', 500);
    expect(await use()).toEqual({
      name: 'acme',
      bytes: 500,
      bytes_quota: null,
      files: 1,
      files_quota: null,
      notes: 0,
      notes_quota: null,
    });
  });

  it('is refused where it is no number of something that has a quota', async () => {
    await open({});
    const options = { database: test.database, files: test.folder, publicUrl: 'http://x.example' };
    for (const wrong of [
      { account: { bytes: -1 } },
      { account: { bite: 5 } },
      { accounts: {} },
      { link: 5 },
      5,
    ]) {
      const given = { ...options, quotas: wrong as object };
      await expect(createSite(given)).rejects.toMatchObject({ code: 'option_invalid' });
    }
  });
});
