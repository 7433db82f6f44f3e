import type { BodyStep } from '../../engine/exchanges/body-search.js';
import type { PartFigures } from '../../engine/exchanges/chart-figures.js';
import type { ExchangeBodies, SiteExchange } from '../../engine/exchanges/exchange-log.js';
import type { JobSummary, Jobs } from '../../engine/jobs/jobs.js';
import type { SiteTrouble } from '../../troubles/trouble-record.js';
import type { TroubleCount } from '../../troubles/troubles.js';
import type { TypedDraft } from '../drafts/typed-drafts.js';
import type { ListColumns } from '../lists/list-columns.js';

export type { SignOnReason } from '../sign-on/refusals.js';

/** The facts that the page needs first. */
export interface ConsoleState {
  /** True before the first administrator is made by the set-up link. */
  readonly needs_setup: boolean;
  /** The name of the provider of single sign-on; null without one. */
  readonly sign_on: string | null;
  /** True if users log in by their password. */
  readonly has_password_log_in: boolean;
  readonly user: {
    readonly id: string;
    readonly username: string;
    readonly display_name: string;
    readonly role: string;
    readonly session_id: string;
    /** True for a password that would be refused as a new one: the page asks the user to change it. */
    readonly has_weak_password: boolean;
    readonly has_second_factor: boolean;
    /** True if the user can only set a second factor, because the site requires it. */
    readonly must_set_factor: boolean;
    /** True if single sign-on has begun the session. */
    readonly is_signed_on: boolean;
    /** The columns that the user has chosen, for each list with a choice. */
    readonly list_columns: readonly ListColumns[];
  } | null;
  /** The currency of amounts, null without one, and the zone whose days decide what is due; null before a log-in. */
  readonly site: { readonly currency: string | null; readonly zone: string } | null;
}

/** A text for a page; null without one. */
export interface AskedDraft {
  readonly draft: TypedDraft | null;
  /** The names of the other users who have it open. */
  readonly others: readonly string[];
}

/** A job for display. Its payload may contain data of a peer and is left out. */
export type ListedJob = JobSummary;

/** One page of jobs, and the number of jobs of each kind and state. */
export interface JobPage {
  readonly jobs: readonly ListedJob[];
  readonly counts: Awaited<ReturnType<Jobs['counts']>>;
  readonly next: string | null;
}

/** One page of exchanges, newest first. */
export interface ExchangePage {
  readonly exchanges: readonly SiteExchange[];
  /** The cursor of the next page, or of the next step of a search in bodies; null after the last one. */
  readonly next: string | null;
  /** The reach of a step of a search in bodies; null without such a search. */
  readonly searched: Pick<BodyStep, 'searched_count' | 'searched_to'> | null;
}

/** The values that the filters of exchanges offer, and requests without an entry. */
export interface ExchangeChoices {
  readonly events: readonly string[];
  readonly codes: readonly string[];
  readonly stages: readonly string[];
  /** `account:NAME` and `link:NAME`. */
  readonly partners: readonly string[];
  /** The number of throttled requests, and of unknown push keys, since the start of the process. */
  readonly counted: Readonly<Record<string, number>>;
}

/** An exchange with its request and answer, without secrets. */
export interface ExchangeDetail extends SiteExchange {
  readonly bodies: ExchangeBodies | null;
  /** The same call before, by its event, its order and its account or link; null where there is none. */
  readonly before: { readonly id: string; readonly bodies: ExchangeBodies | null } | null;
  /** Its repetitions, and later calls for the same subject, newest first: at most 20. */
  readonly later: readonly SiteExchange[];
}

/** A part of time in the charts. */
export interface ChartPart extends Omit<PartFigures, 'failures'> {
  readonly failed: number;
}

/** The data of the charts. */
export interface ChartData {
  readonly parts: readonly ChartPart[];
  /** Failures by code, the most frequent first. */
  readonly failures: readonly { readonly code: string; readonly count: number }[];
  /** Jobs by state. */
  readonly queue: readonly { readonly state: string; readonly count: number }[];
}

/** The outcome for one of several records. */
export interface RowOutcome {
  readonly id: string;
  /** Null for a success; otherwise the reason of the refusal, and an alternative. */
  readonly refusal: string | null;
}

/** The outcome for several exchanges, or for all that failed. */
export interface ReplayAnswer {
  /** The number of exchanges that are sent again. */
  readonly count: number;
  readonly outcomes: readonly RowOutcome[];
}

/** A trouble with the number of its order; null where it is about none. */
export interface ShownTrouble extends SiteTrouble {
  readonly wo_number: string | null;
}

/** One page of troubles, the newest first, and the number of open ones of every kind. */
export interface TroublePage {
  readonly troubles: readonly ShownTrouble[];
  readonly counts: readonly TroubleCount[];
  /** The cursor of the next page; null after the last one. */
  readonly next: string | null;
}
