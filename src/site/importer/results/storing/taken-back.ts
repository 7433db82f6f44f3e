import { inputError } from '../../../engine/input.js';
import type { BidPayload, InvoicePayload, StoredItem } from '../result-payloads.js';

/** A refused correction: the member that it lacks, and the reason. */
interface TakenBack {
  readonly member: string;
  readonly problem: string;
}

/** The amounts of a bid. Its owner keeps those that an update does not have (decisions: "send_bid_comp quantities"). */
const AMOUNTS = ['qty_bid', 'client_price_bid', 'qty_comp'] as const;

/** Returns the versions of an item that its owner has, or may have. */
function versionsAtOwner<Payload>(item: StoredItem): readonly Payload[] {
  const isOut = item.state === 'unclear' || item.begun_at !== null;
  const texts =
    item.state === 'sent' ? [item.payload] : [item.accepted, isOut ? item.payload : null];
  return texts.flatMap((text): Payload[] => (text === null ? [] : [JSON.parse(text)]));
}

/** Returns the keys of the invoice lines that the owner has, or may have. */
export function linesAtOwner(item: StoredItem): ReadonlySet<string> {
  const versions = versionsAtOwner<InvoicePayload>(item);
  return new Set(versions.flatMap(({ lines }) => lines.map(({ key }) => key)));
}

/** Returns the amount that a correction of a bid takes back although its owner has it; undefined for none. */
export function takenFromBid(item: StoredItem | undefined, bid: BidPayload): TakenBack | undefined {
  const versions = item ? versionsAtOwner<BidPayload>(item) : [];
  const member = AMOUNTS.find(
    (name) => isNone(bid, name) && versions.some((version) => !isNone(version, name)),
  );
  return (
    member && {
      member,
      problem: 'is with the owner, or may be, and no event takes it back: change it instead',
    }
  );
}

/** A quantity of 0 is none. */
function isNone(bid: BidPayload, name: (typeof AMOUNTS)[number]): boolean {
  return bid[name] === null || (name !== 'client_price_bid' && bid[name] === '0.00');
}

/** Returns the same for the lines of an invoice. */
export function takenFromInvoice(
  item: StoredItem | undefined,
  { lines }: Pick<InvoicePayload, 'lines'>,
): TakenBack | undefined {
  const keys = new Set(lines.map(({ key }) => key));
  const key = item && [...linesAtOwner(item)].find((one) => !keys.has(one));
  if (key === undefined) return undefined;
  const problem = `must have line ${key}: it is with the owner, or may be, and no event takes it back`;
  return { member: 'lines', problem };
}

/** Refuses a correction that takes back what its owner has. @throws LinkError `input_invalid` */
export function refuseTakenBack(path: string, taken: TakenBack | undefined): void {
  if (taken) throw inputError(`${path}.${taken.member}`, taken.problem);
}
