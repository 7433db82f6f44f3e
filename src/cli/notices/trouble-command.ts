import type { SiteTrouble } from '../../site/index.js';
import { isTroubleKind, TROUBLE_KINDS } from '../../site/troubles/trouble-record.js';
import { UsageError } from '../command-error.js';
import { type OwnerCall, type OwnerCommand, ownerCommands } from '../owner/owner-command.js';

const commands: readonly OwnerCommand[] = [
  {
    usage: 'list',
    example: 'trouble list --kind result.refused',
    summary: 'Lists what needs a person, the newest first, as the served site finds it.',
    options: {
      '--kind <KIND>': `only those of a kind: ${TROUBLE_KINDS.join(', ')}`,
      '--solved': 'those that have ended, instead of those that last',
      '--before <ID>': 'those before this one; 100 at a time',
    },
    columns: ['id', 'kind', 'subject', 'begun', 'solved', 'message', 'reason'],
    run: async ({ site, flags }) =>
      (
        await site.troubles.list({
          solved: flags.solved === true,
          ...kindOf(flags),
          ...(typeof flags.before === 'string' ? { before: flags.before } : {}),
        })
      ).map(asRow),
  },
];

function kindOf({ kind }: OwnerCall['flags']) {
  if (kind === undefined) return {};
  if (isTroubleKind(kind)) return { kind };
  throw new UsageError(`--kind: must be one of ${TROUBLE_KINDS.join(', ')}`);
}

/** Returns a trouble as a row of a table. */
function asRow(trouble: SiteTrouble) {
  const { begun_at, solved_at } = trouble;
  const time = (at: number) => new Date(at).toISOString();
  return { ...trouble, begun: time(begun_at), solved: solved_at === null ? '' : time(solved_at) };
}

/** `svclink trouble`: the conditions that need a person. */
export const defineTrouble = ownerCommands('What needs a person.', commands);
