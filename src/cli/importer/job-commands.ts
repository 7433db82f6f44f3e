import { JOB_STATES } from '../../site/engine/jobs/job.js';
import { UsageError } from '../command-error.js';
import { type OwnerCommand, ownerCommands } from '../owner/owner-command.js';

function stateOf(name: unknown) {
  const found = JOB_STATES.find((state) => state === name);
  if (found) return found;
  throw new UsageError(`--state: must be one of ${JOB_STATES.join(', ')}`);
}

const commands: readonly OwnerCommand[] = [
  {
    usage: 'list',
    example: 'job list --state dead',
    summary: 'Lists the jobs that are not done, with what each waits for, and why it has failed.',
    options: {
      '--state <STATE>': `only those that are ${JOB_STATES.join(', ')}`,
      '--kind <KIND>': 'only those of a kind, such as sync, import, results, push',
      '--after <ID>': 'those after this one; 100 at a time',
    },
    columns: ['id', 'kind', 'key', 'state', 'failures', 'poisonous', 'waits_for', 'reason'],
    run: async ({ site, flags: { state, kind, after } }) =>
      (
        await site.jobs.list({
          ...(state === undefined ? {} : { state: stateOf(state) }),
          ...(typeof kind === 'string' ? { kind } : {}),
          ...(typeof after === 'string' ? { after } : {}),
        })
      ).map((job) => ({ ...job })),
  },
  {
    usage: 'counts',
    example: 'job counts',
    summary: 'Counts the jobs of each kind and state.',
    run: ({ site }) => site.jobs.counts(),
  },
  {
    usage: 'retry <ID>',
    example: 'job retry 17',
    summary: 'Runs a job now, even one that is dead.',
    async run({ site, words: [id] }) {
      await site.jobs.retry(id);
      return `Job ${id} is run by the site that is served.`;
    },
  },
  {
    usage: 'skip <ID>',
    example: 'job skip 17',
    summary: 'Makes a job a dead letter, so that it does not run.',
    async run({ site, words: [id] }) {
      await site.jobs.skip(id);
      return `Job ${id} is skipped.`;
    },
  },
];

/** `svclink job`: the background jobs of a site. */
export const defineJob = ownerCommands('What a site does in the background.', commands);
