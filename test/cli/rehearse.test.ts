import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { FAULTS, FaultyProxy, isFault } from '../../src/cli/rehearse/faulty-proxy.js';
import { Patience } from '../../src/cli/rehearse/patience.js';
import { RehearsedSite } from '../../src/cli/rehearse/site-process.js';
import { verdictOn } from '../../src/cli/rehearse/verdict.js';
import { listen } from '../../src/http/index.js';
import { createSite } from '../../src/site/index.js';
import { ENGINES, type TestEngine } from '../site/databases.js';
import { bundled } from '../support/bundled.js';
import { eventually, temporaryFolder } from '../support/resources.js';
import { svclink } from './command-line.js';

const COMMAND = join(__dirname, '../../scripts/command-line.ts');
const [SQLITE, POSTGRES] = ENGINES as [TestEngine, TestEngine];

/** Where the rehearsals of this file make their folders: those of others are none of its business. */
const TEMPORARY = temporaryFolder('rehearse');

const folders = () =>
  readdirSync(TEMPORARY).filter((name) => name.startsWith('svclink-rehearsal-'));

function rehearse(...words: readonly string[]): ChildProcess {
  return spawn(process.execPath, [bundled(COMMAND), 'rehearse', ...words], {
    stdio: 'pipe',
    env: { ...process.env, TMPDIR: TEMPORARY },
  });
}

async function outcomeOf(child: ChildProcess) {
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('it says nothing');
  const [out, err, [code]] = await Promise.all([text(stdout), text(stderr), once(child, 'exit')]);
  return { code, out, err };
}

/** Whether a process is there. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The processes that a process has started. */
function childrenOf(parent: number): readonly number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([pid, of]) => (of === parent && pid !== undefined ? [pid] : []));
}

/** Where the files of a site lie: beside its database, which is removed with its folder. */
const filesBeside = (database: string) => `${database.slice('sqlite:'.length)}.files`;

describe('svclink rehearse', () => {
  beforeAll(() => Promise.all([SQLITE.start(), POSTGRES.start()]));
  afterAll(() => Promise.all([SQLITE.stop(), POSTGRES.stop()]));

  it('passes orders between two processes while everything goes wrong, and counts nothing lost and nothing doubled', async () => {
    const { code, out, err } = await outcomeOf(
      rehearse('--orders', '6', '--faults', 'all', '--json'),
    );
    if (code !== 0) throw new Error(`${code}: ${err}${out}`);
    expect(JSON.parse(out)).toMatchObject({
      orders: 6,
      lost: 0,
      doubled: 0,
      problems: [],
      phases: { 'came back': expect.any(Number) },
    });
    expect(folders()).toEqual([]);
  }, 180_000);

  it('takes PostgreSQL databases that are empty, and tells what it did in lines', async () => {
    const [owner, importer] = [await POSTGRES.address(), await POSTGRES.address()];
    const databases = ['--owner-database', owner, '--importer-database', importer];
    const { code, out, err } = await outcomeOf(rehearse('--orders', '2', ...databases));
    if (code !== 0) throw new Error(`${code}: ${err}${out}`);
    expect(out).toMatch(
      /^2 orders in \d+ s \(made after .+, imported after .+, came back after .+\)/,
    );
    expect(out).toContain('made to go wrong: nothing\nlost 0, doubled 0\n');
    const again = await svclink(['rehearse', '--orders', '1', ...databases]);
    expect(again).toMatchObject({ status: 2, out: '' });
    expect(again.err).toContain('holds a site already');
  }, 120_000);

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'leaves neither folder nor process behind when %s ends it',
    async (signal) => {
      const child = rehearse('--orders', '1000');
      const ended = outcomeOf(child);
      const isServed = () =>
        folders().some((name) => existsSync(join(TEMPORARY, name, 'importer.json')));
      await eventually(isServed, 'the start of the importer');
      const children = () => childrenOf(child.pid ?? 0);
      await eventually(() => children().length === 2, 'the start of both processes');
      const processes = children();
      child.kill(signal);
      const { code, err } = await ended;
      expect(err).toContain('interrupted: its processes are ended, and its folder is removed');
      expect(code).toBe(1);
      expect(folders()).toEqual([]);
      expect(processes.filter(isAlive)).toEqual([]);
    },
    60_000,
  );

  it.each([
    [['--faults', 'slov'], '(did you mean slow?)'],
    [['--faults', 'slow,killl'], 'must be all, or some of 500,drop,lost,cut,slow,kill'],
    [['--orders', '0'], '--orders: must be at least 1'],
    [['--orders', 'ten'], '--orders: must be a whole number'],
    [['--order', '3'], '--order'],
    [['--owner-database', 'mysql://x/y'], 'must be sqlite:PATH or postgres://'],
    [['--owner-database', 'postgres://u:s3cret@x/y'], '--owner-database: holds a password'],
    [['--importer-database', 'postgres://u:s3cret@x/y'], 'set PGPASSWORD'],
    [
      ['--owner-database', 'postgres://x/y', '--importer-database', 'postgres://x/y'],
      '--importer-database: must be another database',
    ],
  ])('refuses %j', async (args, message) => {
    const place = jest.spyOn(os, 'tmpdir').mockReturnValue(TEMPORARY);
    const { status, err } = await svclink(['rehearse', ...args]).finally(() => place.mockRestore());
    expect(err).toContain(message);
    expect(status).toBe(2);
    expect(folders()).toEqual([]);
  });

  it('refuses a database that holds a site, and changes nothing in it', async () => {
    const database = await SQLITE.address();
    const files = filesBeside(database);
    const options = { database, files, publicUrl: 'http://x.example', logger: false } as const;
    const site = await createSite(options);
    await site.owner.accounts.create({ username: 'mine', password: 'open sesame' });
    await site.stop();
    const { status, err } = await svclink(['rehearse', '--owner-database', database]);
    expect(err).toContain('already');
    expect(status).toBe(2);
    const after = await createSite(options);
    expect(await after.owner.accounts.list()).toMatchObject([{ username: 'mine' }]);
    await after.stop();
  });

  it('says why a site has ended by itself, also where its word comes after its end', async () => {
    const script = join(TEMPORARY, 'ending.cjs');
    const late = "require('node:child_process').spawn('sh', ['-c', 'sleep 0.3; echo no room >&2']";
    writeFileSync(script, `${late}, { stdio: ['ignore', 'ignore', 'inherit'] }); process.exit(3);`);
    const database = await SQLITE.address();
    const proxy = await FaultyProxy.open([]);
    const onFailure = jest.fn();
    const file = join(TEMPORARY, 'ending.json');
    const options = { database, files: filesBeside(database), thumbnails: false } as const;
    const site = await RehearsedSite.open({ name: 'owner', file, options, proxy, onFailure });
    const { argv } = process;
    process.argv = [...argv.slice(0, 1), script];
    const started = site.start();
    process.argv = argv;
    await expect(started).rejects.toThrow('the owner ended by itself with 3: no room');
    expect(onFailure).toHaveBeenCalledTimes(1);
    await site.stop(true);
    await proxy.close();
  });

  it('says what was lost and what was doubled, and where', async () => {
    const database = await SQLITE.address();
    const site = await createSite({
      database,
      files: filesBeside(database),
      publicUrl: 'http://x.example',
      thumbnails: false,
      logger: false,
    });
    const { owner } = site;
    await owner.accounts.create({ username: 'importer', password: 'open sesame' });
    const nowhere = { url: 'http://127.0.0.1:1/link', username: 'importer', password: 'x' };
    await site.importer.links.add({ name: 'owner', ...nowhere });
    const place = { address: '1 Elm', city: 'Omaha', state: 'NE', zip: '68102' };
    const id = await owner.orders.create({ account: 'importer', wo_number: 'R-0', ...place });
    for (const note_text of ['Done', 'Done']) {
      await owner.notes.create({ report_id: id, note_text, insert_by: 'importer' });
    }
    await owner.files.add({
      report_id: id,
      file_name: 'own.jpg',
      content: Readable.from([Buffer.from([0xff, 0xd8, 0xff])]),
    });
    const { lost, doubled, problems } = await verdictOn([id], site, site);
    expect(problems).toEqual(
      expect.arrayContaining([
        `order ${id}, at the owner: 0 Ready for Office instead of 1`,
        `order ${id}, at the owner: 0 photos instead of 1`,
        `order ${id}, at the owner: 2 notes instead of 1`,
        `order ${id}, at the importer: 0 imported orders instead of 1`,
      ]),
    );
    expect(doubled).toBe(1);
    expect(lost).toBe(11);
    await site.stop();
  });
});

describe('the patience of a rehearsal', () => {
  it('lasts as long as anything moves, also while more work is found than done', () => {
    let now = 0;
    const patience = new Patience(100, () => now);
    const isOverAfter = (milliseconds: number, ...counts: number[]) => {
      now += milliseconds;
      return patience.isOver(counts);
    };
    expect(isOverAfter(0, 0, 0)).toBe(false);
    // 1,000 are found; then one after the other is done, and none for a while.
    for (let done = 0; done < 10; done++) expect(isOverAfter(90, done, 1000 - done)).toBe(false);
    expect(isOverAfter(90, 9, 991)).toBe(false);
    expect(isOverAfter(11, 9, 991)).toBe(true);
    expect(isOverAfter(0, 9, 990)).toBe(false);
  });
});

describe('the proxy of a rehearsal', () => {
  const ANSWER = 'x'.repeat(1000);

  it.each(
    Object.keys(FAULTS)
      .filter(isFault)
      .filter((fault) => fault !== 'kill'),
  )(
    'makes the fault %s, and none of another kind',
    async (fault) => {
      let calls = 0;
      const server = await listen(
        (_request, response) => {
          calls += 1;
          response.end(ANSWER);
        },
        { port: 0 },
      );
      const proxy = await FaultyProxy.open([fault]);
      proxy.port = server.port;
      const ask = () =>
        fetch(`http://${proxy.host}/link`).then(
          async (answer) => `${answer.status} ${await answer.text().catch(() => 'cut')}`,
          () => 'no answer',
        );
      expect(await ask()).toBe(`200 ${ANSWER}`);
      proxy.isOn = true;
      let [asked, seen] = [0, new Set<string>()];
      while ((proxy.made.get(fault) ?? 0) < 6) {
        asked += 1;
        seen.add(await ask());
      }
      seen.delete(`200 ${ANSWER}`);
      const wanted = {
        drop: ['no answer'],
        lost: ['no answer'],
        cut: ['200 cut'],
        slow: [],
        '500': ['500 rehearsed failure'],
      };
      expect([...seen]).toEqual(wanted[fault]);
      if (fault === 'drop') expect(calls).toBe(1 + asked - 6);
      if (fault === 'lost' || fault === 'cut' || fault === 'slow') expect(calls).toBe(1 + asked);
      await proxy.close();
      await server.end(0);
    },
    30_000,
  );

  it('ends connections while there is no process', async () => {
    const proxy = await FaultyProxy.open([]);
    await expect(fetch(`http://${proxy.host}/link`)).rejects.toThrow();
    await proxy.close();
  });
});
