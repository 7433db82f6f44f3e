import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { apiCatalogue } from '../../src/api/index.js';
import type { Io } from '../../src/cli/io.js';
import { readServeSettings } from '../../src/cli/serve/read-settings.js';
import { startSite } from '../../src/cli/serve/start-site.js';
import type { Site } from '../../src/site/index.js';

/** The outcome of the client of the JSON API. */
export interface Called {
  /** The number of its calls. */
  readonly calls: number;
  /** The answers and effects that differ from the documents. */
  readonly wrong: readonly string[];
}

/** An order of the demo with items and forms. */
const ORDER = 'WO-20417';

/** Adds the records that some actions need and the demo lacks. */
async function complete({ owner, properties }: Site): Promise<void> {
  await owner.accounts.update('demo', { client_companies: ['First Bank'] });
  await owner.units.create('Each');
  await owner.documentTypes.create('Deed');
  await owner.users.createGroup('crew');
  await owner.users.create({ username: 'alice', email: 'alice@example.com', groups: ['crew'] });
  await properties.fields.add({ name: 'occupant', label: 'Occupant', type: 'text' });
}

function fileOf(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

/**
 * Lets the client in Python call every action of the JSON API of a served site with the data of the demo. The client is
 * written from the documents alone, and in a process of its own.
 */
export async function calledByApi(): Promise<Called> {
  const folder = mkdtempSync(join(tmpdir(), 'svclink-peers-api-'));
  const io: Io = {
    stdout: () => undefined,
    stderr: () => undefined,
    stdin: async () => '',
    isTerminal: false,
    env: {},
  };
  const flags = { data: join(folder, 'data'), port: '0', log: 'off', demo: true };
  const packageRoot = fileOf('../..');
  const { site, stop } = await startSite(readServeSettings(flags, io).settings, {
    io,
    packageRoot,
  });
  try {
    await complete(site);
    const scopes = [...new Set(apiCatalogue.map(({ service }) => `${service}-rw`))];
    const path = join(folder, 'credentials.json');
    writeFileSync(path, JSON.stringify(await site.apps.create({ name: 'python', scopes })));
    const { stdout } = await promisify(execFile)('python3', [
      '-B',
      fileOf('api_peer.py'),
      path,
      ORDER,
    ]);
    const { called, calls, wrong } = JSON.parse(stdout);
    const missed = apiCatalogue.filter(({ action }) => !called.includes(action));
    return { calls, wrong: [...wrong, ...missed.map(({ action }) => `${action}: not answered`)] };
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
