import type { Reply } from '../../http/index.js';
import type { Call, Permission } from './call.js';
import type { AnswerOf, BodyOf, Method, RequestName } from './contract/request-types.js';

/** The facts of a route that do not depend on its request. */
interface RouteFacts {
  /** The required role. */
  readonly needs: Permission;
  /** True for an answer that is the same for all permitted users. It is computed once for simultaneous requests. */
  readonly isShared?: boolean | ((call: Call) => boolean);
  /** True for a request of a user who has to set a second factor before everything else. */
  readonly isBeforeFactor?: boolean;
  /** True for an export of a whole list or of all photos of an order, which the audit records. */
  readonly isExport?: boolean;
}

/** One request of the contract, as the site answers it. */
export type RouteOf<Name extends RequestName> = Name extends `${infer Method} ${infer Path}`
  ? RouteFacts & {
      readonly method: Method;
      /** The path below `api/`. A part like `:id` matches any text. */
      readonly path: Path;
      /** Returns the answer, which is sent as JSON. A {@link ReadyReply} is sent unchanged. */
      run(call: Call<BodyOf<Name>>): Promise<AnswerOf<Name> | ReadyReply>;
    }
  : never;

/** A route of the contract. */
export type Route = RouteOf<RequestName>;

/** A route as it is found by an address: its body and its answer are no longer known. */
export interface FoundRoute extends RouteFacts {
  readonly method: Method;
  readonly path: string;
  run(call: Call): Promise<unknown>;
}

/** An answer other than JSON. */
export class ReadyReply {
  constructor(readonly reply: Reply) {}
}

interface Found {
  readonly route: FoundRoute;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds routes by method and path. */
export class RouteTable {
  readonly #routes: readonly { readonly route: FoundRoute; readonly parts: readonly string[] }[];

  constructor(readonly routes: readonly Route[]) {
    this.#routes = routes.map((route) => ({ route, parts: route.path.split('/') }));
  }

  /** @returns the route; `other_method` for a path with other methods; undefined for an unknown path */
  find(method: string, path: string): Found | 'other_method' | undefined {
    const given = path.split('/');
    let isKnown = false;
    for (const { route, parts } of this.#routes) {
      const params = match(parts, given);
      if (params && route.method === method) return { route, params };
      isKnown ||= params !== undefined;
    }
    return isKnown ? 'other_method' : undefined;
  }
}

function match(
  parts: readonly string[],
  given: readonly string[],
): Record<string, string> | undefined {
  if (parts.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const text = given[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== text) return undefined;
      continue;
    }
    const decoded = decode(text);
    if (decoded === undefined || decoded === '') return undefined;
    params[part.slice(1)] = decoded;
  }
  return params;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
