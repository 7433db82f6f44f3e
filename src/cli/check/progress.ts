import type { AuditResult } from '../../conformance/index.js';
import type { Io } from '../io.js';

/** Shows how far a check is: on a terminal in one line, elsewhere a line for each area. */
export function createProgress({ stderr, isTerminal }: Pick<Io, 'stderr' | 'isTerminal'>) {
  let area: string | undefined;
  return {
    show({ audit }: AuditResult, done: number, total: number): void {
      if (isTerminal) stderr(`\r\u001b[K${done} of ${total}  ${audit.id}`);
      else if (audit.area !== area) stderr(`checking ${audit.area} (${done} of ${total})\n`);
      area = audit.area;
    },
    end(): void {
      if (isTerminal) stderr('\r\u001b[K');
    },
  };
}
