/**
 * Ignores the `error` event of a connection while it is in use. A broken connection reports twice: by rejecting the
 * pending query, and by this event, which would end the process without a listener.
 *
 * @param source a connection of `pg`, or its pool
 */
export function surviveBreaks(source: object): { end(): void } {
  return listening(source, 'error', () => {});
}

/** The connections whose `error` event is ignored to their end. */
const surviving = new WeakSet<object>();

/**
 * Ignores the `error` event of a connection to its end. A connection of the pool of an app outlives the sites that are
 * opened and closed on it, and has one listener for all of them.
 *
 * @param client a connection of `pg`
 */
export function surviveToEnd(client: object): void {
  if (surviving.has(client)) return;
  surviving.add(client);
  surviveBreaks(client);
}

/** The listeners to pools, each with the sites and stores of deliveries that need it: an app may have many on one pool. */
const acquiring = new WeakMap<
  object,
  { readonly users: Set<object>; readonly listener: { end(): void } }
>();

/**
 * Ignores the `error` event of each connection of a pool from the moment at which the pool hands it out. The pool has
 * removed its own listener by then, and a server that ends the connection at that moment may be heard before the code
 * that waits for the connection goes on.
 *
 * @param pool a pool of `pg`
 */
export function surviveAcquired(pool: object): { end(): void } {
  const shared = acquiring.get(pool) ?? {
    users: new Set(),
    listener: listening(pool, 'acquire', surviveToEnd),
  };
  acquiring.set(pool, shared);
  const user = {};
  shared.users.add(user);
  return {
    end() {
      if (!shared.users.delete(user) || shared.users.size > 0) return;
      shared.listener.end();
      acquiring.delete(pool);
    },
  };
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
