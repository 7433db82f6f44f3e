import { spawnSync } from 'node:child_process';

/**
 * Runs a script under a version of Node, whose binary comes from the npm registry.
 *
 * @param {string} version such as `24`
 * @param {string[]} args the arguments of `node`
 * @returns {boolean} true if it ended with 0
 */
export function runUnder(version, args) {
  console.log(`\n== Node ${version}`);
  const node = ['exec', '--yes', `--package=node@${version}`, '--', 'node'];
  return spawnSync('npm', [...node, ...args], { stdio: 'inherit' }).status === 0;
}
