/** A fault of a request that is detected in the request alone. */
export type RequestFault =
  /** All of the fields are absent; `null` counts as absent. */
  | { readonly kind: 'absent'; readonly fields: readonly string[] }
  /** All of the fields are absent or blank text. */
  | { readonly kind: 'blank'; readonly fields: readonly string[] }
  /** One of the fields was sent with a value of the wrong kind. */
  | { readonly kind: 'malformed'; readonly fields: readonly string[] }
  /** All fields were sent, although they exclude each other. */
  | { readonly kind: 'together'; readonly fields: readonly string[] }
  /** A rule between fields that has no shorter name. */
  | {
      readonly kind: 'rule';
      readonly broken: (request: Readonly<Record<string, unknown>>) => boolean;
    };

/** One row of an action's error table. The rows are in the order of precedence. */
export interface ErrorRow {
  readonly type: string;
  readonly status: number;
  readonly when: string;
  /** Faults of a request for which this row is answered. Empty: only a handler can detect the error. */
  readonly faults: readonly RequestFault[];
}

/** The origin of a shape or a rule; `ours` is neither in the document nor known from other services. */
export type ActionSource = 'document' | 'supplement' | 'ours';

/** Paging of a search: the member with its matches, and the parameters of `next`. */
export interface Search {
  readonly list: string;
  readonly parameters: readonly string[];
  /** True when `next` has every parameter, null for those that were not sent; else it has only those that were sent. */
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
  /** Paging, for a search. */
  readonly search?: Search;
  /** The action that supersedes this one. */
  readonly supersededBy?: string;
  /** The member of the request with date fields in three spellings. */
  readonly datesIn?: string;
}

/** Makes a row with status 400, as nearly all have. */
export function row(type: string, when: string, ...faults: RequestFault[]): ErrorRow {
  return { type, status: 400, when, faults };
}

/** Makes a row with another status. */
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

/** The section of the supplement with actions that are published elsewhere. */
export const PEERS = 'What peers written in other languages send and answer';

/** The section of the supplement that names further actions. */
export const FURTHER_ACTIONS = 'JSON API: actions that the document only names, or does not name';
