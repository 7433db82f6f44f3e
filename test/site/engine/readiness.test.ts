import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Libsql from 'libsql';
import { Client } from 'pg';
import { eventually } from '../../support/eventually.js';
import { ENGINES } from '../databases.js';
import { TestSite } from '../open-site.js';

/** Lets nobody write to a database until the returned function is called. */
async function readOnly(address: string): Promise<() => Promise<void>> {
  if (address.startsWith('sqlite:')) {
    const other = new Libsql(address.slice('sqlite:'.length));
    other.exec('PRAGMA busy_timeout = 5000');
    other.exec('BEGIN EXCLUSIVE');
    return async () => {
      other.exec('ROLLBACK');
      other.close();
    };
  }
  const client = new Client(address);
  await client.connect();
  const name = new URL(address).pathname.slice(1);
  const set = async (value: string) => {
    await client.query(`ALTER DATABASE "${name}" SET default_transaction_read_only = ${value}`);
    await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()',
      [name],
    );
  };
  await set('on');
  return async () => {
    await client.query('SET default_transaction_read_only = off');
    await set('off');
    await client.end();
  };
}

describe.each(ENGINES)('the readiness of a site on $name', (engine) => {
  let test: TestSite;
  const errors: string[] = [];
  const nothing = () => undefined;
  const logger = {
    debug: nothing,
    info: nothing,
    warn: nothing,
    error: (_entry: object, message: string) => void errors.push(message),
  };
  beforeAll(async () => {
    await engine.start();
    test = await TestSite.open(engine, { logger });
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });
  afterEach(() => errors.splice(0));

  /** Why it is not ready; '' when it is. */
  async function problem(): Promise<string> {
    // A result holds for a quarter of a second.
    await delay(300);
    return test.site.check().then(
      () => '',
      (error: Error) => error.message,
    );
  }

  it('names the files while they cannot be written, and logs the fault and its end once each [site.ready.storage]', async () => {
    expect(await problem()).toBe('');
    const incoming = join(test.folder, 'files', 'incoming');
    renameSync(incoming, `${incoming}-gone`);
    writeFileSync(incoming, 'no folder');
    expect(await problem()).toBe('The files cannot be written just now.');
    expect(await problem()).toMatch('files');
    rmSync(incoming);
    renameSync(`${incoming}-gone`, incoming);
    expect(await problem()).toBe('');
    expect(await problem()).toBe('');
    expect(errors).toEqual([
      expect.stringMatching(/^the files cannot be written: .*ENOTDIR: /),
      'the files can be written again',
    ]);
  });

  it('names the database while it can be read alone, and logs the fault and its end once each [site.ready.storage]', async () => {
    const writable = await readOnly(test.database);
    try {
      const said = 'The database cannot be written just now.';
      await eventually(async () => (await problem()) === said, said);
    } finally {
      await writable();
    }
    await eventually(async () => (await problem()) === '', 'readiness');
    expect(errors).toEqual([
      expect.stringMatching(/^the database cannot be written: .+/),
      'the database can be written again',
    ]);
  });
});
