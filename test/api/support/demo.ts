import { createDemo, type DemoOptions } from '../../../examples/api-server/service.js';
import { serve } from '../../support/resources.js';
import { type Answer, bearer, post } from './service.js';

export interface RunningDemo {
  readonly url: string;
  readonly store: Awaited<ReturnType<typeof createDemo>>['store'];
  /** With the token that `call` uses. */
  readonly headers: Readonly<Record<string, string>>;
  call(action: string, body?: unknown): Promise<Answer>;
  close(): Promise<void>;
}

/** The example service, called with a token of all scopes. */
export async function startDemo(options: Partial<DemoOptions> = {}): Promise<RunningDemo> {
  const { api, store, credentials } = await createDemo({ apiUrl: 'http://127.0.0.1', ...options });
  const { url, close } = await serve(api);
  const { body } = await post(`${url}/auth/token`, credentials);
  const headers = bearer(String(body.access_token));
  return {
    url,
    store,
    headers,
    call: (action, data) => post(`${url}/${action}`, data, headers),
    close,
  };
}
