import type { IncomingContent } from '../content/incoming-content.js';
import type { OutgoingContent } from '../content/outgoing-content.js';
import type {
  ActionMap,
  AutoimportExportResponse,
  AutoimportUploadRequest,
  FileGetResponse,
  FileUploadRequest,
  User,
  UserSearchResponse,
  WorkOrderSummary,
  WorkorderSearchResponse,
} from '../generated/action-types.js';

/** A page of matches: those from `data.offset` on, at most 100. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Whether matches follow after these. */
  readonly more: boolean;
}

/**
 * What a search may return: the whole response; a page; or all matches from the first one on, in an order that stays
 * the same, of which the framework takes the page that was asked for.
 */
export type Matches<Item, Response> = Response | Page<Item> | Iterable<Item> | AsyncIterable<Item>;

type WithContent<Request> = Omit<Request, 'content'> & { content: IncomingContent };
type WithoutHash<Response> = Omit<Response, 'content' | 'hash'> & {
  /** The bytes; base64 and hash are made while they leave. */
  content: OutgoingContent;
};

type Streamed = 'autoimport/upload' | 'autoimport/export' | 'file/upload' | 'file/get';
type Searches = 'user/search' | 'workorder/search';

/** Every action as handlers see it: content as bytes or streams, and searches without paging of their own. */
export interface ServedActions extends Omit<ActionMap, Streamed | Searches> {
  'autoimport/upload': {
    request: WithContent<AutoimportUploadRequest>;
    response: ActionMap['autoimport/upload']['response'];
    errors: ActionMap['autoimport/upload']['errors'];
  };
  'autoimport/export': {
    request: ActionMap['autoimport/export']['request'];
    response: WithoutHash<AutoimportExportResponse>;
    errors: ActionMap['autoimport/export']['errors'];
  };
  'file/upload': {
    request: WithContent<FileUploadRequest>;
    response: ActionMap['file/upload']['response'];
    errors: ActionMap['file/upload']['errors'];
  };
  'file/get': {
    request: ActionMap['file/get']['request'];
    response: WithoutHash<FileGetResponse>;
    errors: ActionMap['file/get']['errors'];
  };
  'user/search': {
    request: ActionMap['user/search']['request'];
    response: Matches<User, UserSearchResponse>;
    errors: ActionMap['user/search']['errors'];
  };
  'workorder/search': {
    request: ActionMap['workorder/search']['request'];
    response: Matches<WorkOrderSummary, WorkorderSearchResponse>;
    errors: ActionMap['workorder/search']['errors'];
  };
}
