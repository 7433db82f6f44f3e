import type { PcrJson } from '../../../forms/index.js';
import type { AuditFilter, AuditRecord } from '../../engine/audit/audit.js';
import type { CODE_FIELDS } from '../../engine/exchanges/masking/house-codes.js';
import type { SiteLink } from '../../importer/links/link-record.js';
import type { NewLink } from '../../importer/links/links.js';
import type { NewFlag, NewResults } from '../../importer/results/result-input.js';
import type { FailedCalls, Replay } from '../../link/replay/replays.js';
import type { SiteForm } from '../../orders/forms.js';
import type { InvoiceItem } from '../../orders/items.js';
import type { KnownLines } from '../../orders/line-items.js';
import type { OrderInput } from '../../orders/order-fields.js';
import type { FactorState, OfferedFactor } from '../../orders/people/second-factors.js';
import type { UserProfile } from '../../orders/people/stored-users.js';
import type { SiteUser } from '../../orders/people/user-record.js';
import type { NewAccount, SiteAccount } from '../../owner/account-record.js';
import type { IssuedPassword } from '../../owner/accounts.js';
import type { NewOrder } from '../../owner/orders/new-order.js';
import type { FormToFill } from '../drafts/form-to-fill.js';
import type { DraftOutcome, ListedDraft } from '../drafts/typed-drafts.js';
import type { Found } from '../lists/find.js';
import type { ListChoices } from '../lists/list-choices.js';
import type { NewListColumns } from '../lists/list-columns.js';
import type { ManyOrders } from '../lists/many-orders.js';
import type { OrderQuery } from '../lists/order-query.js';
import type { SavedView } from '../lists/saved-views.js';
import type { Today } from '../lists/today.js';
import type { UndoOffer, UndoOutcome } from '../lists/undo.js';
import type { Week } from '../lists/week.js';
import type { ShownBeginning } from '../orders/form-beginning.js';
import type { ImportedWork } from '../orders/imported-work.js';
import type { KnownItems, ListedItem } from '../orders/item-list.js';
import type { ImportedDetail, OrderDetail } from '../orders/order-detail.js';
import type { OrderPage, OrderTotal } from '../orders/order-list.js';
import type { PropertyPage } from '../orders/property-list.js';
import type { ResultPage, ResultQuery } from '../orders/result-list.js';
import type { ListedSession } from '../sessions.js';
import type {
  AskedDraft,
  ChartData,
  ConsoleState,
  ExchangeChoices,
  ExchangeDetail,
  ExchangePage,
  JobPage,
  ReplayAnswer,
  RowOutcome,
  TroublePage,
} from './answers.js';
import type { Answers, Changes, Command, Streams, Upload } from './row-kinds.js';
import type { SetUp } from './set-up.js';

type Codes = Record<(typeof CODE_FIELDS)[number], string>;

interface Items {
  readonly items: readonly Partial<ListedItem>[];
}

/** The requests of log-in and sessions. */
interface Authentication {
  'GET state': { readonly answer: ConsoleState };
  'POST setup': Changes<{ token: string; username: string; password: string }>;
  'POST login': Changes<{ username: string; password: string; code?: string }>;
  'POST logout': Command;
  'GET sign-on': Streams;
  'GET sign-on/return': Streams<'code' | 'state' | 'iss' | 'error' | 'error_description'>;
  'GET factor': Answers<FactorState>;
  'POST factor': { readonly body: { password: string }; readonly answer: OfferedFactor };
  'POST factor/confirm': {
    readonly body: { code: string };
    readonly answer: { readonly recovery_codes: readonly string[] };
  };
  'POST factor/remove': Changes<{ password: string }>;
  'POST password': Changes<{ current: string; password: string }>;
  'GET sessions': { readonly answer: { readonly sessions: readonly ListedSession[] } };
  'GET sessions.csv': Streams;
  'DELETE sessions/:id': Command;
}

/** The name of a file of orders, and the way in which it is read. */
type OrderFileQuery = 'name' | 'columns' | 'days' | 'account' | 'unknown';

/** The requests of the orders that the site owns, and of what they are made with. */
interface OwnedOrders {
  'GET orders': { readonly query: keyof OrderQuery; readonly answer: OrderPage };
  'GET orders/total': { readonly query: keyof OrderQuery; readonly answer: OrderTotal };
  'GET orders.csv': Streams<keyof OrderQuery>;
  'GET orders/:id': { readonly answer: OrderDetail };
  'GET orders/:id/forms/:form/offer': {
    readonly answer: { readonly beginning: readonly ShownBeginning[] };
  };
  'POST orders': {
    readonly body: NewOrder & { readonly items?: readonly InvoiceItem[] };
    readonly answer: { readonly report_id: string };
  };
  'PATCH orders/:id': Changes<OrderInput & KnownLines>;
  'POST orders/:id/commands': {
    readonly body: { command: string; reason?: string; account?: string; date?: string };
    readonly answer: { readonly undo: UndoOffer | null };
  };
  /** Removes a closed order of either side with all its records. */
  'DELETE orders/:id': Command;
  /** Removes it in the same way, and stores its figures. */
  'POST orders/:id/anonymous': Command;
  'POST orders/:id/codes': { readonly answer: Codes };
  'POST orders/:id/notes': {
    readonly body: {
      note_type?: string;
      note_text: string;
      groups?: readonly string[];
      revises?: string;
      /** The tokens of the files that were sent for it. */
      attachments?: readonly string[];
    };
    readonly answer: { readonly note_id: string };
  };
  'POST orders/:id/notes/attachments': Upload<{ readonly attachment: string }>;
  'POST orders/:id/notes/:note/fetch': Command;
  'POST orders/:id/files': Upload<
    { readonly file_id: string },
    'name' | 'description' | 'from' | 'thumbnail'
  >;
  'POST orders/:id/items': Changes<Items & { is_other_allowed?: boolean }>;
  'POST orders/from-file': Upload<never, OrderFileQuery>;
  'POST orders/from-file/preview': Upload<never, OrderFileQuery>;
  'POST records': Upload<{ readonly records: readonly object[] }>;
  'GET files/:id': Streams;
  'GET files/:id/thumbnail': Streams;
  'POST files/:id/thumbnail': Upload<void, never>;
  /** True where the site makes thumbnails itself, of photos that arrive without one too. */
  'GET thumbnails': { readonly answer: { readonly is_made_here: boolean } };
  'GET orders/:id/photos.zip': Streams;
  'GET forms': { readonly answer: { readonly forms: readonly SiteForm[] } };
  'GET forms.csv': Streams;
  'POST forms': {
    readonly body: { form: PcrJson; form_ver_id: string };
    readonly answer: SiteForm;
  };
  'GET items': { readonly answer: { readonly items: readonly ListedItem[] } };
  'GET items.csv': Streams;
  'POST items': Changes<Items & KnownItems & { client_company: string }>;
  'GET properties': { readonly query: 'after'; readonly answer: PropertyPage };
  'GET properties.csv': Streams;
  'POST properties/:id/front-of-house': Upload<void, 'name' | 'thumbnail'>;
  'DELETE properties/:id/front-of-house': Command;
}

/** The requests of imported orders, of the work on them, and of their links. */
interface ImportedOrders {
  'GET imported': { readonly query: keyof OrderQuery; readonly answer: OrderPage };
  'GET imported/total': { readonly query: keyof OrderQuery; readonly answer: OrderTotal };
  'GET imported.csv': Streams<keyof OrderQuery>;
  'GET imported/:id': { readonly answer: ImportedDetail };
  'POST imported/:id/codes': { readonly answer: Codes };
  'POST imported/:id/read-again': Command;
  'GET imported/:id/forms/:form': { readonly answer: FormToFill };
  'GET imported/:id/photos.zip': Streams;
  'GET imported/:id/work': { readonly answer: ImportedWork };
  'POST imported/:id/results': Changes<NewResults>;
  'POST imported/:id/results/attachments': Upload<{ readonly attachment: string }>;
  'POST imported/:id/results/unflag': Changes<{ flags: readonly NewFlag[] }>;
  'POST imported/:id/results/files': Upload<
    void,
    'name' | 'key' | 'kind' | 'replaces' | 'thumbnail' | 'target'
  >;
  'POST imported/:id/results/send': {
    readonly body: { only?: readonly string[] };
    readonly answer: { readonly count: number };
  };
  'POST imported/:id/results/remove': Changes<{ ids: readonly string[] }>;
  'POST imported/:id/results/call-back': Changes<{ ids: readonly string[] }>;
  'POST imported/:id/results/send-again': {
    readonly body: { refused?: boolean };
    readonly answer: { readonly count: number };
  };
  'GET results': { readonly query: keyof ResultQuery; readonly answer: ResultPage };
  'GET results.csv': Streams<keyof ResultQuery>;
  'POST results/send-again': {
    readonly body: { since?: string; refused?: boolean };
    readonly answer: { readonly count: number };
  };
  'POST results/:id/decide': Changes<{ decision: string; remote_id?: string }>;
  'GET links': { readonly answer: { readonly links: readonly SiteLink[] } };
  'GET links.csv': Streams;
  'POST links': { readonly body: NewLink; readonly answer: SiteLink };
  'PATCH links/:name': {
    readonly body: Partial<Omit<NewLink, 'name'>>;
    readonly answer: SiteLink;
  };
  'DELETE links/:name': Command;
  'POST links/:name/rotate': Changes<{ password: string }>;
  'POST links/:name/test': { readonly answer: SiteLink };
  'POST links/:name/sync': { readonly answer: SiteLink };
  'POST links/:name/resume': Command;
  'POST links/:name/pause': Changes<{ reason?: string }>;
}

/** The requests of accounts, users, and of unfinished texts. */
interface People {
  'GET accounts': { readonly answer: { readonly accounts: readonly SiteAccount[] } };
  'GET accounts.csv': Streams;
  'POST accounts': { readonly body: NewAccount; readonly answer: IssuedPassword };
  'PATCH accounts/:name': Changes<Partial<Omit<NewAccount, 'username' | 'password'>>>;
  'POST accounts/:name/rotate': {
    readonly body: { password?: string; overlap?: number };
    readonly answer: IssuedPassword;
  };
  'POST accounts/:name/disable': Command;
  'POST accounts/:name/enable': Command;
  'POST accounts/from-file': Upload<never>;
  'GET users': {
    readonly answer: {
      readonly users: readonly SiteUser[];
      readonly groups: readonly string[];
      /** True if the provider of single sign-on gives each user the role at every log-in. */
      readonly has_provider_roles: boolean;
    };
  };
  'GET users.csv': Streams;
  'POST users': Changes<{ username: string; display_name?: string; groups?: readonly string[] }>;
  'POST users/:name/anonymous': Answers<{ readonly username: string }>;
  'PATCH users/:name': Changes<
    {
      role?: string;
      is_active?: boolean;
      password?: string;
      groups?: readonly string[];
    } & Partial<UserProfile>
  >;
  'POST users/:name/reset-factor': Command;
  'POST users/:name/reset-sign-on': Command;
  'GET groups': { readonly answer: { readonly groups: readonly string[] } };
  'POST groups': Changes<{ name: string }>;
  'GET drafts': { readonly answer: { readonly drafts: readonly ListedDraft[] } };
  'GET drafts/:path': { readonly query: 'writer'; readonly answer: AskedDraft };
  'POST drafts/:path': {
    readonly body: { version?: number; writer?: string; content?: unknown };
    readonly answer: DraftOutcome;
  };
  'DELETE drafts/:path': Command;
}

/** The requests of lists of orders of both kinds. */
interface OrderLists {
  'GET today': { readonly query: 'today'; readonly answer: Today };
  'GET find': { readonly query: 'q' | 'today'; readonly answer: Found };
  'GET choices': { readonly answer: ListChoices };
  'POST orders/many': {
    readonly body: ManyOrders;
    readonly answer: {
      readonly outcomes: readonly RowOutcome[];
      readonly undo: UndoOffer | null;
    };
  };
  'GET undo': Answers<{ readonly undo: UndoOffer | null }>;
  'POST undo/:batch': Answers<{ readonly outcomes: readonly UndoOutcome[] }>;
  'GET week': { readonly query: 'from'; readonly answer: Week };
  'POST columns': Changes<NewListColumns>;
  'GET views': { readonly answer: { readonly views: readonly SavedView[] } };
  'POST views': Changes<Omit<SavedView, 'id'>>;
  'DELETE views/:id': Command;
}

/** The filters of exchanges. */
export type ExchangeQuery =
  | 'failed'
  | 'event'
  | 'username'
  | 'order'
  | 'direction'
  | 'partner'
  | 'code'
  | 'stage'
  | 'repeated'
  | 'since'
  | 'until';

/** The requests of exchanges and jobs. */
interface Traffic {
  'GET exchanges': {
    readonly query: ExchangeQuery | 'text' | 'before';
    readonly answer: ExchangePage;
  };
  'GET exchanges.csv': Streams<ExchangeQuery>;
  'GET exchange-choices': { readonly answer: ExchangeChoices };
  'GET exchanges/:id': { readonly answer: ExchangeDetail };
  'POST exchanges/:id/replay': { readonly body: { incoming?: boolean }; readonly answer: Replay };
  'GET replays': { readonly query: 'since'; readonly answer: FailedCalls };
  'POST replays': {
    readonly body: { ids?: readonly string[]; since?: string };
    readonly answer: ReplayAnswer;
  };
  'GET audit': {
    readonly query: Exclude<keyof AuditFilter, 'limit'>;
    readonly answer: { readonly records: readonly AuditRecord[] };
  };
  'GET audit.csv': Streams<Exclude<keyof AuditFilter, 'limit'>>;
  'GET charts': { readonly query: 'minutes'; readonly answer: ChartData };
  'GET jobs': { readonly query: 'state' | 'kind' | 'after'; readonly answer: JobPage };
  'GET jobs.csv': Streams<'state' | 'kind'>;
  'POST jobs/:id/retry': Command;
  'POST jobs/:id/skip': Command;
  'GET troubles': { readonly query: 'kind' | 'solved' | 'next'; readonly answer: TroublePage };
  'GET troubles.csv': Streams<'kind' | 'solved'>;
  'GET live': Streams;
}

/**
 * Every request of the page, by its method and its path below `api/`: the names in its query, its JSON body, and its
 * answer. Routes and views are typed by it, so that neither compiles with another answer than the other.
 */
export interface Contract
  extends Authentication,
    OwnedOrders,
    ImportedOrders,
    OrderLists,
    People,
    SetUp,
    Traffic {}
