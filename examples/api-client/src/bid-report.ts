import { type ApiClient, isApiCallError, type WorkOrderSummaryRead } from 'svclink/api';

/** A work order with what has been bid on it. */
export interface BidLine {
  readonly order: WorkOrderSummaryRead;
  readonly bids: number;
  /** Sum of quantity times client price. */
  readonly total: number;
}

function amount(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

async function bidsOf(api: ApiClient, order: WorkOrderSummaryRead): Promise<BidLine | undefined> {
  try {
    // A deployed service may leave out what it does not know.
    const { bids = [] } = await api.bid.list({ report_id: order.report_id });
    const total = bids.reduce((sum, bid) => sum + amount(bid.qty) * amount(bid.client_price), 0);
    return bids.length === 0 ? undefined : { order, bids: bids.length, total };
  } catch (error) {
    // An order can go away between the search and this call; that is no reason to stop.
    if (isApiCallError(error, 'bid/list') && error.type === 'wo_invalid') return undefined;
    throw error;
  }
}

/** The work orders of a state that have bids. All pages are gone through, and bids asked for side by side. */
export async function bidReport(api: ApiClient, state: string): Promise<BidLine[]> {
  const asked: Promise<BidLine | undefined>[] = [];
  for await (const order of api.workorder.searchAll({ state })) {
    const line = bidsOf(api, order);
    // One that fails while the next page comes is reported below, where all of them are awaited.
    line.catch(() => undefined);
    asked.push(line);
  }
  const lines = await Promise.all(asked);
  return lines.filter((line) => line !== undefined);
}
