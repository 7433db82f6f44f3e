/** Returns the two ways in which a foreign function fails, each with its name for a test. */
export function failing(message: string): [name: string, fails: () => Promise<void>][] {
  const fail = (): never => {
    throw new Error(message);
  };
  return [
    ['throws', fail],
    ['rejects', async () => fail()],
  ];
}
