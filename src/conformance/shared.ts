import type { AuditContext } from './context.js';
import { AuditFailure, skip } from './verdict.js';

type Find<T> = (context: AuditContext, key: string) => Promise<T>;
type Shared<T> = (context: AuditContext, key?: string) => Promise<T>;

/** Does something once in a check and shares it between audits, its failure included. */
export function shared<T>(find: Find<T>): Shared<T> {
  const known = new WeakMap<AuditContext, Map<string, Promise<T>>>();
  return (context, key = '') => {
    const found = known.get(context) ?? new Map<string, Promise<T>>();
    known.set(context, found);
    const before = found.get(key);
    if (before) return before;
    const now = find(context, key);
    found.set(key, now);
    return now;
  };
}

/**
 * Like {@link shared}, for what an audit needs but is not about: where it fails, the audits that need it are skipped,
 * and the one that is about it says why.
 */
export function prerequisite<T>(find: Find<T>): Shared<T> {
  return shared(async (context, key) => {
    try {
      return await find(context, key);
    } catch (cause) {
      if (cause instanceof AuditFailure) skip(`not to be seen while this fails: ${cause.message}`);
      throw cause;
    }
  });
}
