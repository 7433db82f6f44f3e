import express, { type Express } from 'express';
import { frontPage } from 'svclink';
import type { Link } from './link/index.js';

/**
 * An Express app with the receiver in it. Your own routes follow it, because it reads the body of its requests itself.
 */
export function createApp(link: Link): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use('/link', link.receiver);
  app.get('/readyz', (_request, response) => {
    const isReady = canRead(link);
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'not ready' });
  });
  app.get(
    '/',
    frontPage({
      title: 'A receiver of the link web service',
      about: 'It answers six events, from its orders on disk.',
      send: 'Programs send a POST to /link with one form variable, payload, and are answered with JSON.',
      commands: ['npm run send -- get_all_orders', 'npm run check'],
      reference: { 'The fields of an event': 'npx svclink events get_order' },
    }),
  );
  return app;
}

function canRead(link: Link): boolean {
  try {
    link.store.db.prepare('SELECT 1').get();
    return true;
  } catch {
    return false;
  }
}
