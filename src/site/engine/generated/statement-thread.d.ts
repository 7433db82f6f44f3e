/** The code of the thread for statements that take long: `src/site/engine/store/sqlite/statement-thread-code.ts` and what it needs. */
export declare const STATEMENT_THREAD: string;
