/** Runs one attack, named by its index in the list, in a separate process. */
import { attacks } from './attacks.js';

async function main(): Promise<void> {
  const [index = '', port = '', token = '', siteToken = ''] = process.argv.slice(2);
  const attack = attacks[Number(index)];
  if (!attack) throw new Error(`there is no attack ${index}`);
  await attack.run({ port: Number(port), token, siteToken });
  process.exit(0);
}

process.on('disconnect', () => process.exit());
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
