import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { buildImage } from './container-file.js';
import { inFolder } from './in-folder.cjs';
import { freePort, startProgram } from './running-project.js';

/** The account that the README of a project adds in its code. @returns its password */
async function addAccountInCode(project: string, section: string): Promise<string> {
  const [hashing = '', list = ''] = [...section.matchAll(/^ {7}(.*)$/gm)].map(([, line]) => line);
  const hash = (await inFolder(project, 'sh', ['-ec', hashing])).trim();
  const [, file = ''] = /list in `([^`]+)`/.exec(section) ?? [];
  const text = await readFile(join(project, file), 'utf8');
  const changed = text.replace(/\baccounts: staticAccounts.*$/m, list.replace('scrypt…', hash));
  expect(changed).not.toBe(text);
  await writeFile(join(project, file), changed);
  const [, password = ''] = /hashPassword\('([^']+)'\)/.exec(hashing) ?? [];
  return password;
}

/** The tests of a project on its way out: its CI file in a clone, its container file without containers. */
export function itShips(project: () => string): void {
  it('passes the steps of its CI file in a clone without .env', async () => {
    const folder = project();
    const git = (...args: string[]) => inFolder(folder, 'git', args);
    const user = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
    await git('init', '--quiet');
    await git('add', '--all');
    await git(...user, 'commit', '--quiet', '--message', 'Begin');
    const clone = `${folder}-clone`;
    await git('clone', '--quiet', folder, clone);
    const workflow = await readFile(join(clone, '.github/workflows/ci.yml'), 'utf8');
    const steps = [...workflow.matchAll(/- run: (.*)$/gm)].map(([, step = '']) => step);
    expect(steps).toEqual(['npm ci', 'npm test']);
    for (const step of steps) await inFolder(clone, 'sh', ['-ec', step]);
  });

  it('is built by the steps of its container file, is healthy there, and knows the account that its README adds', async () => {
    const folder = project();
    const own = parseEnv(await readFile(join(folder, '.env'), 'utf8'));
    const [, section = ''] = (await readFile(join(folder, 'README.md'), 'utf8')).split(
      '## Another account',
    );
    const [, inside] = /docker compose exec receiver ([^`]+)/.exec(section) ?? [];
    const set = inside === undefined ? await addAccountInCode(folder, section) : '';
    const image = await buildImage(folder, `${folder}-image`);
    const port = String(await freePort());
    const env = { ...own, ...image.env, PORT: port };
    const [program = '', ...args] = image.command;
    const [svclink = '', ...healthcheck] = image.healthcheck;
    const run = (words: readonly string[], more = {}) =>
      inFolder(image.folder, svclink, words, { ...env, ...more });
    const running = await startProgram(program, args, image.folder, env);
    try {
      expect(await run(healthcheck)).toBe('ready\n');
      await expect(run(healthcheck, { PORT: '1' })).rejects.toThrow('no answer');
      const made =
        inside === undefined ? '' : await inFolder(image.folder, 'sh', ['-ec', inside], env);
      const [, printed = set] = /^password +(\S+)$/m.exec(made) ?? [];
      const account = { SVCLINK_USER: 'acme', SVCLINK_PASSWORD: printed };
      const send = ['send', 'get_all_orders', '--url', `http://127.0.0.1:${port}/link`];
      expect(JSON.parse(await run(send, account))).toEqual(expect.any(Array));
      await expect(run(send, { ...account, SVCLINK_PASSWORD: 'wrong' })).rejects.toThrow(
        'Could not validate',
      );
    } finally {
      await running.stop();
    }
  });
}
