import type { ImportedWork } from '../../../src/site/console/orders/imported-work.js';
import type { ImportedDetail } from '../../../src/site/console/orders/order-detail.js';
import { asLocalTime } from '../../parts/basics.js';
import { Opener } from '../../parts/dialog.js';
import { AskDialog, changed, type FieldProps } from '../../parts/form.js';
import { ask } from '../../server.js';
import { texts } from '../../texts.js';

const words = texts.work;

/** The properties of the views of the work on an order. */
export interface WorkProps {
  readonly order: ImportedDetail;
  readonly work: ImportedWork;
  /** The path of the order, below `api/`. */
  readonly path: string;
  readonly onChange: () => void;
}

/** Returns a new key for a result of the site. */
export function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}

/** Returns the items of a bid or line. */
export function itemChoices({ order }: WorkProps): NonNullable<FieldProps['choices']> {
  const items = order.items.map(({ item_id, item_desc }) => [item_id, item_desc] as const);
  return [...items, ...(order.is_other_allowed ? [['', words.otherItem] as const] : [])];
}

/** A bid, a completion, or both. */
export function AddBid(props: WorkProps) {
  return (
    <Opener label={words.addBid} draftPath={`${props.path}/bid/new`}>
      {(close) => <BidDialog {...props} onClose={close} />}
    </Opener>
  );
}

/** The fields of a new or existing bid. */
export function BidDialog(props: WorkProps & { bid?: Bid; onClose: () => void }) {
  const { bid, path } = props;
  const title = bid ? words.changeBid : words.addBid;
  const value = (name: keyof Bid) => ({ name, value: bid?.[name] ?? '' });
  return (
    <AskDialog
      title={title}
      onClose={props.onClose}
      fields={[
        { ...value('item_id'), label: words.item, choices: itemChoices(props) },
        { ...value('item_desc'), label: words.itemDesc },
        { ...value('qty_bid'), label: words.qtyBid },
        { ...value('client_price_bid'), label: words.priceBid },
        { ...value('bid_note'), label: words.bidNote },
        { ...value('qty_comp'), label: words.qtyComp },
        { ...value('comp_note'), label: words.compNote },
      ]}
      action={title}
      onSend={(values) =>
        ask('POST', `${path}/results`, {
          bids: [{ key: bid?.key ?? newKey(), ...changed(values) }],
        })
      }
      onDone={props.onChange}
    />
  );
}

type Bid = ImportedWork['bids'][number];

/** Returns `YYYY-MM-DD HH:MM:SS` for the value of a datetime field. */
function asTimestamp(text: string): string {
  return text.replace('T', ' ').padEnd('YYYY-MM-DD HH:MM:SS'.length, ':00');
}

/** Adds a visit to the property. */
export function AddCheckIn({ path, onChange }: WorkProps) {
  const send = ({ checkin_ts = '', ...values }: Record<string, string>) => {
    const check_in = { checkin_ts: asTimestamp(checkin_ts), ...changed(values) };
    return ask('POST', `${path}/results`, { check_ins: [check_in] });
  };
  return (
    <Opener label={words.addCheckIn} draftPath={`${path}/check-in`}>
      {(close) => (
        <AskDialog
          title={words.addCheckIn}
          onClose={close}
          fields={[
            {
              name: 'checkin_ts',
              label: words.checkInTime,
              type: 'datetime-local',
              value: asLocalTime(Date.now()),
              isRequired: true,
            },
            { name: 'gps_lat', label: words.latitude, hint: words.degreesHint, isRequired: true },
            { name: 'gps_lng', label: words.longitude, isRequired: true },
            { name: 'gps_accuracy', label: words.accuracy },
          ]}
          action={words.addCheckIn}
          onSend={send}
          onDone={onChange}
        />
      )}
    </Opener>
  );
}
