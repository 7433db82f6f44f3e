/** Both ways in which a function of somebody else's fails, each with what a test calls it. */
export function failing(message: string): [name: string, fails: () => Promise<void>][] {
  const fail = (): never => {
    throw new Error(message);
  };
  return [
    ['throws', fail],
    ['rejects', async () => fail()],
  ];
}
