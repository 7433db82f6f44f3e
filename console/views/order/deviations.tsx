import { addressOf } from '../../address.js';
import { orderTexts } from '../../texts/order.js';

/**
 * The number of values in answers about an order that are not as documented, and the way to its calls, where developers
 * see the values.
 */
export function Deviations({
  order,
}: {
  order: { deviations: readonly unknown[]; report_id: string };
}) {
  const count = order.deviations.length;
  return (
    <p class="screen faint">
      {count > 0 && orderTexts.deviations(count)}{' '}
      <a href={addressOf(['exchanges'], { order: order.report_id })}>{orderTexts.calls}</a>
    </p>
  );
}
