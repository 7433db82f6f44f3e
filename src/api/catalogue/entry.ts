/** What a request can get wrong without anybody looking beyond the request. */
export type RequestFault =
  /** Not one of the fields was sent; `null` is as absent. */
  | { readonly kind: 'absent'; readonly fields: readonly string[] }
  /** Not one of the fields was sent, or only as blank text. */
  | { readonly kind: 'blank'; readonly fields: readonly string[] }
  /** One of the fields was sent and is not of its kind. */
  | { readonly kind: 'malformed'; readonly fields: readonly string[] }
  /** All of the fields were sent, and they exclude each other. */
  | { readonly kind: 'together'; readonly fields: readonly string[] }
  /** A rule between fields that has no shorter name. */
  | {
      readonly kind: 'rule';
      readonly broken: (request: Readonly<Record<string, unknown>>) => boolean;
    };

/** One row of an action's error table. The rows of an action stand in the order of precedence. */
export interface ErrorRow {
  readonly type: string;
  readonly status: number;
  readonly when: string;
  /** What in a request alone makes the row true. Empty: only a handler can tell. */
  readonly faults: readonly RequestFault[];
}

/** Where a shape or a rule comes from; `ours` is neither in the document nor known from others. */
export type ActionSource = 'document' | 'supplement' | 'ours';

/** How a search names its matches, and what its `next` repeats. */
export interface Search {
  readonly list: string;
  readonly parameters: readonly string[];
  /** `next` has every parameter, null for one that was not sent; else only those that were sent. */
  readonly repeatsAll: boolean;
}

/** One action of the JSON API: everything that differs between actions. */
export interface ActionEntry {
  /** The path below the base address, without a slash before it, such as `bid/list`. */
  readonly action: string;
  /** The name that scopes use: `bid` for `bid-r` and `bid-rw`. */
  readonly service: string;
  /** `read` changes nothing and needs `-r` or `-rw`; `write` needs `-rw`. */
  readonly kind: 'read' | 'write';
  readonly purpose: string;
  readonly source: ActionSource;
  /** The section that describes the action. */
  readonly section: string;
  readonly errors: readonly ErrorRow[];
  /** `content` carries base64 that is streamed: out of a request, or into a response. */
  readonly content?: 'request' | 'response';
  /** Where the action answers page by page. */
  readonly search?: Search;
  /** The action that does it now: this one is published as superseded. */
  readonly supersededBy?: string;
  /** The member of the request whose date fields are taken in three spellings. */
  readonly datesIn?: string;
}

/** A row that the status 400 goes with, as nearly all do. */
export function row(type: string, when: string, ...faults: RequestFault[]): ErrorRow {
  return { type, status: 400, when, faults };
}

/** A row with a status of its own. */
export function rowWithStatus(
  status: number,
  type: string,
  when: string,
  ...faults: RequestFault[]
): ErrorRow {
  return { type, status, when, faults };
}

export const absent = (...fields: string[]): RequestFault => ({ kind: 'absent', fields });
export const blank = (...fields: string[]): RequestFault => ({ kind: 'blank', fields });
export const malformed = (...fields: string[]): RequestFault => ({ kind: 'malformed', fields });
export const together = (...fields: string[]): RequestFault => ({ kind: 'together', fields });
export const rule = (
  broken: (request: Readonly<Record<string, unknown>>) => boolean,
): RequestFault => ({ kind: 'rule', broken });

/** The section of the supplement that has actions which are published elsewhere. */
export const PEERS = 'What peers written in other languages send and answer';

/** The section of the supplement that names further actions. */
export const FURTHER_ACTIONS = 'JSON API: actions that the document only names, or does not name';
