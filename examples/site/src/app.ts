import express, { type Express } from 'express';
import { frontPage } from 'svclink';
import type { Site } from 'svclink/site';

/**
 * An Express app with the site in it. The receiver reads the body of its requests itself: mount your parsers after it.
 */
export function createApp(site: Site): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use('/link', site.receiver);
  app.use('/files', site.files);
  app.use('/push', site.push);
  app.use('/console', site.console);

  // Your own routes begin here.
  app.get('/readyz', async (_request, response) => {
    const isReady = await site.check().then(
      () => true,
      () => false,
    );
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'not ready' });
  });
  app.get(
    '/',
    frontPage({
      title: 'A site that owns and imports orders',
      about: 'It answers all events of the link web service, and keeps what it is sent.',
      send: 'Programs send a POST to /link with one form variable, payload, and are answered with JSON.',
      commands: ['npm run send -- get_all_orders', 'npm run check'],
      reference: { 'For people who run it': '/console/', 'Whether it is well': '/readyz' },
    }),
  );
  return app;
}
