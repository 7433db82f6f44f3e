import type { ImportedWork } from '../../../src/site/console/orders/imported-work.js';
import type { ImportedDetail } from '../../../src/site/console/orders/order-detail.js';
import { asLocalTime } from '../../parts/basics.js';
import { Opener } from '../../parts/dialog.js';
import { AskDialog, changed } from '../../parts/form.js';
import { ask, type ImportedPath } from '../../server.js';
import { texts } from '../../texts.js';

const words = texts.work;

/** The properties of the views of the work on an order. */
export interface WorkProps {
  readonly order: ImportedDetail;
  readonly work: ImportedWork;
  /** The path of the order, below `api/`. */
  readonly path: ImportedPath;
  readonly onChange: () => void;
}

/** Returns a new key for a result of the site. */
export function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}

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
