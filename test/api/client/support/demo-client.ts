import { createDemo, type Demo } from '../../../../examples/api-server/service.js';
import { type ApiClient, createApiClient } from '../../../../src/api/index.js';
import { serve } from '../../../support/resources.js';

export interface DemoClient {
  readonly api: ApiClient;
  readonly demo: Demo;
  /** The actions that the service was asked for, in order. */
  readonly asked: string[];
  close(): Promise<void>;
}

/** The example service, and a client that was given its credentials as they are. */
export async function startDemoClient(): Promise<DemoClient> {
  const asked: string[] = [];
  let demo: Demo | undefined;
  const { url, close } = await serve((request, response) => {
    asked.push((request.url ?? '').slice(1));
    demo?.api(request, response);
  });
  demo = await createDemo({ apiUrl: url });
  const api = createApiClient({ credentials: demo.credentials });
  return {
    api,
    demo,
    asked,
    async close() {
      await api.close();
      await close();
    },
  };
}
