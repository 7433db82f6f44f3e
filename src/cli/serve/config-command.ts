import { jsonText } from '../../protocol/printable.js';
import type { Define } from '../command.js';
import { table } from '../table.js';
import { addSettingFlags, readServeSettings } from './read-settings.js';
import { type ServeSettings, settings } from './settings.js';

/** `svclink config`: shows the settings of `svclink serve` and their sources. */
export const defineConfig: Define = (command, { io }) => {
  command
    .description('Shows every setting of svclink serve and where it came from. Secrets are hidden.')
    .usage('[options]')
    .option('--json', 'the same as JSON');
  addSettingFlags(command).action((flags: Readonly<Record<string, unknown>>) => {
    const { sources } = readServeSettings(flags, io);
    const rows = sources.map(({ name, value, source }) => ({
      name,
      value: shownValue(name, value),
      source,
    }));
    io.stdout(flags.json === true ? `${jsonText(rows, 2)}\n` : table(rows));
  });
};

/** Returns a value of a setting without secrets. */
export function shownValue(name: keyof ServeSettings, value: unknown): string {
  if (value === undefined) return '-';
  if (name === 'database') return withoutPassword(String(value));
  if (name === 'proxy') return new URL(String(value)).origin;
  return settings[name].isSecret ? '(hidden)' : String(value) || '-';
}

/** Returns an address of a database without its password, which may be beside the user or among the parameters. */
function withoutPassword(address: string): string {
  if (!/^postgres(?:ql)?:/.test(address)) return address;
  if (!URL.canParse(address)) return '(hidden)';
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname}`;
}
