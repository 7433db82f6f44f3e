import { definitions } from '../protocol/catalogue/definition.js';
import { isUuidV4 } from '../protocol/envelope/envelope.js';
import { didYouMean } from '../protocol/nearest.js';
import {
  checkTimeout,
  checkWholeNumber,
  optionError,
  refuseUnknownOptions,
} from '../protocol/options.js';
import { OPTION_NAMES, type ReceiverOptions } from './options.js';
import { checkWireOptions } from './wire-options.js';

type Given = Partial<Record<keyof ReceiverOptions, unknown>>;

/**
 * Checks the form of all options at construction: what would fail at the first request must fail at the start.
 *
 * @throws LinkError `option_invalid`, whose message says the fix
 */
export function checkReceiverOptions(options: unknown): asserts options is ReceiverOptions {
  if (typeof options !== 'object' || options === null) {
    throw optionError('createReceiver', 'takes an object with siteId and accounts');
  }
  refuseUnknownOptions('createReceiver', options, OPTION_NAMES);
  const given: Given = options;
  checkIdentity(given);
  checkWireOptions(given);
  checkLimits(given);
  checkHooks(given);
}

function checkIdentity({ siteId, accounts }: Given): void {
  if (!isUuidV4(siteId)) {
    throw optionError(
      'siteId',
      'must be a v4 UUID; make one with crypto.randomUUID(), once, and keep it',
    );
  }
  const finds = typeof accounts === 'object' && accounts !== null && 'find' in accounts;
  if (typeof accounts !== 'function' && !finds) {
    throw optionError('accounts', 'must be a list, a function, or an object with find');
  }
  const replaces = finds && 'replaceHash' in accounts ? accounts.replaceHash : undefined;
  if (replaces !== undefined && typeof replaces !== 'function') {
    throw optionError('accounts.replaceHash', 'must be a function');
  }
}

function checkLimits({ readTimeout, maxValues, rememberedCredentials, deadline }: Given): void {
  checkTimeout('readTimeout', readTimeout);
  checkWholeNumber('maxValues', maxValues, 1, Number.MAX_SAFE_INTEGER);
  checkWholeNumber('rememberedCredentials', rememberedCredentials, 0, 1_000_000);
  if (typeof deadline !== 'object' || deadline === null) {
    checkTimeout('deadline', deadline);
    return;
  }
  const known = new Set(['default', ...definitions.keys()]);
  for (const [event, value] of Object.entries(deadline)) {
    if (!known.has(event)) throw optionError(`deadline.${event}`, noSuchEvent(event, known));
    checkTimeout(`deadline.${event}`, value);
  }
}

function noSuchEvent(event: string, known: Iterable<string>): string {
  return `there is no such event${didYouMean(event, known)}; an event of your own has its deadline in define`;
}

function checkHooks({
  logger,
  onError,
  onExchange,
  httpStatus,
  checkPcrAnswers,
  deliveries,
  clientAddress,
  allowedHosts,
}: Given): void {
  if (onExchange !== undefined && typeof onExchange !== 'function') {
    throw optionError('onExchange', 'must be a function');
  }
  if (checkPcrAnswers !== undefined && typeof checkPcrAnswers !== 'function') {
    throw optionError('checkPcrAnswers', 'must be a function that gives a form');
  }
  const { claim, complete }: Record<string, unknown> = Object(deliveries);
  const stores = typeof claim === 'function' && typeof complete === 'function';
  if (deliveries !== undefined && !stores) {
    throw optionError(
      'deliveries',
      'must be a store such as sqliteDeliveries(db) or memoryDeliveries()',
    );
  }
  if (clientAddress !== undefined && typeof clientAddress !== 'function') {
    throw optionError('clientAddress', 'must be a function of the request that gives an address');
  }
  if (onError !== undefined && typeof onError !== 'function') {
    throw optionError('onError', 'must be a function');
  }
  if (httpStatus !== undefined && typeof httpStatus !== 'boolean') {
    throw optionError('httpStatus', 'must be true or false');
  }
  if (allowedHosts !== undefined && !Array.isArray(allowedHosts)) {
    throw optionError('allowedHosts', 'must be a list of hosts');
  }
  if (logger === undefined || logger === false) return;
  for (const level of ['debug', 'info', 'warn', 'error']) {
    const method: unknown = Object(logger)[level];
    if (typeof method !== 'function') {
      throw optionError('logger', 'must have the methods debug, info, warn and error, or be false');
    }
  }
}
