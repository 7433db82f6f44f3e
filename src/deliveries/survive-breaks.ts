/**
 * Ignores the `error` event of a connection while it is in use. A broken connection reports twice: by rejecting the
 * pending query, and by this event, which would end the process without a listener.
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
