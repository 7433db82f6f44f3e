import { isRequest } from '../http/index.js';
import { LinkError } from '../protocol/errors.js';
import { checkTimeout } from '../protocol/options.js';
import { isUuidV4 } from '../protocol/uuid.js';
import { OPTION_NAMES, type ReceiverOptions } from './options.js';

/** The longest time a timer of Node can wait. */
const LONGEST = 2 ** 31 - 1;

function invalid(message: string): LinkError {
  return new LinkError('option_invalid', message);
}

/**
 * Checks the form of all options at construction: what would fail at the first request must fail at the start.
 *
 * @throws LinkError `option_invalid`, whose message says the mend
 */
export function checkOptions(options: unknown): asserts options is ReceiverOptions {
  if (isRequest(options)) {
    throw invalid(
      "createReceiver makes a receiver: write app.use('/link', createReceiver({ siteId, accounts }))",
    );
  }
  if (typeof options !== 'object' || options === null) {
    throw invalid('createReceiver: takes an object with siteId and accounts');
  }
  const unknown = Object.keys(options).find((name) => !OPTION_NAMES.has(name));
  if (unknown !== undefined) {
    throw invalid(`${unknown}: no such option; there are ${[...OPTION_NAMES].join(', ')}`);
  }
  const given = options as Partial<Record<keyof ReceiverOptions, unknown>>;
  checkIdentity(given);
  checkLimits(given);
  checkHooks(given);
}

function checkIdentity({
  siteId,
  accounts,
  siteIds,
}: Partial<Record<keyof ReceiverOptions, unknown>>) {
  if (!isUuidV4(siteId)) {
    throw invalid(
      'siteId: must be a v4 UUID; make one with crypto.randomUUID(), once, and keep it',
    );
  }
  const finds = typeof accounts === 'object' && accounts !== null && 'find' in accounts;
  if (typeof accounts !== 'function' && !finds) {
    throw invalid('accounts: must be a list, a function, or an object with find');
  }
  const named = siteIds === undefined || siteIds === 'v4' || siteIds === 'any';
  const listed = Array.isArray(siteIds) && siteIds.every((id) => typeof id === 'string');
  if (!named && !listed && typeof siteIds !== 'function') {
    throw invalid("siteIds: must be 'v4', 'any', a list of ids, or a function");
  }
}

function checkLimits(given: Partial<Record<keyof ReceiverOptions, unknown>>): void {
  checkTimeout('readTimeout', given.readTimeout);
  checkNumber('maxValues', given.maxValues, 1, Number.MAX_SAFE_INTEGER);
  checkNumber('rememberedCredentials', given.rememberedCredentials, 0, 1_000_000);
  const { deadline } = given;
  if (typeof deadline !== 'object' || deadline === null) {
    checkNumber('deadline', deadline, 1, LONGEST);
    return;
  }
  for (const [event, value] of Object.entries(deadline)) {
    checkNumber(`deadline.${event}`, value, 1, LONGEST);
  }
}

function checkNumber(name: string, value: unknown, least: number, most: number): void {
  if (value === undefined) return;
  if (Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most) return;
  throw invalid(`${name}: must be a whole number from ${least} to ${most}`);
}

function checkHooks({
  logger,
  onError,
  httpStatus,
  checkPcrAnswers,
  deliveries,
  clientAddress,
  contentCheck,
  allowedHosts,
}: Partial<Record<keyof ReceiverOptions, unknown>>) {
  if (checkPcrAnswers !== undefined && typeof checkPcrAnswers !== 'function') {
    throw invalid('checkPcrAnswers: must be a function that gives a form');
  }
  const { claim, complete }: Record<string, unknown> = Object(deliveries);
  const stores = typeof claim === 'function' && typeof complete === 'function';
  if (deliveries !== undefined && !stores) {
    throw invalid('deliveries: must be a store such as sqliteDeliveries(db) or memoryDeliveries()');
  }
  if (clientAddress !== undefined && typeof clientAddress !== 'function') {
    throw invalid('clientAddress: must be a function of the request that gives an address');
  }
  if (onError !== undefined && typeof onError !== 'function') {
    throw invalid('onError: must be a function');
  }
  if (httpStatus !== undefined && typeof httpStatus !== 'boolean') {
    throw invalid('httpStatus: must be true or false');
  }
  if (
    contentCheck !== undefined &&
    !['refuse', 'tell', 'off'].some((one) => one === contentCheck)
  ) {
    throw invalid("contentCheck: must be 'refuse', 'tell' or 'off'");
  }
  if (allowedHosts !== undefined && !Array.isArray(allowedHosts)) {
    throw invalid('allowedHosts: must be a list of hosts');
  }
  if (logger === undefined || logger === false) return;
  for (const level of ['debug', 'info', 'warn', 'error']) {
    const method: unknown = Object(logger)[level];
    if (typeof method !== 'function') {
      throw invalid('logger: must have the methods debug, info, warn and error, or be false');
    }
  }
}
