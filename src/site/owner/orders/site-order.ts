import type { OrderForm } from '../../orders/filling/order-forms.js';
import type { LineItem } from '../../orders/line-items.js';
import type { OrderFields } from '../../orders/order-fields.js';
import type { OrderDeviation } from '../../orders/received/order-deviations.js';

/** An order, as it is shown. */
export interface SiteOrder {
  readonly report_id: string;
  readonly wo_number: string;
  readonly org_wo_num: string | null;
  readonly wo_status: string;
  readonly status_reason: string;
  readonly account_id: string;
  readonly is_assigned: boolean;
  readonly property_id: string;
  readonly fields: OrderFields;
  readonly line_items: readonly LineItem[];
  readonly pcr_forms: readonly OrderForm[];
  /** The differences from the documents in answers of its account's receiver: attachments that were left out. */
  readonly deviations: readonly OrderDeviation[];
  readonly created_at: number;
  readonly modified_at: number;
  readonly cancelled_at: number | null;
  readonly pending_cancellation_at: number | null;
}
