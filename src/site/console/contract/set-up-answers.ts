import type { ClientCredentials } from '../../../api/clients/new-client.js';
import type { SiteApp } from '../../api/apps/app-record.js';
import type { SitePreferences } from '../../engine/preferences/site-preferences.js';
import type { StorageUse } from '../../engine/quotas.js';
import type { HookDelivery, HookEvent, SiteHook } from '../../hooks/hook-record.js';
import type { ImportProfile } from '../../owner/profiles/profile-record.js';
import type { Removal } from '../../retention/next-removals.js';

/** The credentials of an app with its secret, which is shown once. */
export type IssuedCredentials = ClientCredentials;

/** The apps of the JSON API, and the facts that a new one is made with. */
export interface AppPage {
  readonly apps: readonly SiteApp[];
  /** The services of the JSON API, of which scopes are made. */
  readonly services: readonly string[];
  /** The most calls of an app without a rate of its own within a minute. */
  readonly calls_per_minute: number;
  /** False: the site serves no JSON API, and the apps cannot call it. */
  readonly is_served: boolean;
}

/** The hooks, and the events that a new one can get. */
export interface HookPage {
  readonly hooks: readonly SiteHook[];
  readonly events: readonly HookEvent[];
}

/** A page of deliveries to a hook, the newest first. */
export interface DeliveryPage {
  readonly hook: SiteHook;
  readonly deliveries: readonly HookDelivery[];
  /** The cursor of the next page; null after the last one. */
  readonly next: string | null;
}

/** The import profiles, and the members of an order that a column may be mapped to. */
export interface ProfilePage {
  readonly profiles: readonly ImportProfile[];
  readonly members: readonly string[];
}

/** The storage of accounts, links and apps, with their quotas. */
export interface StoragePage {
  readonly accounts: readonly StorageUse[];
  readonly links: readonly StorageUse[];
  readonly apps: readonly StorageUse[];
}

/** The settings of the retention, and the records that are removed next. */
export interface RetentionPage {
  /** Days after which closed orders and positions of photos are removed; null: never by age. */
  readonly order_days: number | null;
  readonly position_days: number | null;
  /** True where the figures of orders that are removed by age stay. */
  readonly order_figures: boolean;
  /** The oldest closed orders, the first one first. */
  readonly next: readonly Removal[];
  /** The disabled users who still have their names. */
  readonly former_users: readonly {
    readonly username: string;
    readonly display_name: string;
    readonly email: string;
  }[];
  /** The photos with a position, up to 1,001. */
  readonly positions: number;
}

/** The settings of the site that administrators see. None of them is a secret. */
export interface ShownSettings extends SitePreferences {
  /** All currencies, and all zones, that can be chosen. */
  readonly currencies: readonly string[];
  readonly zones: readonly string[];
  readonly public_url: string;
  /** `sqlite` or `postgres`. */
  readonly database: string;
  /** Days for which exchanges are stored, and their most bytes; null: none is stored. */
  readonly exchange_days: number | null;
  readonly exchange_bytes: number | null;
  readonly event_days: number;
  readonly audit_days: number;
  /** The end of the last `svclink backup`, in milliseconds since 1970; null before the first one. */
  readonly backed_up_at: number | null;
  /** Hours after which a backup is too old; null without such a setting. */
  readonly backup_hours: number | null;
  readonly certificate_days: number;
  readonly serves_api: boolean;
  readonly api_calls_per_minute: number;
  readonly notes_per_call: number;
  readonly lines_per_call: number;
  readonly runs_jobs: boolean;
}
