import { isObject } from '../../protocol/envelope/envelope.js';
import { Slots } from '../../system/slots.js';
import { outgoingFor } from '../options.js';
import { prerequisite } from '../shared.js';
import { fail, skip } from '../verdict.js';
import type { Answer, Fetch } from '../wire/answer.js';
import { sendRequest } from '../wire/exchange.js';

/** The JSON API to check, and the credentials of a client app. */
export interface ApiCheckOptions {
  /** The base address of the API. */
  readonly url: string;
  /** The credentials as they were downloaded. */
  readonly clientId: string;
  readonly clientSecret: string;
  /** The scopes of the app, separated by spaces. */
  readonly scope: string;
  /** Runs audits that change data too. Default false. */
  readonly write?: boolean;
  /** The `report_id` of a work order to read and, with `write`, to change. Default: none. */
  readonly order?: string;
  /** Milliseconds for one answer. Default 10,000. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
  /** Sends the requests instead of svclink's own connections. */
  readonly fetch?: Fetch;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** The context of audits: requests to one JSON API with one client app, during one check. */
export class ApiContext {
  readonly settings;
  readonly #slots = new Slots(4);

  constructor(readonly options: ApiCheckOptions) {
    const { write = false, timeout = 10_000, signal, fetch } = options;
    const connections = fetch ?? outgoingFor(new URL(options.url));
    this.settings = { write, timeout, signal, fetch: connections };
  }

  /** The scopes of the app. */
  get scopes(): readonly string[] {
    return this.options.scope.split(' ');
  }

  /** Sends a request to a path below the base address. @param body text is sent as it is @throws NoAnswer */
  send(
    path: string,
    body?: unknown,
    { method = 'POST', headers = {} }: { readonly method?: string; readonly headers?: object } = {},
  ): Promise<Answer> {
    const { clientSecret, url } = this.options;
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const sent = { method, headers: { ...JSON_TYPE, ...headers } };
    const request = text === undefined ? sent : { ...sent, body: text };
    const secrets = [clientSecret, ...this.#tokens];
    const settings = { ...this.settings, slots: this.#slots, secrets };
    const base = url.endsWith('/') ? url.slice(0, -1) : url;
    return sendRequest(`${base}/${path}`, request, settings);
  }

  /** Asks for a token with some members of the request changed; undefined leaves one out. */
  async token(changes: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
    const { clientId, clientSecret, scope } = this.options;
    const answer = await this.send('auth/token', {
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      scope,
      ...changes,
    });
    const token: unknown = Object(answer.json).access_token;
    if (typeof token === 'string') this.#tokens.add(token);
    return answer;
  }

  readonly #tokens = new Set<string>();

  /** Calls an action with a token. @param scope default: all scopes of the app */
  async call(action: string, body: unknown = {}, scope = this.options.scope): Promise<Answer> {
    return this.send(action, body, { headers: bearer(await tokenOf(this, scope)) });
  }
}

/** Returns the header of a token. */
export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Returns a token of some scopes, one for each check. Audits that need one are skipped where there is none. */
export const tokenOf = prerequisite(async (context: ApiContext, scope: string) => {
  const answer = await context.token({ scope });
  const token: unknown = Object(answer.json).access_token;
  if (answer.status === 200 && typeof token === 'string') return token;
  return fail(answer, `no token for the scope ${scope}`, 'Issue tokens for the credentials given.');
});

/** Requires an error: its status, its type, and the members that every error has. */
export function expectError(
  answer: Answer,
  status: readonly number[],
  types: readonly string[],
): void {
  const { json, headers } = answer;
  const expected = `${status.join(' or ')} ${types.join(' or ')}`;
  if (!/json/i.test(headers.get('content-type') ?? '') || !isObject(json)) {
    fail(answer, `${answer.status} without a JSON object`, `Answer ${expected} as JSON.`);
  }
  const { error, error_description: text } = json;
  if (typeof error !== 'string' || typeof text !== 'string') {
    const fix = 'Give every error the texts error and error_description.';
    fail(answer, `${answer.status} without error or error_description`, fix);
  }
  if (status.includes(answer.status) && types.includes(error)) return;
  fail(answer, `answered ${answer.status} ${error}, not ${expected}`, `Answer ${expected}.`);
}

/** Requires a success with JSON. */
export function expectSuccess(answer: Answer): unknown {
  const { status, json } = answer;
  if (status === 200 && typeof json === 'object' && json !== null) return json;
  return fail(
    answer,
    `answered ${status}, not 200 with JSON`,
    'Answer 200 with the result as JSON.',
  );
}

/** Returns the work order of the check. @throws AuditSkip without one */
export function orderOf({ options: { order } }: ApiContext): number {
  return order === undefined ? skip('needs a work order: name one by --order') : Number(order);
}
