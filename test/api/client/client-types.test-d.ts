import { Readable, type Writable } from 'node:stream';
import {
  type ApiCallError,
  type ApiClient,
  type Bid,
  type BidRead,
  createApiClient,
  type ErrorTypeOf,
  type isApiCallError,
  type UserRead,
  type WorkOrderSummaryRead,
} from '../../../src/api/index.js';

// Checked by the compiler alone: each line that must not compile says so.

type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(equal: Same<A, B>): boolean => equal;

type Answer<Call extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Call>>;

type Strict = ApiClient<'strict'>;
same<Answer<Strict['bid']['list']>['bids'], Bid[]>(true);
same<Answer<Strict['bid']['invoice']['items']>['report_id'], number>(true);
same<Answer<Strict['workorder']['pcr']['get']>['pcr_form_id'], number>(true);
same<Answer<Strict['file']['get']['metadata']>['file_id'], number>(true);
// Read tolerantly, all may be absent but what identifies a record.
same<Answer<ApiClient['bid']['list']>['bids'], BidRead[] | undefined>(true);
same<BidRead['comp_note_id'], number>(true);
same<BidRead['uom'], number | string | undefined>(true);
same<Answer<ApiClient['bid']['create']>['comp_note_id'], number>(true);

export function clients(credentials: string): void {
  const tolerant = createApiClient({ credentials });
  same<typeof tolerant, ApiClient>(true);
  const strict = createApiClient({ credentials, reading: 'strict' });
  same<typeof strict, Strict>(true);
}

export async function calls(api: ApiClient, to: Writable): Promise<void> {
  await api.bid.uom();
  await api.user.search();
  await api.user.search({ user_name: 'jo' }, { signal: AbortSignal.timeout(1), retries: 0 });
  // @ts-expect-error the order is required
  await api.bid.list();
  // @ts-expect-error an id is a number
  await api.bid.list({ report_id: 'five' });
  // @ts-expect-error a member that there is not
  await api.bid.list({ report_id: 5, reports: [] });
  // @ts-expect-error an action that there is not
  await api.bid.burn({ report_id: 5 });
  // @ts-expect-error an option that there is not
  await api.bid.list({ report_id: 5 }, { to: 'file' });

  const inMemory = await api.file.get({ file_id: 5 });
  same<(typeof inMemory)['content'], Buffer>(true);
  const saved = await api.file.get({ file_id: 5 }, { to, onProgress: () => undefined });
  same<(typeof saved)['size'], number>(true);
  // @ts-expect-error the content has gone elsewhere
  saved.content;

  await api.autoimport.upload({ autoimport_id: 7, name: 'x', content: Readable.from([]) });
  await api.autoimport.upload({ autoimport_id: 7, name: 'x', content: new Uint8Array() });
  await api.autoimport.upload({ autoimport_id: 7, path: 'orders.csv' });
  // @ts-expect-error content has no name of its own
  await api.autoimport.upload({ autoimport_id: 7, content: new Uint8Array() });
  // @ts-expect-error one of them
  await api.autoimport.upload({ autoimport_id: 7, name: 'x', path: 'x', content: 'QUJD' });
  await api.autoimport.export({ autoimport_id: 7, export_date: new Date() });

  for await (const order of api.workorder.searchAll({ state: 'OH' })) {
    same<typeof order, WorkOrderSummaryRead>(true);
  }
  for await (const user of api.user.searchAll()) same<typeof user, UserRead>(true);
  // @ts-expect-error a list is no search
  api.bid.listAll({ report_id: 5 });
}

type Listed = ErrorTypeOf<'bid/list'>;
export const listed: Listed = 'wo_invalid';
export const general: Listed = 'access_denied';
export const unlisted: Listed = String('of another service');
same<ApiCallError<'bid/list'>['type'], Listed>(true);

export function narrowed(error: unknown, is: typeof isApiCallError): string {
  if (is(error, 'bid/create')) {
    same<(typeof error)['action'], 'bid/create'>(true);
    switch (error.type) {
      case 'qty_required':
        return error.description;
      default:
        return error.type;
    }
  }
  return '';
}
