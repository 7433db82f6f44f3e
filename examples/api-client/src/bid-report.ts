import { type ApiClient, isApiCallError, type WorkOrderSummaryRead } from 'svclink/api';

/** A work order with the sum of its bids. */
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
    // A deployed service may leave out unknown members.
    const { bids = [] } = await api.bid.list({ report_id: order.report_id });
    const total = bids.reduce((sum, bid) => sum + amount(bid.qty) * amount(bid.client_price), 0);
    return bids.length === 0 ? undefined : { order, bids: bids.length, total };
  } catch (error) {
    // An order can disappear between the search and this call. The report continues without it.
    if (isApiCallError(error, 'bid/list') && error.type === 'wo_invalid') return undefined;
    throw error;
  }
}

/** Returns the work orders of a state that have bids. It reads all pages, and requests bids concurrently. */
export async function bidReport(api: ApiClient, state: string): Promise<BidLine[]> {
  const asked: Promise<BidLine | undefined>[] = [];
  for await (const order of api.workorder.searchAll({ state })) {
    const line = bidsOf(api, order);
    // A failure during the request for the next page is reported below, where all lines are awaited.
    line.catch(() => undefined);
    asked.push(line);
  }
  const lines = await Promise.all(asked);
  return lines.filter((line) => line !== undefined);
}
