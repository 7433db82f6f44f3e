import type { Contract } from './contract.js';

/** A method and a path of {@link Contract}: `GET orders/:id`. */
export type RequestName = keyof Contract;

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The path of a request without its method. */
type PathOf<Name extends RequestName> = Name extends `${Method} ${infer Path}` ? Path : never;

/** The text of a path in which a part like `:id` is any text. */
type Filled<Path extends string> = Path extends `${infer Before}:${string}/${infer After}`
  ? `${Before}${string}/${Filled<After>}`
  : Path extends `${infer Before}:${string}`
    ? `${Before}${string}`
    : Path;

/** All addresses of a method, with or without a query. */
export type AddressOf<Of extends Method> =
  | Filled<PathOfMethod<Of>>
  | `${Filled<PathOfMethod<Of>>}?${string}`;

/** All paths of a method. */
export type PathOfMethod<Of extends Method> = PathOf<Extract<RequestName, `${Of} ${string}`>>;

/** The answer, which is sent as JSON. `never`: the route answers by a stream or a file alone. */
export type AnswerOf<Name extends RequestName> = Contract[Name]['answer'];

/** The JSON body of a request; unknown where it has none. */
export type BodyOf<Name extends RequestName> = Contract[Name] extends { readonly body: infer Body }
  ? Body
  : unknown;

/** The names in the query of a request. */
export type QueryOf<Name extends RequestName> = Contract[Name] extends {
  readonly query: infer Query extends string;
}
  ? Query
  : never;

/** A body as a person entered it: the names are those of the request, and the site validates the values. */
export type Entered<Body> = unknown extends Body
  ? Readonly<Record<string, never>>
  : Body extends object
    ? { readonly [Name in keyof Body]?: unknown }
    : Body;

type WithoutQuery<Path extends string> = Path extends `${infer Before}?${string}` ? Before : Path;

type Parts<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? [First, ...Parts<Rest>]
  : [Path];

/** True where the parts of an address are those of a path, of which a part like `:id` stands for any text. */
type IsMatch<Given extends readonly string[], Known extends readonly string[]> = Given extends [
  infer One extends string,
  ...infer Rest extends string[],
]
  ? Known extends [infer Part extends string, ...infer Others extends string[]]
    ? One extends (Part extends `:${string}` ? string : Part)
      ? IsMatch<Rest, Others>
      : false
    : false
  : Known extends []
    ? true
    : false;

type MatchedName<Of extends Method, Address extends string> = {
  [Name in RequestName]: Name extends `${Of} ${infer Path}`
    ? IsMatch<Parts<Address>, Parts<Path>> extends true
      ? Name
      : never
    : never;
}[RequestName];

/**
 * The request that an address below `api/` is sent to: `orders/${string}` and GET are `GET orders/:id`. An address that
 * is a path itself is that path; one that no route has is `never`.
 */
export type RequestAt<Of extends Method, Address extends string> = NameOf<
  Of,
  WithoutQuery<Address>
>;

type NameOf<Of extends Method, Address extends string> = Address extends string
  ? `${Of} ${Address}` extends RequestName
    ? `${Of} ${Address}`
    : MatchedName<Of, Address>
  : never;
