import { createHash } from 'node:crypto';
import { createQuickstart } from '../../examples/quickstart/src/quickstart.js';
import type { Fetch } from '../../src/conformance/index.js';
import { serve } from '../support/resources.js';
import { readBody } from './broken/payload.js';

/** A site to check: the quickstart, reached in-process for the receiver and by a socket for its files. */
export interface CheckedSite {
  readonly url: string;
  readonly username: string;
  readonly password: string;
  readonly fetch: Fetch;
  readonly close: () => Promise<void>;
}

const SHA1 = createHash('sha1').update('demo').digest('hex');
const SITE = '3f9d6a52-7c1e-4b0a-9d35-6e2f8a41c7b0';
const REFUSAL = {
  remote_site_id: SITE,
  error: true,
  success: false,
  return_error_msg: 'Could not validate username and password.',
  result_data: null,
};

/** The answer to wrong credentials without the costly hash, which 40 runs of this suite need not all pay. */
function quickRefusal(body: unknown): Response | undefined {
  const envelope = readBody(body)?.envelope;
  const { username, password, site_id: site, event_name: event } = envelope ?? {};
  const whole = [username, password, site, event].every((one) => typeof one === 'string' && one);
  if (!whole || (username === 'demo' && password === SHA1)) return undefined;
  return Response.json(REFUSAL);
}

/** Starts a quickstart of its own. */
export async function startSite(): Promise<CheckedSite> {
  const holder: { handler?: ReturnType<typeof createQuickstart>['handler'] } = {};
  const { url: publicUrl, close } = await serve((request, response) =>
    holder.handler?.(request, response),
  );
  const quickstart = createQuickstart({ publicUrl, receiver: { logger: false } });
  holder.handler = quickstart.handler;
  const url = `${publicUrl}/link`;
  return {
    url,
    username: 'demo',
    password: 'demo',
    async fetch(address, init) {
      if (address !== url) return fetch(address, init);
      const refusal = quickRefusal(init.body);
      if (refusal) return refusal;
      const bytes = Buffer.from((init.body ?? '') as string);
      const { status, headers, body } = await quickstart.receiver.answer({
        method: init.method ?? 'GET',
        headers: { ...(init.headers as Record<string, string>) },
        remoteAddress: '127.0.0.1',
        body: { kind: 'bytes', bytes },
      });
      const answered = new Headers();
      for (let at = 0; at < headers.length; at += 2) {
        answered.append(String(headers[at]), String(headers[at + 1]));
      }
      return new Response(await whole(body), { status, headers: answered });
    },
    async close() {
      await close();
      await quickstart.close();
    },
  };
}

async function whole(body: string | Buffer | AsyncIterable<string | Buffer>): Promise<string> {
  if (typeof body === 'string' || Buffer.isBuffer(body)) return String(body);
  let text = '';
  for await (const chunk of body) text += String(chunk);
  return text;
}
