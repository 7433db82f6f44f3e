/** The code of the thread that writes the exchange log: `src/site/engine/exchanges/writing/log-thread-code.ts` and what it needs. */
export declare const LOG_THREAD: string;
