import { LinkError } from '../../index.js';
import type { CommandContext, Define } from '../command.js';
import { type ExitCode, exitCodes } from '../command-error.js';
import { EndSignals } from '../end-signals.js';
import { shownValue } from './config-command.js';
import { DEMO_ACCOUNT } from './demo.js';
import { isThisMachine } from './listening-address.js';
import { addSettingFlags, readServeSettings } from './read-settings.js';
import type { ServeSettings } from './settings.js';
import { type ServedSite, startSite } from './start-site.js';

/** `svclink serve`: serves a site that stores everything. */
export const defineServe: Define = (command, context, finish) => {
  command
    .description(
      'Serves a site that owns and imports orders and keeps everything: in one folder on SQLite, or on PostgreSQL.\nFlags go before the environment, the environment before the file.',
    )
    .usage('[options]');
  addSettingFlags(command).action(async (flags: Readonly<Record<string, unknown>>) => {
    finish(await serve(readServeSettings(flags, context.io).settings, context));
  });
};

async function serve(settings: ServeSettings, context: CommandContext): Promise<ExitCode> {
  const end = new EndSignals();
  // An unwritten line of the log is lost. Ending the process would lose the calls in progress.
  context.io.goOnUnread?.();
  try {
    const served = await startSite(settings, context);
    try {
      context.io.stderr(await greeting(served, settings));
      await end.asked;
    } finally {
      await served.stop();
    }
    return exitCodes.ok;
  } finally {
    end.forget();
  }
}

/** The message about the administrator of the settings, without its name and its password. */
const ADMINISTRATOR = {
  made: 'SVCLINK_ADMIN_USER is its administrator from now on.\n',
  ignored:
    'SVCLINK_ADMIN_USER and SVCLINK_ADMIN_PASSWORD are ignored: there is an administrator.\n',
};

function onlyUnwritten(error: unknown): undefined {
  if (!LinkError.is(error) || error.code !== 'store_unavailable') throw error;
}

async function greeting(served: ServedSite, settings: ServeSettings): Promise<string> {
  const { site, publicUrl, administrator } = served;
  // The link is stored, which a full disk prevents.
  const token = await site.setupToken().catch(onlyUnwritten);
  const accounts = await site.owner.accounts.list();
  const rows = [
    ['receiver', `${publicUrl}/link`],
    ['console', `${publicUrl}/console/`],
    ...(settings.api ? [['JSON API', `${publicUrl}/api`]] : []),
    ['database', shownValue('database', settings.database)],
    ['files', settings.files],
  ];
  const lines = rows.map(([name = '', value]) => `  ${name.padEnd(8)}  ${value}\n`);
  if (administrator !== undefined) lines.push(ADMINISTRATOR[administrator]);
  if (token !== undefined) {
    const link = `${publicUrl}/console/#/setup/${token}`;
    lines.push(`Make yourself its administrator, within 30 minutes: ${link}\n`);
  }
  if (settings.demo) {
    const { username, password } = DEMO_ACCOUNT;
    const call = `npx svclink send get_all_orders --url ${publicUrl}/link --user ${username} --password ${password}`;
    lines.push(`To list its orders: ${call}\n`);
    if (!isThisMachine(settings.host)) {
      lines.push(
        `Whoever reaches ${settings.host} can call as ${username}: the password is known.\n`,
      );
    }
  }
  if (accounts.length === 0) lines.push('Nobody may call yet: svclink account create NAME\n');
  return `Site ${site.siteId} is served:\n${lines.join('')}`;
}
