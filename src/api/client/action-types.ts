import type { Reading } from '../../protocol/codec/read-result.js';
import type { ActionMap, ActionName } from '../generated/action-types.js';
import type { ApiCallOptions, ContentOptions, SaveOptions } from './options.js';
import type { ContentInput } from './sent-content.js';

type Nothing = Record<never, never>;

/** Members that name the file of a request. */
type NameMember = 'name' | 'file_name';

/** A request whose dates may also be Date objects, of which the day in UTC counts. */
type WithDates<Request> = Request extends { export_date: string }
  ? Omit<Request, 'export_date'> & { export_date: string | Date }
  : Request;

/** A request with content as bytes, as a stream of bytes, or as text in base64. */
export type ContentRequest<Request> = Omit<Request, 'content'> & {
  content: ContentInput;
  path?: never;
};

/** A request with the content of the file at a path. The name of the file is sent unless another is given. */
export type PathRequest<Request> = Omit<Request, 'content' | NameMember> &
  Partial<Pick<Request, Extract<keyof Request, NameMember>>> & { path: string; content?: never };

/** A response with its content as bytes. */
export type WithBytes<Response> = Omit<Response, 'content'> & { content: Buffer };

/** A response whose content was written to a path or a stream. */
export type Saved<Response> = Omit<Response, 'content'> & {
  /** Number of bytes of the content. */
  size: number;
};

/** The call of an action that sends file content. */
export type SendingCall<Request, Response> = (
  request: ContentRequest<Request> | PathRequest<Request>,
  options?: ContentOptions,
) => Promise<Response>;

/** The call of an action that returns file content: into memory, or to the target of option `to`. */
export interface ReceivingCall<Request, Response> {
  (request: Request, options: SaveOptions): Promise<Saved<Response>>;
  (request: Request, options?: ContentOptions): Promise<WithBytes<Response>>;
}

/** The call of any other action. The request may be omitted if no member is required. */
export type PlainCall<Request, Response> = Nothing extends Request
  ? (request?: Request, options?: ApiCallOptions) => Promise<Response>
  : (request: Request, options?: ApiCallOptions) => Promise<Response>;

type CallOf<Request, Response> = Request extends { content: string }
  ? SendingCall<Request, Response>
  : Response extends { content: string }
    ? ReceivingCall<WithDates<Request>, Response>
    : PlainCall<Request, Response>;

/**
 * The answer of an action as a client returns it: read tolerantly, every member but the id of a record may be absent.
 */
export type AnswerOf<
  Name extends ActionName,
  Read extends Reading = 'tolerant',
> = ActionMap[Name][Read extends 'strict' ? 'response' : 'read'];

/** The call of an action, by the types of its request and response. */
export type ActionCall<Name extends ActionName, Read extends Reading = 'tolerant'> = CallOf<
  ActionMap[Name]['request'],
  AnswerOf<Name, Read>
>;

/** The actions with paged results. */
export type SearchName = {
  [Name in ActionName]: ActionMap[Name]['response'] extends { next?: { offset: number } }
    ? 'offset' extends keyof ActionMap[Name]['request']
      ? Name
      : never
    : never;
}[ActionName];

type ItemsOf<Response> = Response[Exclude<keyof Response, 'next'>];

/** A match of a search. */
export type MatchOf<Name extends SearchName, Read extends Reading = 'tolerant'> =
  NonNullable<ItemsOf<AnswerOf<Name, Read>>> extends readonly (infer Match)[] ? Match : never;

/** Iterates over all matches of a search, and requests pages as needed. */
export type SearchAll<Name extends SearchName, Read extends Reading = 'tolerant'> = (
  request?: ActionMap[Name]['request'],
  options?: ApiCallOptions,
) => AsyncGenerator<MatchOf<Name, Read>, void, undefined>;

type FirstOf<Path extends string> = Path extends `${infer First}/${string}` ? First : Path;
type RestAfter<First extends string, Path extends string> = Path extends `${First}/${infer Rest}`
  ? Rest
  : never;

/** The call of the action at `Path`, if there is one. */
type CallAt<Path extends string, Read extends Reading> = Path extends ActionName
  ? ActionCall<Path, Read>
  : unknown;

type SearchesAt<Path extends string, Prefix extends string, Read extends Reading> = {
  readonly [Name in FirstOf<Path> as `${Prefix}${Name}` extends SearchName
    ? `${Name}All`
    : never]: `${Prefix}${Name}` extends infer Search extends SearchName
    ? SearchAll<Search, Read>
    : never;
};

type Tree<Path extends string, Prefix extends string, Read extends Reading> = {
  readonly [First in FirstOf<Path>]: CallAt<`${Prefix}${First}`, Read> &
    ([RestAfter<First, Path>] extends [never]
      ? unknown
      : Tree<RestAfter<First, Path>, `${Prefix}${First}/`, Read>);
} & SearchesAt<Path, Prefix, Read>;

/**
 * Every action as a method: `bid/list` is `bid.list`, `workorder/pcr/get` is `workorder.pcr.get`; searches have
 * `searchAll` in addition to `search`. The type follows from the catalogue.
 */
export type ApiActions<Read extends Reading = 'tolerant'> = Tree<ActionName, '', Read>;
