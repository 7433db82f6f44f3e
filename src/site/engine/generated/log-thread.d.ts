/** The code of the thread that writes the exchange log: `src/site/engine/exchanges/log-thread-code.ts` and what it needs. */
export declare const LOG_THREAD: string;
