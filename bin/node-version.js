// Ends the program under a Node that is older than the package needs: with a message, in place of a stack from some
// function that this Node does not have. It is imported first, and uses nothing that an old Node lacks.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const needed = engines.node.replace('>=', '');

/** Returns true where the first version is lower. */
function isBelow(version, other) {
  const [parts, others] = [version, other].map((text) => text.split('.').map(Number));
  const at = parts.findIndex((part, index) => part !== others[index]);
  return at >= 0 && parts[at] < others[at];
}

if (isBelow(process.versions.node, needed)) {
  process.stderr.write(
    `svclink needs Node ${needed} or later, and this is Node ${process.versions.node} (${process.execPath}).\n` +
      'Install a current Node (https://nodejs.org/en/download), open a new terminal, and look at: node --version\n',
  );
  process.exit(2);
}
