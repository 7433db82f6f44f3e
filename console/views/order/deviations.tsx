import type { OrderDetail } from '../../../src/site/console/orders/order-detail.js';
import { texts } from '../../texts.js';

/** The differences between the answers about an order and the documents; nothing without any. */
export function Deviations({ order: { deviations } }: { order: Pick<OrderDetail, 'deviations'> }) {
  if (deviations.length === 0) return null;
  return (
    <section>
      <h2>{texts.imported.deviations}</h2>
      <ul>
        {deviations.map((deviation) => (
          <li key={JSON.stringify(deviation)}>{Object.values(deviation).map(String).join(' ')}</li>
        ))}
      </ul>
    </section>
  );
}
