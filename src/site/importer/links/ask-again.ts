import { LinkCallError } from '../../../client/index.js';
import type { JobKind } from '../../engine/jobs/job-kinds.js';
import { regularJob } from '../../engine/jobs/regular-job.js';
import type { ImporterContext } from '../context.js';
import type { LinkClients } from './link-clients.js';
import { linkRow } from './link-record.js';
import { ASKS_EVERY, noteAccepted, noteFailure, resumeLink } from './link-state.js';

/**
 * The job by which a link that is paused for refused credentials checks them every hour, and resumes after they are
 * accepted. It ends when a person has resumed, paused or removed the link meanwhile.
 */
export function askJobs(context: ImporterContext, clients: LinkClients): JobKind {
  const { database, now, pushAddress, wake } = context;
  return regularJob(
    async ({ key: id }, signal) => {
      const link = await linkRow(database.read, id);
      if (!link || link.asks_at === null) return undefined;
      const { client } = await clients.open(id);
      try {
        await client.call('validate_user', { svclink_push: pushAddress(id) }, { signal });
      } catch (error) {
        if (signal.aborted || !LinkCallError.is(error)) throw error;
        await database.write(async (tx) => {
          await noteFailure(tx, id, error.message, now());
          const asks_at = now() + ASKS_EVERY;
          await tx
            .updateTable('links')
            .set({ asks_at })
            .where('id', '=', id)
            .where('asks_at', 'is not', null)
            .execute();
        });
        return ASKS_EVERY;
      }
      await database.write(async (tx) => {
        const current = await linkRow(tx, id);
        await noteAccepted(tx, id, now());
        if (current && current.asks_at !== null) await resumeLink(tx, id, now());
      });
      wake();
      return undefined;
    },
    { delay: ASKS_EVERY, longestDelay: ASKS_EVERY },
  );
}
