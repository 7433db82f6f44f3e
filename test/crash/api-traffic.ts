import { readFileSync } from 'node:fs';
import type { ClientCredentials } from '../../src/api/index.js';
import type { Envelope, Sending } from './traffic.js';

/** Every process of the site has the token of the app. */
export class ApiApp {
  #token: Promise<Envelope | undefined> | undefined;

  /** @param path the file of the credentials */
  constructor(readonly path: string) {}

  /** Calls an action once. @returns undefined where there was no whole answer, for the token or the action */
  async call(port: number, { event, data, key }: Sending): Promise<Envelope | undefined> {
    const asked = this.#token ?? this.#fetchToken(port);
    this.#token = asked;
    const token = await asked;
    if (!token?.success) {
      if (this.#token === asked) this.#token = undefined;
      return token;
    }
    const headers = {
      authorization: `Bearer ${Object(token.result_data).access_token}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    };
    return post(port, event, data, headers);
  }

  #fetchToken(port: number): Promise<Envelope | undefined> {
    const credentials: ClientCredentials = JSON.parse(readFileSync(this.path, 'utf8'));
    return post(port, 'auth/token', credentials, {});
  }
}

async function post(
  port: number,
  action: string,
  body: object,
  headers: Readonly<Record<string, string>>,
): Promise<Envelope | undefined> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const result: unknown = await answer.json();
    const { error, error_description } = Object(result);
    return {
      success: answer.ok,
      result_data: result,
      return_error_msg: answer.ok ? null : `${error}: ${error_description}`,
      status: answer.status,
    };
  } catch {
    return undefined;
  }
}

type Made = Pick<Sending, 'event' | 'data' | 'file'>;

function madeBy(index: number, reportId: string, id: string): Made {
  const report_id = Number(reportId);
  if (index % 4 === 0) {
    const prices = { qty: 1, contractor_price: 1, client_price: '2.50' };
    return { event: 'bid/create', data: { report_id, invoice_item_other: id, ...prices } };
  }
  if (index % 4 === 1) {
    return { event: 'jobnote/create', data: { report_id, note_type: 'wo', note_text: id } };
  }
  if (index % 4 === 2) {
    const file = Buffer.concat([
      Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      Buffer.from(id.repeat(500)),
    ]);
    const content = file.toString('base64');
    const data = { report_id, file_name: id, file_area: 0, content };
    return { event: 'file/upload', data, file };
  }
  const place = { address: '1 Elm St', city: 'Omaha', state: 'NE', zip: '68102' };
  const order = { account: 'acme', wo_number: id, ...place };
  const names = { work_type: 'Mow', client_company: 'First Bank', date_due: '20270110' };
  return { event: 'workorder/create', data: { values: { ...order, ...names } } };
}

/** Returns true for the id of an action, which its record has in a text: a number of its own, and no other text. */
export const isApiId = (text: string | null): text is string =>
  text !== null && /^(?:keyed|free)-[0-9]+(?:\.jpg)?$/.test(text);

/**
 * Calls that make records: each of four kinds with an Idempotency-Key, which makes its repetitions one, and as often
 * without.
 */
export function apiSendings(
  count: number,
  { reportId, app }: { readonly reportId: string; readonly app: ApiApp },
  round: number,
): Sending[] {
  return Array.from({ length: count }, (_, index): Sending => {
    const isKeyed = index % 8 < 4;
    const extension = index % 4 === 2 ? '.jpg' : '';
    const id = `${isKeyed ? 'keyed' : 'free'}-${round * count + index}${extension}`;
    const repetition = isKeyed ? { key: `key-of-${id}` } : { answers: [] };
    return { ...madeBy(index, reportId, id), id, ...repetition, app, attempts: 0 };
  });
}
