import { dirname } from 'node:path';
import { HOUR } from '../../protocol/units.js';
import { BACKED_UP_AT } from '../engine/archive/record-archive.js';
import type { SiteContext } from '../engine/context.js';
import { diskOf } from '../engine/figures/disk.js';
import type { SiteSettings } from '../engine/site-settings.js';
import type { Statements } from '../engine/store/database.js';
import { expiringCertificates } from './certificates.js';
import type { Condition, Conditions } from './condition.js';
import { hookTroubles } from './hook-conditions.js';
import {
  failedJobs,
  failedResults,
  linkTroubles,
  missingAttachments,
} from './record-conditions.js';
import type { TroubleKind } from './trouble-record.js';

/** The parts of a site that conditions are read from. */
export interface ConditionContext extends Pick<SiteContext, 'database' | 'now'> {
  readonly files: Pick<SiteContext['files'], 'incoming'>;
  readonly publicUrl: string;
  readonly options: SiteSettings['troubles'];
}

/** The free part of a disk below which it is a trouble, and the part above which it is none any more. */
const LOW = 0.1;
const ENOUGH = 0.12;

/** Returns all present conditions of a site that need a person. */
export async function presentConditions(context: ConditionContext): Promise<readonly Conditions[]> {
  const { database, now, options, publicUrl } = context;
  const { read } = database;
  const at = now();
  return Promise.all([
    linkTroubles(read, at),
    failedJobs(read),
    failedResults(read),
    missingAttachments(read),
    hookTroubles(read),
    lowDisks(context),
    oldBackup(read, at, options.backupHours),
    expiringCertificates(read, { at, days: options.certificateDays, publicUrl }),
  ]);
}

async function lowDisks({ database, files }: ConditionContext): Promise<Conditions> {
  const folder = files.incoming;
  const disks = {
    database: await database.disk(),
    files: folder === undefined ? undefined : await diskOf(dirname(folder)),
  };
  const found = Object.entries(disks).flatMap(([store, one]): Condition[] => {
    if (!one || one.free >= one.size * ENOUGH) return [];
    const percent = Math.floor((one.free / one.size) * 100);
    const message = `The disk of the ${store} is nearly full: ${percent}% of it is free.`;
    const isQuiet = one.free >= one.size * LOW;
    return [{ ...of('disk.low', store), message, isQuiet }];
  });
  return { kinds: ['disk.low'], found };
}

async function oldBackup(read: Statements, at: number, hours?: number): Promise<Conditions> {
  const kinds = ['backup.old'] as const;
  if (hours === undefined) return { kinds, found: [] };
  const row = await read
    .selectFrom('settings')
    .select('value')
    .where('name', '=', BACKED_UP_AT)
    .executeTakeFirst();
  const last = row && Number(row.value);
  if (last !== undefined && at - last <= hours * HOUR) return { kinds, found: [] };
  const message =
    last === undefined
      ? 'There is no backup of this site.'
      : `The last backup is of ${new Date(last).toISOString()}.`;
  return { kinds, found: [{ ...of('backup.old', 'site'), message }] };
}

/** A condition that is about no record. */
function of(kind: TroubleKind, key: string) {
  return { kind, key, subject: key, reason: null, order_id: null };
}
