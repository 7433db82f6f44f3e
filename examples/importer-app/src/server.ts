import pg from 'pg';
import { type Listening, listen } from 'svclink';
import { createSite } from 'svclink/site';
import { createApp } from './app.js';

function setting(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is missing`);
}

async function main(): Promise<void> {
  const database = setting('DATABASE_URL');
  const port = Number(process.env.PORT ?? 8080);
  const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;
  const site = await createSite({ database, files: 'importer-files', publicUrl });
  const pool = new pg.Pool({ connectionString: database });
  let server: Listening | undefined;
  const stop = async () => {
    await server?.end();
    await site.stop();
    await pool.end();
  };
  try {
    server = await listen(await createApp(pool, site), { port });
    await site.start();
    process.once('SIGINT', stop).once('SIGTERM', stop);
    console.log(`Listening on ${publicUrl}; svclink link add names an owner.`);
  } catch (error) {
    await stop();
    throw error;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
