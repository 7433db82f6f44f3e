/**
 * Attacks the demo and a site: a process with a heap of 256 MB, one attack at a time. A healthy client sends small complete
 * requests meanwhile. The arguments are parts of the names of attacks; default: all attacks. It reads /proc, and runs on
 * Linux only.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Attack, attacks, type Target } from './attacks.js';
import { askSmall, diskOf, memoryOf, start } from './measure.js';

/** The largest accepted cost of an attack: MiB of memory, MiB on the disk, and milliseconds. */
const MOST_GROWTH = 100;
const MOST_DISK = 128;
const SLOWEST_ANSWER = 250;
/** Milliseconds for the greatest effect of an attack. */
const LONGEST = 90_000;

interface Figures {
  readonly growth: number;
  readonly disk: number;
  readonly slowest: number;
  readonly alive: boolean;
  readonly problems: readonly string[];
}

async function targetOf(victim: ChildProcess): Promise<Target> {
  const [target]: unknown[] = await once(victim, 'message');
  const { port, token, siteToken } = Object(target);
  return { port: Number(port), token: String(token), siteToken: String(siteToken) };
}

/** Measures the victim, and sends it small requests, until the attack is over. */
async function observe(
  victim: ChildProcess,
  target: Target,
  folder: string,
  attacker: ChildProcess,
): Promise<Figures> {
  const [resting, restingDisk] = [memoryOf(victim), diskOf(folder)];
  const problems = new Set<string>();
  let [growth, disk, slowest] = [0, 0, 0];
  let isOver = false;
  attacker.once('exit', (code) => {
    isOver = true;
    if (code !== 0) problems.add(`the attack ended with ${code}`);
  });
  const sampling = setInterval(() => {
    growth = Math.max(growth, memoryOf(victim) - resting);
    disk = Math.max(disk, diskOf(folder) - restingDisk);
  }, 50);
  const stop = setTimeout(() => attacker.kill(), LONGEST);
  while (!isOver && victim.exitCode === null) {
    try {
      slowest = Math.max(slowest, await askSmall(target.port));
    } catch (error) {
      problems.add(error instanceof Error ? error.message : String(error));
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  clearTimeout(stop);
  clearInterval(sampling);
  const alive = victim.exitCode === null && victim.signalCode === null;
  return { growth, disk, slowest, alive, problems: [...problems] };
}

async function runAttack(attack: Attack): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'svclink-hostile-'));
  const victim = start('victim', [], ['--max-old-space-size=256'], {
    ...process.env,
    TMPDIR: folder,
  });
  try {
    const target = await targetOf(victim);
    for (let count = 0; count < 50; count += 1) await askSmall(target.port);
    const index = String(attacks.indexOf(attack));
    const { port, token, siteToken } = target;
    const attacker = start('attacker', [index, String(port), token, siteToken], []);
    return report(attack, await observe(victim, target, folder, attacker));
  } finally {
    victim.kill();
    if (victim.exitCode === null && victim.signalCode === null) await once(victim, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

function report({ name, as, mostDisk = MOST_DISK }: Attack, figures: Figures): boolean {
  const { growth, disk, slowest, alive, problems } = figures;
  const holds =
    alive &&
    growth <= MOST_GROWTH &&
    disk <= mostDisk &&
    slowest <= SLOWEST_ANSWER &&
    problems.length === 0;
  const facts = [
    `${growth.toFixed(0)} MB more memory`,
    `${disk.toFixed(0)} MB on the disk`,
    alive ? 'alive' : 'DEAD',
    `slowest healthy answer ${slowest.toFixed(0)} ms`,
  ];
  console.log(`${holds ? 'ok  ' : 'MISS'} ${name} (as ${as}): ${facts.join(', ')}`);
  for (const problem of problems) console.log(`       ${problem}`);
  return holds;
}

const wanted = process.argv.slice(2);
let allHold = true;
for (const attack of attacks) {
  if (wanted.length > 0 && !wanted.some((text) => attack.name.includes(text))) continue;
  allHold = (await runAttack(attack)) && allHold;
}
process.exit(allHold ? 0 : 1);
