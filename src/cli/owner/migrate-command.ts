import type { Command } from 'commander';
import { using } from '../../site/engine/archive/location.js';
import { databaseLocation } from '../../site/engine/store/database-source.js';
import {
  copiedTo,
  openDatabase,
  openLocation,
  sqlitePath,
} from '../../site/engine/store/open-database.js';
import {
  migrateLog,
  NEWEST_SCHEMA,
  schemaVersion,
} from '../../site/engine/store/schema/migrations.js';
import { backupSite } from '../../site/index.js';
import { locationOf } from '../archive/archive-commands.js';
import { addPassphraseFlags, type PassphraseFlags, readPassphrase } from '../archive/passphrase.js';
import type { Define } from '../command.js';
import { UsageError } from '../command-error.js';
import type { Io } from '../io.js';
import { shownValue } from '../serve/config-command.js';
import { addSettingFlags, readServeSettings } from '../serve/read-settings.js';
import type { ServeSettings } from '../serve/settings.js';
import { actingOf } from './owner-command.js';

interface Flags extends PassphraseFlags {
  /** False for `--no-backup`. */
  readonly backup?: string | false;
}

/** `svclink migrate`: migrates the database of a site whose `svclink serve` runs with --no-migrate. */
export const defineMigrate: Define = (command, { io }) => {
  command
    .description(
      'Brings the database of a site to the newest schema, in one transaction: whole or not at all. Stop all processes of the site first.\nThe way back is a backup: SQLite is copied, PostgreSQL needs --backup or --no-backup.',
    )
    .usage('[options]');
  addBackupFlags(command);
  addSettingFlags(command, ({ isOfStore = false }) => isOfStore).action(async (flags: Flags) => {
    const { settings } = readServeSettings({ ...flags }, io);
    await backUp(settings, flags, io);
    const database = await openDatabase(settings.database, true, (copy) =>
      io.stdout(`${copiedTo(copy)}\n`),
    );
    // A process with --no-migrate does not make the tables of its log either.
    await using(database, async ({ capabilities }) => {
      if (capabilities.holdsLog) await migrateLog(database);
    });
    const location = shownValue('database', settings.database);
    io.stdout(`${location} has schema ${NEWEST_SCHEMA}, the newest.\n`);
  });
};

function addBackupFlags(command: Command): void {
  command
    .option('--backup <FILE>', 'write a backup of the older schema before the change')
    .option('--no-backup', 'change a PostgreSQL database without one: there is another way back');
  addPassphraseFlags(
    command,
    'no passphrase: the backup is readable, and without the key, which is stored elsewhere',
  );
}

/** Writes the backup of a database that is about to be changed. @throws UsageError */
async function backUp(settings: ServeSettings, flags: Flags, io: Io): Promise<void> {
  const { backup } = flags;
  const isSqlite = sqlitePath(settings.database) !== undefined;
  if (backup === undefined && isSqlite) return;
  const version = await versionAt(settings.database);
  if (version === 0 || version >= NEWEST_SCHEMA || backup === false) return;
  if (backup === undefined) {
    throw new UsageError(
      `--backup: the database has schema ${version}, and no program changes it back from ${NEWEST_SCHEMA}: give a FILE for a backup, or --no-backup`,
    );
  }
  const passphrase = await readPassphrase(flags, io, true);
  const options = { passphrase, acting: actingOf({}) };
  const { missing_count: missing } = await backupSite(locationOf(flags, io), backup, options);
  if (missing > 0)
    io.stderr(`${missing} files that the database names are missing, also in the backup\n`);
  io.stdout(
    `schema ${version} is in ${backup}: svclink restore --keep-schema makes a site of it for the earlier version\n`,
  );
}

async function versionAt(address: string): Promise<number> {
  const database = await openLocation(databaseLocation(address));
  try {
    return await schemaVersion(database.read, database.engine);
  } finally {
    await database.close();
  }
}
