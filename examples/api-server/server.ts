import { createServer } from 'node:http';
import { createDemo } from './service.js';

async function main(): Promise<void> {
  const port = Number(process.env.PORT || 8081);
  const clientSecret = process.env.DEMO_CLIENT_SECRET || undefined;
  const apiUrl = `http://localhost:${port}`;
  const logger = { error: (details: unknown, message: string) => console.error(message, details) };
  const { api, credentials } = await createDemo({
    apiUrl,
    ...(clientSecret === undefined ? {} : { clientSecret }),
    api: { logger, reference: true },
  });
  // Headers have 15 seconds, looked after every 5; what is idle ends after 5.
  const limits = {
    headersTimeout: 15_000,
    connectionsCheckingInterval: 5000,
    keepAliveTimeout: 5000,
  };
  const server = createServer({ ...limits, requestTimeout: 660_000 }, api);
  server.maxHeadersCount = 100;
  server.listen(port, () => {
    console.log(`JSON API on ${apiUrl}, reference at ${apiUrl}/reference`);
    console.log(`client_id ${credentials.client_id}`);
    // A secret that was given is known to whoever gave it.
    if (clientSecret === undefined) console.log(`client_secret ${credentials.client_secret}`);
    console.log(`scope "${credentials.scope}"`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => server.close());
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
