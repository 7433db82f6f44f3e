import { jsonText, printable } from '../../protocol/printable.js';
import { csvTexts } from '../../site/console/csv.js';
import { AUDIT_COLUMNS, type AuditRow, auditRows } from '../../site/engine/audit/audit-rows.js';
import { recordAct } from '../../site/engine/audit/record-act.js';
import type { AuditFilter, AuditRecord, Site } from '../../site/index.js';
import { addExample, type Define } from '../command.js';
import { timeOption, UsageError, wholeNumber } from '../command-error.js';
import type { Io } from '../io.js';
import { addSettingFlags, readServeSettings } from '../serve/read-settings.js';
import { table } from '../table.js';
import { actingOf, type OwnerCall, onSite } from './owner-command.js';

interface Flags {
  readonly who?: string;
  readonly action?: string;
  readonly subject?: string;
  readonly since?: string;
  readonly until?: string;
  readonly before?: string;
  readonly limit?: string;
  readonly json?: boolean;
  readonly csv?: boolean;
  readonly by?: string;
}

/** `svclink audit`: the recorded changes of access. */
export const defineAudit: Define = (command, { io }) => {
  command
    .description(
      'Shows the acts that concern access, newest first: log-ins and failed ones, users, roles, passwords, accounts, links, settings, exports, backups and codes that were shown. There is no secret in them.',
    )
    .usage('[options]')
    .option('--who <NAME>', 'only of this user, or of this name of a command')
    .option(
      '--action <NAME>',
      'only this action, such as user.role, or all of a kind, such as user',
    )
    .option('--subject <NAME>', 'only what was done to this user, account, link, order or list')
    .option('--since <TIME>', 'only from this time on, such as 2026-11-22T08:00:00Z')
    .option('--until <TIME>', 'only before this time')
    .option('--before <ID>', 'only older ones than this record: the next page')
    .option('--limit <COUNT>', 'how many; default 100, at most 1000')
    .option('--json', 'a line of JSON for each')
    .option('--csv', 'all that match, of any number, as comma-separated values')
    .option(
      '--by <NAME>',
      'who exports with --csv, for the audit; default the user of this machine',
    );
  addExample(command, 'audit --action login.failed --since 2026-11-22T00:00:00Z');
  addSettingFlags(command, ({ isOfStore = false }) => isOfStore).action((flags: Flags) => {
    const { settings } = readServeSettings({ ...flags }, io);
    const filter = filterOf(flags);
    if (flags.csv === true && (flags.json === true || flags.limit !== undefined)) {
      throw new UsageError('--csv writes all records: leave out --json and --limit');
    }
    return onSite(settings, (site) =>
      flags.csv === true
        ? writeCsv(site, filter, { io, acting: actingOf({ by: flags.by }) })
        : show(site, filter, { io, isJson: flags.json === true }),
    );
  });
};

function filterOf({ who, action, subject, before, ...flags }: Flags): AuditFilter {
  const since = timeOption('since', flags.since);
  const until = timeOption('until', flags.until);
  return {
    ...(who === undefined ? {} : { who }),
    ...(action === undefined ? {} : { action }),
    ...(subject === undefined ? {} : { subject }),
    ...(before === undefined ? {} : { before }),
    ...(since === undefined ? {} : { since }),
    ...(until === undefined ? {} : { until }),
    ...(flags.limit === undefined ? {} : { limit: wholeNumber('limit')(flags.limit) }),
  };
}

async function show(
  { audit }: Site,
  filter: AuditFilter,
  { io, isJson }: { readonly io: Io; readonly isJson: boolean },
): Promise<void> {
  const records = await audit.list(filter);
  if (isJson) for (const record of records) io.stdout(`${jsonText(record)}\n`);
  else if (records.length === 0) io.stdout('None.\n');
  else io.stdout(printable(table(records.map(row))));
}

/** Writes all records page by page. The audit records the export, as that of the console. */
async function writeCsv(
  { audit }: Site,
  filter: AuditFilter,
  { io, acting }: { readonly io: Io; readonly acting: OwnerCall['acting'] },
): Promise<void> {
  for await (const text of csvTexts<AuditRow>(AUDIT_COLUMNS, auditRows(audit.pages(filter)))) {
    io.stdout(text);
  }
  await recordAct({ audit }, undefined, acting, { action: 'export', subject: 'audit.csv' });
}

function row({ id, happened_at, count, who, from, address, action, subject, detail }: AuditRecord) {
  const details = Object.entries(detail).map(([name, value]) => `${name}=${String(value)}`);
  return {
    id,
    time: new Date(happened_at).toISOString(),
    who,
    from: address === '' ? from : `${from} ${address}`,
    action: count === 1 ? action : `${action} (${count} times)`,
    subject,
    detail: details.join(' '),
  };
}
