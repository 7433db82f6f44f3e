import { jsonText } from '../../protocol/printable.js';
import { rotateSiteKey } from '../../site/index.js';
import { addExample, type Define } from '../command.js';
import { UsageError } from '../command-error.js';
import { actingOf } from '../owner/owner-command.js';
import { addSettingFlags, readServeSettings } from './read-settings.js';
import { lockSite } from './site-lock.js';
import { databaseAddress } from './site-options.js';

interface Flags {
  readonly by?: string;
  readonly json?: boolean;
}

/** `svclink key`: the secret key of a site. */
export const defineKey: Define = (command, { io }) => {
  command.description('The secret key of a site.').usage('COMMAND [options]');
  const rotate = command
    .command('rotate')
    .description(
      'Makes another secret key, and encrypts all passwords and addresses of the database with it, in one transaction.\nStop all processes of the site first. Signed addresses of files end, and owners get new push addresses at the next poll.',
    )
    .option('--by <NAME>', 'who does it, for the audit; default the user of this machine')
    .option('--json', 'the result as JSON');
  addExample(rotate, 'key rotate');
  addSettingFlags(rotate, ({ isOfStore = false }) => isOfStore).action(async (flags: Flags) => {
    const { settings } = readServeSettings({ ...flags }, io);
    if (settings.secretKey !== undefined) {
      throw new UsageError(
        'SVCLINK_SECRET_KEY: the key is not in a file. Put it into one, and name that by --secret-key-file',
      );
    }
    const { secretKeyFile } = settings;
    const unlock = await lockSite(settings);
    try {
      const database = databaseAddress(settings);
      const outcome = await rotateSiteKey({ database, secretKeyFile }, actingOf({ by: flags.by }));
      const { secret_count, unreadable_count, old_key_file } = outcome;
      if (flags.json === true) {
        io.stdout(`${jsonText(outcome, 2)}\n`);
        return;
      }
      io.stdout(`${secretKeyFile} has another key, which encrypts ${secret_count} secrets.\n`);
      if (unreadable_count > 0) {
        io.stderr(`${unreadable_count} secrets could not be read with the old key, and stay\n`);
      }
      io.stdout(
        `The old key is ${old_key_file}: backups of before need it. Remove it with them.\n`,
      );
    } finally {
      await unlock();
    }
  });
};
