/**
 * A connection that breaks while it is used says so twice: to whoever waits for its answer, and by an event that ends
 * the process where nobody listens.
 *
 * @param source a connection of `pg`, or its pool
 */
export function surviveBreaks(source: object): { end(): void } {
  const listener = () => {};
  const call = (name: 'on' | 'off') => {
    const method: unknown = Reflect.get(source, name);
    if (typeof method === 'function') method.call(source, 'error', listener);
  };
  call('on');
  return { end: () => call('off') };
}
