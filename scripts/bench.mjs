// Runs the benchmarks under several versions of Node, and prints one table for docs/speed.md.
// The arguments are versions of Node (numbers) and names of suites. Default: all suites.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runUnder } from './node-versions.mjs';

const given = process.argv.slice(2);
const versions = given.filter((name) => /^\d/.test(name));
const suites = given.filter((name) => !/^\d/.test(name));

const folder = mkdtempSync(join(tmpdir(), 'svclink-bench-'));
const runs = versions.map((version) => {
  const file = join(folder, `${version}.json`);
  const holds = runUnder(version, ['--import', 'tsx', 'bench/index.ts', '--json', file, ...suites]);
  return { version, holds, figures: read(file) };
});
rmSync(folder, { recursive: true, force: true });

/** Returns the figures of a run; none of an aborted run, which only its output shows. */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}

function cell(figure) {
  if (figure === undefined) return '–';
  const { value, unit, floor, atMost, raw } = figure;
  const goal = floor === undefined ? atMost && `at most ${atMost}` : `at least ${floor}`;
  const text = [`${value.toFixed(2)} ${unit}`.trim(), goal ? `(${goal})` : ''].join(' ').trim();
  return raw ? `${text}; ${raw}` : text;
}

const names = new Set(runs.flatMap(({ figures }) => figures.map(({ name }) => name)));
console.log(`\n| what | ${versions.map((version) => `Node ${version}`).join(' | ')} |`);
console.log(`| --- |${' --- |'.repeat(versions.length)}`);
for (const name of names) {
  const cells = runs.map(({ figures }) => cell(figures.find((figure) => figure.name === name)));
  console.log(`| ${[name, ...cells].join(' | ')} |`);
}
process.exitCode = runs.every(({ holds }) => holds) ? 0 : 1;
