import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServedSite } from '../../src/cli/serve/start-site.js';
import { refusing, StubOwner, until } from '../site/importer/pair.js';
import { svclink } from './command-line.js';
import { opened } from './serve/opened-site.js';
import { removeFolder, temporaryFolder } from './serve/serve-process.js';

describe('the commands of the importing side, beside a served site', () => {
  const folder = temporaryFolder();
  const env = { SVCLINK_DATA: join(folder, 'data') };
  const secret = join(folder, 'password.txt');
  let served: ServedSite;
  let stub: StubOwner;
  beforeAll(async () => {
    writeFileSync(secret, 'open sesame\n');
    stub = await StubOwner.open();
    stub.answers.get_all_orders = [{ report_id: '7', wo_number: 'WO-7', wo_status: 'Unread' }];
    served = await opened(env.SVCLINK_DATA);
  });
  afterAll(async () => {
    await stub.server.close();
    await served.stop();
    removeFolder(folder);
  });

  async function run(...args: readonly string[]): Promise<string> {
    const { out, err, status } = await svclink(args, { env });
    if (status !== 0) throw new Error(`${args.join(' ')}: ${err}`);
    return out;
  }
  const json = async (...args: readonly string[]) => JSON.parse(await run(...args, '--json'));
  const fails = async (...args: readonly string[]) => {
    const { err, status } = await svclink(args, { env });
    return [status, err.split('\n')[0]];
  };

  it('save a link, from which the served site imports, with its own push address', async () => {
    const added = await run(
      ...['link', 'add', stub.url, '--name', 'bank', '--user', 'us', '--password-file', secret],
      ...['--set', 'poll_seconds=1'],
    );
    expect(added).toBe('bank: the owner accepts the credentials.\n');
    const { importer } = served.site;
    await until(async () => (await importer.orders.find('bank', '7')) !== undefined);
    expect(await run('link', 'list')).toMatch(/^name +url.*\nbank +http.* us +active/);
    const told = stub.called('validate_user').at(-1)?.svclink_push;
    expect(String(told).startsWith(`${served.publicUrl}/push/`)).toBe(true);
    // A command beside it knows how the site is served: no flag and no variable tells it here.
    await run('link', 'test', 'bank');
    const toldLast = stub.called('validate_user').at(-1)?.svclink_push;
    expect(toldLast).toBe(told);
    expect(new URL(served.publicUrl).port).not.toBe('8080');
    expect(await run('link', 'show', 'bank')).not.toContain('open sesame');
  });

  it('refuse results whose file is a folder or is not there, by its name', async () => {
    for (const [name, code] of [
      ['', 'EISDIR'],
      ['absent.jpg', 'ENOENT'],
    ] as const) {
      const path = join(folder, name);
      const results = join(folder, 'results of no file.json');
      writeFileSync(results, JSON.stringify({ photos: [{ path }] }));
      expect(await fails('result', 'add', 'bank/7', results)).toEqual([
        2,
        expect.stringContaining(`${path}: cannot be read (${code})`),
      ]);
    }
  });

  it('move a link with the password for its new address, and show that without its key', async () => {
    const url = `${stub.url}?key=k3y-of-the-owner`;
    const moving = ['link', 'update', 'bank', '--set', `url=${url}`];
    await expect(run(...moving)).rejects.toThrow(/password: is required with another url/);
    await run(...moving, '--password-file', secret);
    for (const asked of [['list'], ['show', 'bank']]) {
      const shown = await run('link', ...asked);
      expect(shown).toContain(`${stub.url}?(hidden)`);
      expect(shown).not.toContain('k3y-of');
    }
    await run('link', 'test', 'bank');
  });

  it('take the texts of a link by --set as they stand, and its flags as flags', async () => {
    const named = await json('link', 'show', 'bank');
    await run('link', 'update', 'bank', '--set', 'client_company=[B] 1', '--set', 'invoicing=true');
    const { client_company, settings } = await json('link', 'show', 'bank');
    expect([client_company, settings.invoicing]).toEqual(['[B] 1', true]);
    const before = [
      `client_company=${named.client_company}`,
      `invoicing=${named.settings.invoicing}`,
    ];
    await run('link', 'update', 'bank', ...before.flatMap((one) => ['--set', one]));
  });

  it('queue results, show their states, and send them again', async () => {
    stub.answers.send_notes = refusing('Not now.');
    const file = join(folder, 'results.json');
    writeFileSync(join(folder, 'plan.pdf'), '%PDF-1.4');
    const path = join(folder, 'plan.pdf');
    writeFileSync(
      file,
      JSON.stringify({ files: [{ path }], notes: [{ key: 'n', note_text: 'hi' }] }),
    );
    await run('result', 'add', 'bank/7', file);
    const states = async () =>
      Object.fromEntries(
        (await json('result', 'list', 'bank/7')).map((one: { kind: string; state: string }) => [
          one.kind,
          one.state,
        ]),
      );
    await until(async () => {
      const { note, file: plan } = await states();
      return note === 'refused' && plan === 'sent';
    }, 'the answers of the owner');
    expect(await states()).toMatchObject({ file: 'sent', ready: 'none' });
    stub.answers.send_notes = { remote_note_id: 5 };
    expect(await run('result', 'send-again', 'bank/7')).toBe('0 to be sent again.\n');
    expect(await run('result', 'send-again', 'bank/7', '--refused')).toBe('1 to be sent again.\n');
    await until(async () => (await states()).note === 'sent');
    expect(await fails('result', 'list', 'bank/8')).toEqual([
      2,
      'svclink result: order bank/8 is not imported: its owner has not given it; svclink link sync bank asks for news now',
    ]);
    expect(await fails('result', 'decide', '1', 'perhaps')).toEqual([
      2,
      expect.stringContaining('sent or send'),
    ]);
  });

  it('show a link that is looked at no more, with what helps', async () => {
    await until(async () => {
      const [sync] = await json('job', 'list', '--kind', 'sync');
      // It may run just now.
      return (await svclink(['job', 'skip', sync.id], { env })).status === 0;
    }, 'the end of its look');
    const [stopped] = await json('link', 'list');
    expect(stopped).toMatchObject({
      state: 'stopped',
      reason: expect.stringContaining('svclink link sync bank polls again.'),
    });
    await run('link', 'sync', 'bank');
    expect(await json('link', 'list')).toMatchObject([{ state: 'active' }]);
  });

  it('list jobs with what they wait for, and skip and retry them', async () => {
    await run('link', 'pause', 'bank', 'holidays');
    expect(await fails('link', 'sync', 'bank')).toEqual([
      1,
      expect.stringContaining('bank is paused: holidays (svclink link resume bank resumes it now)'),
    ]);
    await until(async () => (await run('job', 'list', '--kind', 'sync')).includes('holidays'));
    const [job] = await json('job', 'list', '--kind', 'sync');
    expect(job.waits_for).toBe('its queue, which is paused: holidays');
    await run('job', 'skip', job.id);
    expect(await run('job', 'counts')).toMatch(/^sync +skipped +1$/m);
    await run('job', 'retry', job.id);
    await run('link', 'resume', 'bank');
    expect(await fails('job', 'retry', '99999')).toEqual([
      expect.any(Number),
      expect.stringContaining('job 99999'),
    ]);
    expect(await fails('job', 'list', '--state', 'done')).toEqual([
      2,
      expect.stringContaining('--state'),
    ]);
  });

  it('change the password of a link, and remove it', async () => {
    stub.answers.validate_user = refusing('Could not validate username and password.');
    expect(await fails('link', 'password', 'bank', '--password-file', secret)).toEqual([
      expect.any(Number),
      expect.stringContaining('Could not validate'),
    ]);
    await run('link', 'test', 'bank').then((told) => {
      expect(told).toContain('Another password: svclink link password bank --password-file -.');
    });
    const again = ['link', 'add', stub.url, '--name', 'bank', '--user', 'us'];
    expect(await fails(...again, '--password-file', secret)).toEqual([
      1,
      'svclink link: There is already a link bank. Another password: svclink link password. Other changes: svclink link update.',
    ]);
    await run('link', 'pause', 'bank', 'their site is rebuilt');
    expect(await fails('result', 'list', 'bank/99')).toEqual([
      2,
      'svclink result: order bank/99 is not imported: the link bank does not work: their site is rebuilt',
    ]);
    await run('link', 'resume', 'bank');
    expect(await fails('result', 'list', 'banc/99')).toEqual([
      1,
      'svclink result: There is no link banc.',
    ]);
    stub.answers.validate_user = null;
    await run('link', 'password', 'bank', '--password-file', secret);
    expect(await run('link', 'test', 'bank')).toContain('accepts');
    await run('link', 'remove', 'bank');
    expect(await run('link', 'list')).toBe('None.\n');
    expect(await fails('link', 'show', 'bank')).toEqual([
      2,
      expect.stringContaining('there is no link bank'),
    ]);
    expect(await fails('link', 'add', stub.url)).toEqual([
      2,
      expect.stringContaining('--password-file'),
    ]);
  });
});
