import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { svclink } from '../command-line.js';
import { opened } from './opened-site.js';
import { removeFolder, ServeProcess, temporaryFolder } from './serve-process.js';

const folder = temporaryFolder();
afterAll(() => removeFolder(folder));

const PASSWORD = 's3cret and long';
const file = (name: string, content: string) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const logIn = (base: string, username: string, password: string) =>
  request(base).post('/console/api/login').send({ username, password });

describe('the first administrator of a site', () => {
  it('comes from the environment, once, and is never shown [site.serve.config]', async () => {
    const env = {
      SVCLINK_DATA: join(folder, 'environment'),
      SVCLINK_ADMIN_USER_FILE: file('name', 'ada\n'),
      SVCLINK_ADMIN_PASSWORD_FILE: file('password', `${PASSWORD}\n`),
    };
    const first = await ServeProcess.start([], { env });
    await first.says(/Nobody may call yet/);
    expect(first.err).toContain('SVCLINK_ADMIN_USER is its administrator from now on.');
    expect(first.err).not.toMatch(/#\/setup\//);
    await logIn(first.base, 'ada', PASSWORD).expect(200);
    await first.close();

    const changed = { ...env, SVCLINK_ADMIN_PASSWORD_FILE: file('other', 'another long one\n') };
    const second = await ServeProcess.start([], { env: changed });
    await second.says(/Nobody may call yet/);
    expect(second.err).toContain('are ignored: there is an administrator');
    await logIn(second.base, 'ada', 'another long one').expect(401);
    await logIn(second.base, 'ada', PASSWORD).expect(200);
    await second.close();
    expect(first.out + first.err + second.out + second.err).not.toContain(PASSWORD);
    const { out } = await svclink(['config'], { env });
    expect(out).toMatch(/^adminUser +\(hidden\) +SVCLINK_ADMIN_USER_FILE$/m);
    expect(out).toMatch(/^adminPassword +\(hidden\) +SVCLINK_ADMIN_PASSWORD_FILE$/m);
  });

  it.each([
    [{ adminUser: 'ada' }, 'SVCLINK_ADMIN_PASSWORD: is missing'],
    [{ adminPassword: PASSWORD }, 'SVCLINK_ADMIN_USER: is missing'],
    [{ adminUser: 'ada', adminPassword: 'short' }, 'must have at least 12 characters'],
    [{ adminUser: '\ud800', adminPassword: PASSWORD }, 'half a surrogate pair'],
  ])('is refused with %j, and the folder is free again', async (given, sentence) => {
    const data = join(folder, 'refused');
    const refused = opened(data, given).catch((error: Error) => error.message);
    expect(await refused).toContain(sentence);
    expect(await refused).not.toContain('short');
    const served = await opened(data);
    expect(await served.site.setupToken()).toBeDefined();
    await served.stop();
  });

  it('may not have the name of a user who is none', async () => {
    const data = join(folder, 'taken');
    const served = await opened(data);
    await served.site.owner.users.create({ username: 'ann' });
    await served.stop();
    const given = { adminUser: 'ann', adminPassword: PASSWORD };
    await expect(opened(data, given)).rejects.toThrow('There is already a user ann.');
  });
});

describe('svclink user create --first', () => {
  it('makes the first administrator beside a served site, which ends the set-up link [console.setup]', async () => {
    const data = join(folder, 'command');
    const served = await opened(data);
    const token = await served.site.setupToken();
    const admin = (env: Record<string, string>, ...args: readonly string[]) =>
      svclink(['user', 'create', '--first', ...args], { env: { SVCLINK_DATA: data, ...env } });
    expect((await admin({})).err).toContain('NAME is missing, or SVCLINK_ADMIN_USER');
    expect((await admin({}, 'ada')).err).toContain('--password-file is missing');
    expect((await admin({ SVCLINK_ADMIN_PASSWORD: 'short' }, 'ada')).err).toContain(
      '12 characters',
    );
    const made = await admin({ SVCLINK_ADMIN_USER: 'ada', SVCLINK_ADMIN_PASSWORD: PASSWORD });
    expect(made).toMatchObject({ status: 0, out: 'ada is the administrator of the site.\n' });
    await logIn(served.publicUrl, 'ada', PASSWORD).expect(200);
    const setUp = { token, username: 'eve', password: PASSWORD };
    await request(served.publicUrl).post('/console/api/setup').send(setUp).expect(403);
    const again = await admin({}, 'eve', '--password-file', file('p', PASSWORD));
    expect(again.status).toBe(0);
    expect(again.out).toContain('eve is ignored: the site has an administrator.');
    const reader = await admin({}, 'eve', '--role', 'reader');
    expect(reader.err).toContain('--role must be administrator with --first');
    expect(await served.site.owner.users.list()).toHaveLength(1);
    await served.stop();
  });
});
