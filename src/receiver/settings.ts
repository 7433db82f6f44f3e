import type { DeliveryStore } from '../deliveries/delivery-store.js';
import { type FlatHeaders, securityHeaders } from '../http/index.js';
import { createOutgoing, type Outgoing } from '../net/index.js';
import { EnvelopeWriter } from '../protocol/envelope/envelope.js';
import { LinkError } from '../protocol/errors/errors.js';
import {
  createThrottle,
  createVerifier,
  SecretRenewal,
  type SecretVerifier,
  type Throttle,
} from '../secrets/index.js';
import { type Account, type Accounts, staticAccounts } from './accounts.js';
import { type FilledReceiverOptions, readReceiverOptions } from './check-options.js';
import { type BodySettings, bodySettings } from './form/body-options.js';
import type { ReceiverOptions } from './options.js';
import type { CheckPcrAnswers } from './pcr-check.js';
import { EventDeadlines, Registry } from './registry.js';
import { Observer } from './request.js';
import { type WireSettings, wireSettings } from './wire-options.js';

/** The settings of all stages, computed once. */
export interface Settings extends BodySettings, WireSettings {
  readonly envelopes: EnvelopeWriter;
  readonly accounts: Accounts;
  readonly verifier: SecretVerifier;
  /** Undefined where `accounts` replaces no hashes. */
  readonly renewal: SecretRenewal | undefined;
  /** Undefined when the app has switched throttling off. */
  readonly throttle: Throttle | undefined;
  /** Undefined: refusals have status 200, faults and temporary failures their own. */
  readonly httpStatus: boolean | undefined;
  /** The most values in event_data: objects, lists and their members. */
  readonly maxValues: number;
  /** Undefined for a receiver that recognises no repetitions. */
  readonly deliveries: DeliveryStore | undefined;
  /** Undefined when forms are not checked. */
  readonly checkPcrAnswers: CheckPcrAnswers | undefined;
  /** Milliseconds for which a caller may read nothing of its answer. */
  readonly readTimeout: number;
  readonly registry: Registry;
  readonly deadlines: EventDeadlines;
  readonly observer: Observer;
  readonly headers: FlatHeaders;
  /** Created at the first file by address, because most receivers get none. */
  readonly outgoing: () => Outgoing;
  /** Closes its connections. */
  readonly closeOutgoing: () => Promise<void>;
}

/**
 * Validates the options and computes the settings.
 *
 * @throws LinkError `option_invalid`
 */
export function createSettings(given: ReceiverOptions): Settings {
  const options = readReceiverOptions(given);
  const observer = new Observer(options);
  const headers = guarded(() => securityHeaders(options.securityHeaders));
  const accounts = toAccounts(options.accounts);
  const { verifier, throttle } = credentials(options);
  return {
    envelopes: new EnvelopeWriter(options.siteId),
    accounts,
    verifier,
    throttle,
    renewal: renewalOf(accounts, verifier, observer),
    ...guarded(() => wireSettings(options)),
    checkPcrAnswers: options.checkPcrAnswers,
    httpStatus: options.httpStatus,
    maxValues: options.maxValues,
    deliveries: options.deliveries,
    registry: new Registry(),
    deadlines: new EventDeadlines(options.deadline),
    observer,
    headers: [
      ...headers,
      'Content-Type',
      'application/json; charset=utf-8',
      'Cache-Control',
      'no-store',
    ],
    ...bodySettings(options, (error) => observer.notRemoved(error)),
    readTimeout: options.readTimeout,
    ...lazyOutgoing(options),
  };
}

function credentials({ rememberedCredentials, throttle }: FilledReceiverOptions) {
  return {
    verifier: createVerifier(
      rememberedCredentials === undefined ? {} : { remembered: rememberedCredentials },
    ),
    throttle: throttle === false ? undefined : guarded(() => createThrottle(throttle)),
  };
}

function renewalOf(
  accounts: Accounts,
  verifier: SecretVerifier,
  observer: Observer,
): SecretRenewal | undefined {
  const replace = accounts.replaceHash?.bind(accounts);
  if (!replace) return undefined;
  const onFailure = (error: unknown, username: string) => observer.notRenewed(error, username);
  return new SecretRenewal({ verifier, replace, onFailure });
}

function lazyOutgoing({ allowedHosts, network, uploadTimeout: timeout }: FilledReceiverOptions) {
  let outgoing: Outgoing | undefined;
  const make = () => createOutgoing({ timeout, network, ...(allowedHosts && { allowedHosts }) });
  // A wrong host is reported now; the connections are created later.
  if (allowedHosts !== undefined) outgoing = guarded(make);
  return {
    outgoing: () => {
      outgoing ??= make();
      return outgoing;
    },
    closeOutgoing: async () => outgoing?.close(),
  };
}

function toAccounts(accounts: ReceiverOptions['accounts']): Accounts {
  if (typeof accounts === 'function') return { find: accounts };
  return isList(accounts) ? staticAccounts(accounts) : accounts;
}

function isList(accounts: readonly Account[] | Accounts): accounts is readonly Account[] {
  return Array.isArray(accounts);
}

/** Turns the error of another module about an option into a LinkError. */
function guarded<T>(make: () => T): T {
  try {
    return make();
  } catch (cause) {
    if (LinkError.is(cause)) throw cause;
    const message = cause instanceof Error ? cause.message : 'an option is wrong';
    throw new LinkError('option_invalid', message, { cause });
  }
}
