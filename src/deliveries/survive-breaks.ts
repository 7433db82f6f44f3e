/**
 * Ignores the `error` event of a connection while it is in use. A broken connection reports twice: by rejecting the
 * pending query, and by this event, which would end the process without a listener.
 *
 * @param source a connection of `pg`, or its pool
 */
export function surviveBreaks(source: object): { end(): void } {
  return listening(source, 'error', () => {});
}

/**
 * Ignores the `error` event of each connection of a pool from the moment at which the pool hands it out. The pool has
 * removed its own listener by then, and a server that ends the connection at that moment may be heard before the code
 * that waits for the connection goes on.
 *
 * @param pool a pool of `pg`
 */
export function surviveAcquired(pool: object): { end(): void } {
  const known = new WeakSet<object>();
  return listening(pool, 'acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    surviveBreaks(client);
  });
}

function listening(
  source: object,
  event: string,
  listener: (subject: object) => void,
): { end(): void } {
  const call = (name: 'on' | 'off') => {
    const method: unknown = Reflect.get(source, name);
    if (typeof method === 'function') method.call(source, event, listener);
  };
  call('on');
  return { end: () => call('off') };
}
