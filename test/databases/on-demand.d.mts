/** Offers one PostgreSQL to all test files of a run; `close` ends the server. */
export function offerPostgres(): Promise<{
  readonly path: string;
  readonly close: () => Promise<void>;
}>;
