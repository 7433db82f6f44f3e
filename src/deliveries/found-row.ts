import type { Claim } from './delivery-store.js';

/** A row of a delivery as a database returns it: just claimed, or the one that prevented the claim. */
export interface FoundRow {
  readonly claimed: number | boolean;
  /** Drivers return large integers as text or bigint. */
  readonly token: number | string | bigint;
  readonly attempt: number | string | bigint;
  readonly interrupted: number | boolean;
  readonly result: string | null;
  readonly fingerprint: string | null;
}

/**
 * Converts a row into the answer to a claim.
 *
 * @param row undefined while another attempt holds the claim
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
  // It was released, or completed with other content, between the two queries: a repeated claim will succeed.
  if (row.fingerprint !== fingerprint || result === null) return { state: 'busy' };
  return { state: 'done', result };
}
