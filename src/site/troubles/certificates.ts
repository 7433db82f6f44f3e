import { certificateEnd } from '../../net/index.js';
import { DAY, HOUR } from '../../protocol/units.js';
import type { SiteContext } from '../engine/context.js';
import type { JobKind } from '../engine/jobs/job-kinds.js';
import { regularJob } from '../engine/jobs/regular-job.js';
import type { Statements } from '../engine/store/database.js';
import type { Condition, Conditions } from './condition.js';

/** The kind of the single regular job that reads the certificates. */
export const READ_CERTIFICATES = 'read-certificates';

/** Milliseconds between two reads. */
const EVERY = HOUR;

/** Returns the https addresses whose certificates concern a site: the public one, and those of its links. */
async function addresses(read: Statements, publicUrl: string): Promise<ReadonlyMap<string, URL>> {
  const links = await read
    .selectFrom('links')
    .select('url')
    .where('removed_at', 'is', null)
    .execute();
  const urls = [publicUrl, ...links.map(({ url }) => url)]
    .filter((url) => URL.canParse(url))
    .map((url) => new URL(url))
    .filter(({ protocol }) => protocol === 'https:');
  return new Map(urls.map((url) => [hostOf(url), url]));
}

function hostOf({ hostname, port }: URL): string {
  return `${hostname}:${port || '443'}`;
}

/**
 * Returns the job that reads every hour when the certificates end. An address that cannot be reached keeps the end that
 * was read before: it is a trouble of its own, or cannot be seen from here.
 */
export function certificateReading(
  { database, network, now }: Pick<SiteContext, 'database' | 'network' | 'now'>,
  publicUrl: string,
): JobKind {
  return regularJob(async (_job, signal) => {
    for (const [host, url] of await addresses(database.read, publicUrl)) {
      signal.throwIfAborted();
      const expires_at = await certificateEnd(url, network).catch(() => undefined);
      if (expires_at === undefined) continue;
      const row = { expires_at, checked_at: now() };
      await database.write((tx) =>
        tx
          .insertInto('certificates')
          .values({ host, ...row })
          .onConflict((conflict) => conflict.column('host').doUpdateSet(row))
          .execute(),
      );
    }
    return EVERY;
  });
}

/** The certificates in use that end soon, or have ended. */
export async function expiringCertificates(
  read: Statements,
  {
    at,
    days,
    publicUrl,
  }: { readonly at: number; readonly days: number; readonly publicUrl: string },
): Promise<Conditions> {
  const rows = await read
    .selectFrom('certificates')
    .select(['host', 'expires_at'])
    .where('expires_at', '<', at + days * DAY)
    .execute();
  const used = rows.length === 0 ? undefined : await addresses(read, publicUrl);
  const found = rows.flatMap(({ host, expires_at }): Condition[] => {
    if (!used?.has(host)) return [];
    const verb = expires_at <= at ? 'has ended' : 'ends';
    const message = `The certificate of ${host} ${verb} at ${new Date(expires_at).toISOString()}.`;
    const of = { key: host, subject: host, reason: null, order_id: null };
    return [{ ...of, kind: 'certificate.expiring', message }];
  });
  return { kinds: ['certificate.expiring'], found };
}
