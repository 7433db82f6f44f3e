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
import { Observer } from './observer.js';
import type { ReceiverOptions } from './options.js';
import { EventDeadlines, Registry } from './registry.js';
import type { CheckPcrAnswers } from './stages/pcr-check.js';
import { type WireSettings, wireSettings } from './wire-options.js';

/** The settings of a receiver: its options, checked, with defaults, and the objects that all stages share. */
export interface Settings extends BodySettings, WireSettings {
  readonly envelopes: EnvelopeWriter;
  readonly accounts: Accounts;
  readonly verifier: SecretVerifier;
  /** The renewal of stored passwords; undefined where `accounts` has no `replaceHash`. */
  readonly renewal: SecretRenewal | undefined;
  /** The delay of password guessing; undefined when the app has switched it off. */
  readonly throttle: Throttle | undefined;
  /**
   * True: every failure has its own HTTP status. False: failures of the stages from credentials to result have 200. Undefined: refusals have
   * 200, faults and temporary failures their own.
   */
  readonly httpStatus: boolean | undefined;
  /** The most values in event_data: objects, lists and their members. */
  readonly maxValues: number;
  /** The store of repeated deliveries; undefined for a receiver that recognises none. */
  readonly deliveries: DeliveryStore | undefined;
  /** The check of answers against their form; undefined when answers are not checked. */
  readonly checkPcrAnswers: CheckPcrAnswers | undefined;
  /** The longest time in milliseconds in which a caller reads nothing of its answer. After it the connection ends. */
  readonly readTimeout: number;
  readonly registry: Registry;
  readonly deadlines: EventDeadlines;
  readonly observer: Observer;
  /** The headers of every reply. */
  readonly headers: FlatHeaders;
  /**
   * Returns the client that fetches files by their addresses. It is created at the first such file, because most
   * receivers get none.
   */
  readonly outgoing: () => Outgoing;
  /** Closes the connections of that client. */
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
  const security = asOptionError(() => securityHeaders(options.securityHeaders));
  const accounts = toAccounts(options.accounts);
  const verifier = makeVerifier(options);
  return {
    envelopes: new EnvelopeWriter(options.siteId),
    accounts,
    verifier,
    throttle: makeThrottle(options),
    renewal: renewalOf(accounts, verifier, observer),
    ...asOptionError(() => wireSettings(options)),
    checkPcrAnswers: options.checkPcrAnswers,
    httpStatus: options.httpStatus,
    maxValues: options.maxValues,
    deliveries: options.deliveries,
    registry: new Registry(),
    deadlines: new EventDeadlines(options.deadline),
    observer,
    headers: [
      ...security,
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

function makeVerifier({ rememberedCredentials }: FilledReceiverOptions): SecretVerifier {
  return createVerifier(
    rememberedCredentials === undefined ? {} : { remembered: rememberedCredentials },
  );
}

function makeThrottle({ throttle }: FilledReceiverOptions): Throttle | undefined {
  return throttle === false ? undefined : asOptionError(() => createThrottle(throttle));
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
  // With a list of hosts it is created now, so that a malformed host is refused at construction.
  if (allowedHosts !== undefined) outgoing = asOptionError(make);
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

/** Calls a function of another module, and turns its error into one about an option. */
function asOptionError<Made>(make: () => Made): Made {
  try {
    return make();
  } catch (cause) {
    if (LinkError.is(cause)) throw cause;
    const message = cause instanceof Error ? cause.message : 'an option is wrong';
    throw new LinkError('option_invalid', message, { cause });
  }
}
