import { audits, selectAudits } from '../../conformance/index.js';
import type { Io } from '../io.js';
import type { CheckFlags } from './arguments.js';

/** Prints the audits that would run. */
export function listAudits({ only, json }: CheckFlags, io: Io): void {
  const selected = selectAudits(only);
  if (json) {
    const facts = selected.map(({ run: _run, ...audit }) => audit);
    io.stdout(`${JSON.stringify(facts, null, 2)}\n`);
    return;
  }
  const width = Math.max(...selected.map(({ id }) => id.length));
  for (const { id, level, title, writes } of selected) {
    const mark = writes ? ' (with --write)' : '';
    io.stdout(`${level.padEnd(6)} ${id.padEnd(width)}  ${title}${mark}\n`);
  }
  io.stdout(`${selected.length} of ${audits.length} audits\n`);
}
