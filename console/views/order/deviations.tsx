import type { OrderDetail } from '../../../src/site/console/orders/order-detail.js';
import { texts } from '../../texts.js';

/** The answers about an order that are not as the documents say; nothing where all are. */
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
