import { join } from 'node:path';
import type { Io } from '../../../src/cli/io.js';
import { readServeSettings } from '../../../src/cli/serve/read-settings.js';
import { type ServedSite, startSite } from '../../../src/cli/serve/start-site.js';

const silent: Io = {
  stdout: () => undefined,
  stderr: () => undefined,
  stdin: async () => '',
  isTerminal: false,
  env: {},
};

/** A site that is served by this process, on a port that is free. */
export function opened(
  data: string,
  flags: Readonly<Record<string, unknown>> = {},
): Promise<ServedSite> {
  const given = { data, port: '0', log: 'off', ...flags };
  const packageRoot = join(__dirname, '../../..');
  return startSite(readServeSettings(given, silent).settings, { io: silent, packageRoot });
}
