/** Ends what the set-up has started. */
export default async function close() {
  await globalThis.closeTestRun?.();
}
