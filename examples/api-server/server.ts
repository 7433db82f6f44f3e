import { writeFile } from 'node:fs/promises';
import { type FrontPageOptions, frontPage, listen, requestLog } from 'svclink';
import { createDemo } from './service.js';

/** The file of the client's credentials, in the form in which a service offers them for download. */
const CREDENTIALS = 'credentials.json';

async function main(): Promise<void> {
  const port = Number(process.env.PORT || 8081);
  const clientSecret = process.env.DEMO_CLIENT_SECRET || undefined;
  const apiUrl = `http://localhost:${port}`;
  const log = requestLog();
  const { api, credentials } = await createDemo({
    apiUrl,
    ...(clientSecret === undefined ? {} : { clientSecret }),
    api: { logger: log, reference: true },
  });
  const page = frontPage(aboutIt(apiUrl));
  const { end } = await listen(
    log.requests((request, response) => {
      if (request.url === '/') page(request, response);
      else void api(request, response);
    }),
    { port },
  );
  await writeFile(CREDENTIALS, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
  console.log(`JSON API on ${apiUrl}, reference at ${apiUrl}/reference`);
  console.log(`The credentials of its client are in ${CREDENTIALS}. Try:`);
  console.log(`  ${tryIt}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
}

const tryIt = `npx svclink api workorder/search --credentials ${CREDENTIALS} --data '{"state":"OH"}'`;

/** The content of the page at `/`. */
function aboutIt(apiUrl: string): FrontPageOptions {
  return {
    title: 'A server of the JSON API',
    about: 'It serves 250 demo work orders, and keeps everything in memory until it ends.',
    send: `Programs send a POST with JSON to ${apiUrl}, with the token that /auth/token gives for the credentials in ${CREDENTIALS}. From a terminal, in the folder where it was started:`,
    commands: [tryIt],
    reference: { 'Every action, for people': '/reference', 'for programs': '/openapi.json' },
  };
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
