import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readServeSettings } from '../../../src/cli/serve/read-settings.js';
import { siteOptions } from '../../../src/cli/serve/site-options.js';
import { svclink } from '../command-line.js';
import { removeFolder, temporaryFolder } from './serve-process.js';

const folder = temporaryFolder();
const file = (content: unknown) => {
  const path = join(folder, `${Math.random()}.json`);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
afterAll(() => removeFolder(folder));

interface Row {
  readonly name: string;
  readonly value: string;
  readonly source: string;
}

async function config(args: readonly string[], env: Record<string, string> = {}) {
  const { out, err, status } = await svclink(['config', '--json', ...args], { env });
  if (status !== 0) throw new Error(err);
  const rows: readonly Row[] = JSON.parse(out);
  return Object.fromEntries(rows.map(({ name, value, source }) => [name, [value, source]]));
}

describe('the settings of svclink serve', () => {
  it('come from flags, then the environment, then the file [site.serve.config]', async () => {
    const path = file({ port: 1001, host: '0.0.0.0', allowedHosts: ['a', 'b:1'], migrate: false });
    const env = { PORT: '1002', SVCLINK_CONFIG: path, SVCLINK_TRUST_PROXY: '1' };
    const found = await config(['--port', '1003'], env);
    expect(found).toMatchObject({
      port: ['1003', '--port'],
      host: ['0.0.0.0', path],
      allowedHosts: ['a,b:1', path],
      migrate: ['false', path],
      trustProxy: ['1', 'SVCLINK_TRUST_PROXY'],
      log: ['auto', 'default'],
    });
    expect((await config([], env)).port).toEqual(['1002', 'PORT']);
    expect((await config(['--no-migrate'])).migrate).toEqual(['false', '--no-migrate']);
  });

  it('say how the other sides differ from the documents [site.link.dialect]', async () => {
    const env = { SVCLINK_SITE_IDS: 'uuid', SVCLINK_CONTENT_CHECK: 'tell' };
    const flags = ['--dialect', 'acme', '--form-records', 'keyed'];
    expect(await config(flags, env)).toMatchObject({
      dialect: ['brand=acme', '--dialect'],
      siteIds: ['uuid', 'SVCLINK_SITE_IDS'],
      contentCheck: ['tell', 'SVCLINK_CONTENT_CHECK'],
      formRecords: ['keyed', '--form-records'],
    });
    expect(await config([])).toMatchObject({
      dialect: ['-', 'default'],
      siteIds: ['v4', 'default'],
      contentCheck: ['default', 'default'],
      formRecords: ['flat', 'default'],
    });
  });

  it('lie in the data folder where nobody says otherwise', async () => {
    const found = await config(['--data', '/srv/x']);
    expect(found).toMatchObject({
      database: ['sqlite:/srv/x/site.db', 'default'],
      files: ['/srv/x/files', 'default'],
      secretKeyFile: ['/srv/x/secret.key', 'default'],
    });
    expect((await config([], { SVCLINK_FILES: 's3://bucket/prefix' })).files).toEqual([
      's3://bucket/prefix',
      'SVCLINK_FILES',
    ]);
  });

  it('are shown without a secret [site.serve.config]', async () => {
    const held = file('s3cret-in-a-file\n');
    const env = {
      DATABASE_URL: 'postgres://user:s3cret@host:5432/site?password=s3cret',
      SVCLINK_SECRET_KEY: 's3cret',
      SVCLINK_METRICS_TOKEN_FILE: held,
    };
    const found = await config([], env);
    expect(found.database).toEqual(['postgres://host:5432/site', 'DATABASE_URL']);
    expect(found.secretKey).toEqual(['(hidden)', 'SVCLINK_SECRET_KEY']);
    expect(found.metricsToken).toEqual(['(hidden)', 'SVCLINK_METRICS_TOKEN_FILE']);
    const { out } = await svclink(['config'], { env });
    expect(out).toMatch(/^port +8080 +default$/m);
    expect(out).not.toContain('s3cret');
    const odd = await config([], { DATABASE_URL: 'postgres://a b:s3cret@' });
    expect(JSON.stringify(odd)).not.toContain('s3cret');
  });

  it('ignores what Kubernetes says of a service with the name svclink', async () => {
    const port = 'SVCLINK_PORT_8080_TCP';
    const env = {
      SVCLINK_SERVICE_HOST: '10.0.0.1',
      SVCLINK_SERVICE_PORT: '8080',
      SVCLINK_SERVICE_PORT_HTTP: '8080',
      SVCLINK_PORT: 'tcp://10.0.0.1:8080',
      [port]: 'tcp://10.0.0.1:8080',
      [`${port}_PROTO`]: 'tcp',
      [`${port}_PORT`]: '8080',
      [`${port}_ADDR`]: '10.0.0.1',
    };
    expect((await config([], env)).port).toEqual(['8080', 'default']);
  });

  it.each([
    [{ SVCLINK_DTA: 'x' }, 'SVCLINK_DTA: there is no such variable (did you mean SVCLINK_DATA?)'],
    [{ SVCLINK_METRIC_TOKEN: 's3cret' }, '(did you mean SVCLINK_METRICS_TOKEN?)'],
    [{ SVCLINK_PORT: '80' }, 'SVCLINK_PORT: there is no such variable (did you mean PORT?)'],
    [{ SVCLINK_ALLOWED_HOSTS: 'a,' }, 'SVCLINK_ALLOWED_HOSTS: must be hosts, with commas'],
    [{ PORT: '99999' }, 'PORT: must be a whole number from 0 to 65535'],
    [{ SVCLINK_AUDIT_DAYS: 'x' }, 'SVCLINK_AUDIT_DAYS: must be a whole number from 1 to 36500'],
    [{ PORT: '-1' }, 'PORT: must be'],
    [{ SVCLINK_PUBLIC_URL: 'orders.example' }, 'SVCLINK_PUBLIC_URL: must be an http or https'],
    [{ SVCLINK_MIGRATE: 'perhaps' }, 'SVCLINK_MIGRATE: must be true or false'],
    [{ SVCLINK_SITE_IDS: 'v5' }, 'SVCLINK_SITE_IDS: siteIds: must be v4, uuid, any'],
    [{ SVCLINK_DIALECT: 'a b' }, 'SVCLINK_DIALECT: dialect.brand: must be a name'],
    [{ SVCLINK_CONTENT_CHECK: 'no' }, 'SVCLINK_CONTENT_CHECK: must be one of default, refuse'],
    [{ SVCLINK_FORM_RECORDS: 'no' }, 'SVCLINK_FORM_RECORDS: must be one of flat, keyed'],
    [{ SVCLINK_LOG: 'pretty' }, 'SVCLINK_LOG: must be one of auto, text, json, off'],
    [{ SVCLINK_CONFIG: '/nowhere/x.json' }, '--config: /nowhere/x.json: cannot be read (ENOENT)'],
    [
      { SVCLINK_METRICS_TOKEN_FILE: '/nowhere' },
      'SVCLINK_METRICS_TOKEN_FILE: /nowhere: cannot be read (ENOENT)',
    ],
  ])('are refused with %j [site.serve.config]', async (env, message) => {
    const { status, err } = await svclink(['config'], { env });
    expect(status).toBe(2);
    expect(err).toContain(message);
    expect(err).not.toContain('s3cret');
  });

  it.each([
    ['[]', 'must be a JSON object'],
    ['{"prot":1}', 'there is no setting prot (did you mean port?)'],
    ['{"constructor":1}', 'constructor'],
    ['{"port":"many"}', 'must be a whole number'],
    ['{"port":8080.5}', 'must be a whole number'],
    ['{"data":7}', 'must be text'],
    ['{"allowedHosts":[7]}', 'must be hosts, with commas between them'],
    ['{', 'JSON'],
  ])('are refused with %s in their file', async (content, message) => {
    const { status, err } = await svclink(['config', '--config', file(content)]);
    expect(status).toBe(2);
    expect(err).toContain(message);
  });

  it('of single sign-on reach the site, and are refused where they have no effect', async () => {
    const issuer = 'https://login.example.com';
    const env = {
      SVCLINK_OIDC_ISSUER: issuer,
      SVCLINK_OIDC_CLIENT_ID: 'svclink',
      SVCLINK_OIDC_CLIENT_SECRET: 'a secret',
      SVCLINK_OIDC_ROLES: 'administrator=it,operator=office, operator=ou=field',
      SVCLINK_OIDC_ROLE_CLAIM: 'groups',
      SVCLINK_OIDC_CREATES_USERS: 'true',
      SVCLINK_PASSWORD_LOG_IN: 'false',
      SVCLINK_SESSION_IDLE_MINUTES: '30',
    };
    const read = (given: Record<string, string>) =>
      siteOptions(readServeSettings({}, { env: given }).settings, 'https://orders.example');
    expect(read(env)).toMatchObject({
      sessions: { idleMinutes: 30, hours: 168 },
      passwordLogIn: false,
      signOn: {
        ...{ issuer, clientId: 'svclink', clientSecret: 'a secret', createsUsers: true },
        roleClaim: 'groups',
        roles: { administrator: ['it'], operator: ['office', 'ou=field'] },
      },
    });
    expect(read({})).not.toHaveProperty('signOn');
    expect(() => read({ SVCLINK_OIDC_NAME: 'x' })).toThrow(/--oidc-issuer is missing/);
    expect(() => read({ SVCLINK_OIDC_ISSUER: issuer })).toThrow(/--oidc-client-id is missing/);
    for (const [name, value] of [
      ['SVCLINK_OIDC_ISSUER', 'http://login.example.com'],
      ['SVCLINK_OIDC_ROLES', 'boss=it'],
      ['SVCLINK_OIDC_ROLES', 'operator='],
      ['SVCLINK_OIDC_SCOPES', 'email'],
      ['SVCLINK_SESSION_IDLE_MINUTES', '4'],
    ] as const) {
      expect(() => read({ ...env, [name]: value })).toThrow(name);
    }
    const { oidcClientSecret } = await config([], env);
    expect(JSON.stringify(oidcClientSecret)).not.toContain('a secret');
  });

  it('are refused with a flag that there is not', async () => {
    mkdirSync(join(folder, 'x'));
    const { status, err } = await svclink(['config', '--prot', '1']);
    expect(status).toBe(2);
    expect(err).toContain('--port');
  });
});
