import { copiedTo, openDatabase } from '../../site/engine/store/open-database.js';
import { migrateLog, NEWEST_SCHEMA } from '../../site/engine/store/schema/migrations.js';
import type { Define } from '../command.js';
import { shownValue } from '../serve/config-command.js';
import { addSettingFlags, readServeSettings } from '../serve/read-settings.js';

/** `svclink migrate`: migrates the database of a site whose `svclink serve` runs with --no-migrate. */
export const defineMigrate: Define = (command, { io }) => {
  command
    .description(
      'Brings the database of a site to the newest schema, in one transaction: whole or not at all.',
    )
    .usage('[options]');
  addSettingFlags(command, ({ isOfStore = false }) => isOfStore).action(
    async (flags: Readonly<Record<string, unknown>>) => {
      const { settings } = readServeSettings(flags, io);
      const database = await openDatabase(settings.database, true, (copy) =>
        io.stdout(`${copiedTo(copy)}\n`),
      );
      // A process with --no-migrate does not make the tables of its log either.
      if (database.capabilities.holdsLog) await migrateLog(database);
      await database.close();
      const location = shownValue('database', settings.database);
      io.stdout(`${location} has schema ${NEWEST_SCHEMA}, the newest.\n`);
    },
  );
};
