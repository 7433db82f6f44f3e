import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVE_SETTING_NAMES, settings } from '../../src/cli/serve/settings.js';
import { systemProgram } from '../support/program.js';
import { temporaryFolder } from '../support/resources.js';

const text = (name: string) => readFileSync(join('deploy', name), 'utf8');
const FILES = readdirSync('deploy');
const [SERVICE, BACKUP, TIMER] = [
  'svclink@.service',
  'svclink-backup.service',
  'svclink-backup.timer',
];

/** Every variable of a setting, with its form that names a file. */
const VARIABLES = new Set(
  SERVE_SETTING_NAMES.flatMap((name) => {
    const { variable, isSecret } = settings[name];
    return isSecret ? [variable, `${variable}_FILE`] : [variable];
  }),
);

/** Variables of a file that are settings of the site: all but those of other programs. */
function variablesIn(file: string): readonly string[] {
  const found = text(file).match(
    /\b(?:SVCLINK_[A-Z_]+|DATABASE_URL(?:_FILE)?|PORT|HTTPS_PROXY|NO_PROXY)\b/g,
  );
  return [...new Set(found)];
}

const numberIn = (file: string, pattern: RegExp) => Number(pattern.exec(text(file))?.[1]);

describe('the files of deploy/', () => {
  it('name variables that are settings [site.serve.deploy]', () => {
    for (const file of FILES) {
      for (const name of variablesIn(file)) {
        expect([file, name, VARIABLES.has(name)]).toEqual([file, name, true]);
      }
    }
    expect(variablesIn('compose.yaml').length).toBeGreaterThan(8);
  });

  it('have values that the settings take', () => {
    const pairs = [
      ...text('compose.yaml').matchAll(/^ +(SVCLINK_[A-Z_]+): '?([^'\n]+)'?$/gm),
      ...text(SERVICE ?? '').matchAll(/\b(SVCLINK_[A-Z_]+)=(\S+)/g),
      ...text('Containerfile').matchAll(/^ENV (SVCLINK_[A-Z_]+)=(\S+)$/gm),
    ];
    const values = pairs.filter(([, name = '']) => !name.endsWith('_FILE'));
    expect(values.length).toBeGreaterThan(12);
    for (const [, variable, value] of values) {
      const setting = SERVE_SETTING_NAMES.find((name) => settings[name].variable === variable);
      expect([variable, setting]).toEqual([variable, expect.any(String)]);
      if (setting) expect(() => settings[setting].read(value)).not.toThrow();
    }
  });

  it.each([
    [
      SERVICE ?? '',
      /SVCLINK_DRAIN_SECONDS=(\d+)/,
      /SVCLINK_UPLOAD_SECONDS=(\d+)/,
      /TimeoutStopSec=(\d+)/,
    ],
    [
      'compose.yaml',
      /SVCLINK_DRAIN_SECONDS: '(\d+)'/,
      /SVCLINK_UPLOAD_SECONDS: '(\d+)'/,
      /stop_grace_period: (\d+)s/,
    ],
  ])(
    'leave more time for the end in %s than drain, uploads, jobs and calls take',
    (file, drain, upload, stop) => {
      const sum = numberIn(file, drain) + numberIn(file, upload) + 8 + 8;
      expect(sum).toBeGreaterThan(16);
      expect(numberIn(file, stop)).toBeGreaterThan(sum);
    },
  );

  it('have limits in nginx above those of the site, and connections that end there first', () => {
    const sizes = [...text('nginx.conf').matchAll(/client_max_body_size (\d+)m;/g)].map(
      ([, size]) => Number(size),
    );
    expect(sizes).toEqual([600, 600, 600]);
    // The largest file, its form, and a megabyte for what surrounds them.
    expect(Math.min(...sizes)).toBeGreaterThan(512 + 32 + 1);
    for (const name of ['proxy_send_timeout', 'proxy_read_timeout']) {
      expect(numberIn('nginx.conf', new RegExp(`${name} (\\d+)s;`))).toBeGreaterThanOrEqual(660);
    }
    const keptByNginx = numberIn('nginx.conf', /keepalive_timeout (\d+)s;/);
    expect(numberIn(SERVICE ?? '', /SVCLINK_KEEP_ALIVE_SECONDS=(\d+)/)).toBeGreaterThan(
      keptByNginx,
    );
    expect(numberIn('compose.yaml', /SVCLINK_KEEP_ALIVE_SECONDS: '(\d+)'/)).toBeGreaterThan(
      keptByNginx,
    );
  });

  it('are units that systemd takes', () => {
    const program = systemProgram('systemd-analyze', 'systemd');
    if (program === undefined) return;
    const root = temporaryFolder('units');
    const units = join(root, 'etc/systemd/system');
    for (const folder of ['usr/lib/systemd', 'usr/local/bin', 'etc/systemd/system']) {
      mkdirSync(join(root, folder), { recursive: true });
    }
    const own = ['/usr/lib/systemd/system', '/lib/systemd/system'].find((path) => existsSync(path));
    if (own === undefined) throw new Error('systemd has no units of its own here');
    cpSync(own, join(root, 'usr/lib/systemd/system'), { recursive: true, verbatimSymlinks: true });
    writeFileSync(join(root, 'usr/local/bin/svclink'), '#!/bin/sh\n', { mode: 0o755 });
    for (const name of [SERVICE, BACKUP, TIMER])
      writeFileSync(join(units, name ?? ''), text(name ?? ''));
    writeFileSync(join(units, 'svclink@8080.service'), text(SERVICE ?? ''));
    for (const name of ['svclink@8080.service', BACKUP, TIMER]) {
      const path = `/etc/systemd/system/${name}`;
      const args = ['verify', '--man=no', `--root=${root}`, path];
      // What it says of units of this system is no matter; of ours it says nothing.
      const said = execFileSync('sh', ['-c', '"$@" 2>&1', 'sh', program, ...args], {
        encoding: 'utf8',
      });
      expect(said).not.toContain('svclink');
    }
  });

  it('are a rotation that logrotate takes, of the logs that the service writes', () => {
    expect(text(SERVICE ?? '')).toContain('StandardOutput=append:/var/log/svclink/%i.log');
    expect(text('logrotate')).toMatch(/^\/var\/log\/svclink\/\*\.log \{$/m);
    const program = systemProgram('logrotate', 'logrotate');
    if (program === undefined) return;
    const folder = temporaryFolder('logrotate');
    const log = join(folder, 'svclink.log');
    writeFileSync(log, 'a line\n');
    // The owner is that of the test, and the file is its own.
    const rules = text('logrotate')
      .replace('/var/log/svclink/*.log', log)
      .replace(/^ {2}su .*$/m, '');
    writeFileSync(join(folder, 'rules'), rules, { mode: 0o644 });
    const args = ['--force', '--state', join(folder, 'state'), join(folder, 'rules')];
    execFileSync(program, args, { encoding: 'utf8' });
    expect(readFileSync(log, 'utf8')).toBe('');
    expect(readFileSync(`${log}.1`, 'utf8')).toBe('a line\n');
  });

  it('back up by a command that exists, into the folder that the unit may write', () => {
    const [, command = ''] = /^ExecStart=\S+ (.*)$/m.exec(text(BACKUP ?? '')) ?? [];
    expect(command).toMatch(/^backup (\S+) --keep \d+ --passphrase-file \S+$/);
    const [, folder = '?'] = command.split(' ');
    expect(text(BACKUP ?? '')).toContain(`ReadWritePaths=${folder}\n`);
    expect(text(TIMER ?? '')).toMatch(/^OnCalendar=/m);
  });
});
