import { LinkError } from '../../index.js';
import type { Site } from '../../site/index.js';
import { UsageError } from '../command-error.js';
import { actingOf } from '../owner/owner-command.js';
import type { ServeSettings } from './settings.js';

/** `made`, or `ignored` where an administrator exists. */
export type FirstAdministrator = 'made' | 'ignored';

type Given = Pick<ServeSettings, 'adminUser' | 'adminPassword'>;

/**
 * Makes the first administrator of a site without one, so that nobody has to open its set-up link.
 *
 * @returns undefined where the settings name none
 * @throws UsageError for a name without a password, a password without a name, and a refused name or password
 */
export async function makeAdministrator(
  { owner: { users } }: Pick<Site, 'owner'>,
  { adminUser: username, adminPassword: password }: Given,
): Promise<FirstAdministrator | undefined> {
  if (username === undefined && password === undefined) return undefined;
  if (await users.hasAdministrator()) return 'ignored';
  if (username === undefined) throw missing('SVCLINK_ADMIN_USER', 'SVCLINK_ADMIN_PASSWORD');
  if (password === undefined) throw missing('SVCLINK_ADMIN_PASSWORD', 'SVCLINK_ADMIN_USER');
  try {
    return (await users.createFirst({ username, password }, actingOf({}))) ? 'made' : 'ignored';
  } catch (error) {
    if (!LinkError.is(error) || !['input_invalid', 'already_there'].includes(error.code)) {
      throw error;
    }
    throw new UsageError(`SVCLINK_ADMIN_USER, SVCLINK_ADMIN_PASSWORD: ${error.message}`);
  }
}

function missing(name: string, other: string): UsageError {
  return new UsageError(`${name}: is missing, and ${other} is set; ${name}_FILE names a file`);
}
