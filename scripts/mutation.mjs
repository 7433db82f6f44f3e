// Changes the code and counts the changes that no test notices: `node scripts/mutation.mjs [share]`.
// The whole takes hours; a share, as 0.1, takes that part of the lines at random.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const BLOCK = 4;
const share = Number(process.argv[2] ?? 1);
if (!(share > 0 && share <= 1)) throw new Error('the share must be above 0 and at most 1');

function blocks(file) {
  const lines = readFileSync(file, 'utf8').split('\n').length;
  const starts = Array.from({ length: Math.ceil(lines / BLOCK) }, (_, index) => index * BLOCK + 1);
  return starts
    .filter(() => Math.random() < share)
    .map((start) => `${file}:${start}-${Math.min(lines, start + BLOCK - 1)}`);
}

const files = ['src/protocol', 'src/receiver'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.includes('generated'))
    .map((name) => `${folder}/${name}`),
);
const chosen = files.flatMap(blocks);
const args = share === 1 ? [] : ['--mutate', chosen.join(',')];
const { status } = spawnSync('npx', ['stryker', 'run', ...args], { stdio: 'inherit' });
process.exitCode = status ?? 1;
