import type { AuditContext } from './context.js';
import { AuditFailure, skip } from './verdict.js';

type Find<T, Context> = (context: Context, key: string) => Promise<T>;
type Shared<T, Context> = (context: Context, key?: string) => Promise<T>;

/** Runs a function once per check and shares its outcome between audits, also an error. */
export function shared<T, Context extends object = AuditContext>(
  find: Find<T, Context>,
): Shared<T, Context> {
  const known = new WeakMap<Context, Map<string, Promise<T>>>();
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
 * Like {@link shared}, for a finding that an audit needs but does not test. Where it fails, the audits that need it are
 * skipped; the audit that tests it reports the failure.
 */
export function prerequisite<T, Context extends object = AuditContext>(
  find: Find<T, Context>,
): Shared<T, Context> {
  return shared<T, Context>(async (context, key) => {
    try {
      return await find(context, key);
    } catch (cause) {
      if (cause instanceof AuditFailure)
        skip(`cannot be checked while this fails: ${cause.message}`);
      throw cause;
    }
  });
}
