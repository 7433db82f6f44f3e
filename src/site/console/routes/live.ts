import type { LiveHints } from '../live.js';
import { ReadyReply, type Route } from '../route-table.js';

/** The route of the stream by which pages are notified of changes. */
export function liveRoutes(live: LiveHints): readonly Route[] {
  return [
    {
      method: 'GET',
      path: 'live',
      needs: 'reader',
      run: async ({ request, user, session }) => {
        const follower = { userId: user.id, sessionId: session?.id ?? '' };
        return new ReadyReply(await live.follow(request, follower));
      },
    },
  ];
}
