import { addressOf } from '../../address.js';
import { FromFile, Some } from '../../parts/from-file.js';
import { texts } from '../../texts.js';

const words = texts.fromFile.orders;

interface MadeOrder {
  readonly report_id: string;
  readonly wo_number: string;
}

/** Makes orders from a file. */
export default function OrdersFromFile({ onClose }: { onClose: () => void }) {
  return (
    <FromFile<MadeOrder> path="orders/from-file" {...words} onClose={onClose}>
      {({ made }) =>
        made.length > 0 && (
          <Some
            caption={words.madeTitle}
            rows={made}
            columns={[
              {
                title: words.columns.number,
                show: ({ report_id, wo_number }) => (
                  <a href={addressOf(['orders', report_id])}>{wo_number}</a>
                ),
              },
              { title: words.columns.id, show: ({ report_id }) => report_id },
            ]}
          />
        )
      }
    </FromFile>
  );
}
