import { LinkError } from '../../../index.js';
import { Input, inputError } from '../../engine/input.js';
import type { FailedCalls, Replay, Replays } from '../../link/replay/replays.js';
import { type Call, idOf } from '../call.js';
import type { ReplayAnswer, RowOutcome } from '../contract/answers.js';
import type { Route } from '../route-table.js';

/** The most exchanges of one request: more than a page displays. */
const MOST = 200;

/**
 * The routes that replay exchanges: one of either direction, several outgoing ones, or all that failed since a time.
 */
export function replayRoutes(replays: Replays): readonly Route[] {
  const needs = 'operator';
  return [
    { method: 'GET', path: 'replays', needs, run: (call) => failedSince(replays, call) },
    { method: 'POST', path: 'replays', needs, run: (call) => replaySeveral(replays, call) },
    {
      method: 'POST',
      path: 'exchanges/:id/replay',
      needs,
      run: (call) => replayOne(replays, call),
    },
  ];
}

function failedSince(replays: Replays, { query }: Call): Promise<FailedCalls> {
  return replays.failed({ since: query.get('since') ?? '' });
}

async function replayOne(replays: Replays, call: Call): Promise<Replay> {
  const input = new Input('replay', await call.body(), ['incoming']);
  const incoming = input.flag('incoming') ?? false;
  return replays.replay(idOf(call), { incoming, by: call.user.username });
}

async function replaySeveral(replays: Replays, call: Call): Promise<ReplayAnswer> {
  const input = new Input('replays', await call.body(), ['ids', 'since']);
  const since = input.time('since');
  if (input.has('ids') === (since !== undefined)) {
    throw inputError('replays', 'takes ids, or since');
  }
  if (since !== undefined) return { count: await replays.replayFailed({ since }), outcomes: [] };
  const ids = new Set(input.texts('ids'));
  if (ids.size > MOST) throw input.wrong('ids', `must have at most ${MOST} entries`);
  const outcomes: RowOutcome[] = [];
  for (const id of ids) outcomes.push({ id, refusal: await refusalOf(replays, id, call) });
  return { count: outcomes.filter(({ refusal }) => refusal === null).length, outcomes };
}

/** Replays one exchange. A refused one stops none of the others. */
async function refusalOf(replays: Replays, id: string, { user }: Call): Promise<string | null> {
  try {
    await replays.replay(id, { by: user.username });
    return null;
  } catch (error) {
    if (LinkError.is(error) && error.code !== 'store_unavailable') return error.message;
    throw error;
  }
}
