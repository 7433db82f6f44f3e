import { mkdir } from 'node:fs/promises';
import type { Command } from 'commander';
import {
  type ArchiveSummary,
  type BackupOptions,
  backupSite,
  moveSite,
  restoreSite,
  type SiteLocation,
  verifyBackup,
} from '../../site/index.js';
import type { Define } from '../command.js';
import { type ExitCode, exitCodes, UsageError, wholeNumber } from '../command-error.js';
import type { Io } from '../io.js';
import { actingOf } from '../owner/owner-command.js';
import { databaseFlag } from '../secret-flags.js';
import { shownValue } from '../serve/config-command.js';
import { addSettingFlags, readServeSettings } from '../serve/read-settings.js';
import { type ServeSettings, settings } from '../serve/settings.js';
import { lockSite } from '../serve/site-lock.js';
import { networkOptions } from '../serve/site-options.js';
import { newArchive, pruneArchives } from './backup-folder.js';
import { addPassphraseFlags, type PassphraseFlags, readPassphrase } from './passphrase.js';
import { printSummary } from './print-summary.js';

interface Flags extends PassphraseFlags {
  readonly overwrite?: boolean;
  readonly keep?: number;
  readonly verify?: boolean;
  readonly plan?: boolean;
  readonly unverified?: boolean;
  readonly keepSchema?: boolean;
  readonly json?: boolean;
  readonly to?: string;
  readonly toFiles?: string;
}

/** The warning for a backup without a passphrase. */
const READABLE =
  'Everybody who has this file can read it. A restore needs secret.key, which is not in it: store both, apart from each other.';
const PLAN = 'a dry run: show the plan, and change nothing';

/** `svclink backup`: writes the whole site to one file. The site may be served meanwhile. */
export const defineBackup: Define = (command, { io }, finish) => {
  command
    .description(
      'Writes a whole site into one file, while it is served: every record as of one moment, every file,\nand the key of the site. A passphrase encrypts all of it.',
    )
    .usage('FILE [options]')
    .argument('<FILE>', 'the archive; with --keep the folder of the archives')
    .option('--overwrite', 'replace an archive that is there already')
    .option(
      '--keep <COUNT>',
      'for a schedule: write a new archive named by its time, verify it, then remove all but the newest COUNT',
      wholeNumber('keep', ' of archives'),
    )
    .option(
      '--verify',
      'verify an archive that is there, down to its last file; nothing is written',
    );
  addPassphraseFlags(
    command,
    'no passphrase: the archive is readable, and without the key, which is stored elsewhere',
  );
  withStore(command).action(async (path: string, flags: Flags) => {
    const location = locationOf(flags, io);
    const { keep, verify, overwrite = false } = flags;
    if (verify && (keep !== undefined || overwrite)) {
      throw new UsageError('--verify: writes nothing, so it goes without --keep and --overwrite');
    }
    if (keep === 0) throw new UsageError('--keep: must be 1 or more');
    const passphrase = await readPassphrase(flags, io, verify !== true);
    if (verify) {
      const summary = await verifyBackup(path, location, { passphrase });
      finish(report(summary, flags, { io, done: `${path} is whole and unchanged.` }));
      return;
    }
    const readable = passphrase === null ? ` ${READABLE}` : '';
    const options = { passphrase, overwrite, acting: actingOf({}) };
    if (keep === undefined) {
      const summary = await backupSite(location, path, options);
      finish(report(summary, flags, { io, done: `The site is in ${path}.${readable}` }));
      return;
    }
    const { summary, done } = await backupTo(path, keep, { location, options });
    finish(report(summary, flags, { io, done: `${done}${readable}` }));
  });
};

/** Writes an archive into a folder, verifies it, and removes the oldest. An archive with missing files removes none. */
async function backupTo(
  folder: string,
  keep: number,
  { location, options }: { readonly location: SiteLocation; readonly options: BackupOptions },
): Promise<{ readonly summary: ArchiveSummary; readonly done: string }> {
  const path = await newArchive(folder);
  const summary = await backupSite(location, path, options);
  await verifyBackup(path, location, options);
  const written = `The site is in ${path}, which was verified.`;
  if (summary.missing_count > 0) return { summary, done: `${written} No archive was removed.` };
  const { length } = await pruneArchives(folder, path, keep);
  return { summary, done: `${written} Older archives removed: ${length}.` };
}

/** `svclink restore`: makes a site from an archive. */
export const defineRestore: Define = (command, { io }, finish) => {
  command
    .description(
      'Makes a site of an archive: every record, every file and the key, verified by counts and hashes.\nIts database has to be empty.',
    )
    .usage('FILE [options]')
    .argument('<FILE>', 'the archive')
    .option('--plan', PLAN)
    .option(
      '--keep-schema',
      'the way back from an upgrade: leave the schema of the archive, for the earlier version of svclink that wrote it',
    )
    .option(
      '--unverified',
      'take an archive of the first format, or one whose key is lost: nothing shows that nobody changed it, such as by adding a user; without the key the passwords of links are lost',
    );
  addPassphraseFlags(command, 'the archive is readable, and the key exists already');
  withStore(command).action(async (path: string, flags: Flags) => {
    const location = locationOf(flags, io);
    const passphrase = await readPassphrase(flags, io, false);
    const plan = flags.plan === true;
    const { unverified = false, keepSchema = false } = flags;
    const options = { passphrase, plan, unverified, keepSchema, acting: actingOf({}) };
    const summary = await alone(location, plan, () => restoreSite(path, location, options));
    const done = plan
      ? 'Nothing was changed: the archive is whole, the target is empty.'
      : `The site is there: start svclink serve${keepSchema ? ' of the version that wrote the archive' : ''}.`;
    finish(report(summary, flags, { io, done }));
  });
};

/** `svclink move`: moves a site to another database. */
export const defineMove: Define = (command, { io }, finish) => {
  command
    .description(
      'Moves a site to another, empty database: from SQLite to PostgreSQL, or back. Stop it first.\nThe old database stays as it is, and is no longer served.',
    )
    .usage('--to URL [options]')
    .option(
      '--to <URL>',
      'postgres://… or sqlite:PATH (or SVCLINK_MOVE_TO, where an address has a password)',
      databaseFlag('to', 'set SVCLINK_MOVE_TO'),
    )
    .option('--to-files <PLACE>', 'a folder or s3://…; default the files stay where they are')
    .option('--plan', PLAN);
  withStore(command).action(async (flags: Flags) => {
    const location = locationOf(flags, io);
    const plan = flags.plan === true;
    const to = {
      database: target(flags, io),
      ...(flags.toFiles === undefined ? {} : { files: settings.files.read(flags.toFiles) }),
    };
    const summary = await alone(location, plan, () =>
      moveSite(location, to, { plan, acting: actingOf({}) }),
    );
    const shown = shownValue('database', to.database);
    const done = plan
      ? `Nothing was changed: ${shown} is empty.`
      : `The site is in ${shown}: start svclink serve with that as DATABASE_URL.`;
    finish(report(summary, flags, { io, done }));
  });
};

function target({ to }: Flags, { env }: Io): string {
  const database = to ?? env.SVCLINK_MOVE_TO;
  if (database) return database;
  throw new UsageError('--to: is required: postgres://… or sqlite:PATH');
}

function withStore(command: Command): Command {
  command.option('--json', 'what there was as JSON');
  return addSettingFlags(command, ({ isOfStore }) => isOfStore === true);
}

/** Returns the location of the site of the settings. */
export function locationOf(flags: object, io: Io) {
  const found: ServeSettings = readServeSettings({ ...flags }, io).settings;
  const { data, database, files, secretKey, secretKeyFile } = found;
  return {
    data,
    database,
    files,
    network: networkOptions(found),
    ...(secretKey === undefined ? { secretKeyFile } : { secretKey }),
  };
}

/** Runs work while no process can serve the site. A plan does not need this. @throws LinkError `site_running` */
async function alone<Result>(
  location: Pick<ServeSettings, 'data' | 'database'>,
  isPlan: boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  if (isPlan) return work();
  const { data } = location;
  await mkdir(data, { recursive: true, mode: 0o700 }).catch((cause: unknown) => {
    throw new UsageError(`--data: ${data} cannot be written (${Object(cause).code})`, { cause });
  });
  const unlock = await lockSite(location);
  try {
    return await work();
  } finally {
    await unlock();
  }
}

function report(
  summary: ArchiveSummary,
  { json }: Flags,
  { io, done }: { readonly io: Io; readonly done: string },
): ExitCode {
  printSummary(summary, { io, isJson: json === true });
  if (summary.missing_count === 0) {
    io.stderr(`${done}\n`);
    return exitCodes.ok;
  }
  io.stderr(`${done} Files that the database names are missing: check the folder of the files.\n`);
  return exitCodes.failed;
}
