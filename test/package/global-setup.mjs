import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import prepare from '../global-setup.mjs';
import { inFolder, npmInstall } from './in-folder.cjs';

/** What npm does by itself takes long, and says nothing of the package: it asks for what it has, and for advice. */
const QUICK = {
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_prefer_offline: 'true',
  npm_config_update_notifier: 'false',
};

/** Packs the package as it would be published, and installs it into a project: once, for all tests that use it. */
export default async function packOnce(config) {
  await prepare(config);
  // A bundle that is older than the sources would be tested in their place.
  const build = ['scripts/build/index.mjs', '--if-stale'];
  execFileSync(process.execPath, build, { cwd: config.rootDir, stdio: 'inherit' });
  Object.assign(process.env, QUICK);
  const folder = mkdtempSync(join(tmpdir(), 'svclink-packed-'));
  globalThis.packedFolder = folder;
  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const [{ filename }] = JSON.parse(await inFolder(config.rootDir, 'npm', pack));
  process.env.TEST_TARBALL = join(folder, filename);
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  await npmInstall(folder, [process.env.TEST_TARBALL]);
}
