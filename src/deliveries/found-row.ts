import type { Claim } from './delivery-store.js';

/** A delivery as a database gives it: one that was claimed just now, or the one that stood in the way. */
export interface FoundRow {
  readonly claimed: number | boolean;
  /** Drivers give large whole numbers as text or bigint. */
  readonly token: number | string | bigint;
  readonly attempt: number | string | bigint;
  readonly interrupted: number | boolean;
  readonly result: string | null;
  readonly fingerprint: string | null;
}

/**
 * What a row says about a claim.
 *
 * @param row undefined where somebody holds the delivery
 */
export function claimOf(row: FoundRow | undefined, fingerprint: string): Claim {
  if (!row) return { state: 'busy' };
  const { claimed, token, attempt, interrupted, result } = row;
  if (claimed) {
    return {
      state: 'run',
      token: Number(token),
      attempt: Number(attempt),
      interrupted: Boolean(interrupted),
      previous: result ?? undefined,
    };
  }
  // It became free, or done with other content, between the two looks: a next look will tell.
  if (row.fingerprint !== fingerprint || result === null) return { state: 'busy' };
  return { state: 'done', result };
}
