import type { LinkClient, LinkClientOptions, LinkResponse } from '../../src/client/index.js';
import { envelope, Peer, text } from '../client/peer.js';

/** A peer as deployed services are: its JSON goes as `text/html`. Answers with one result, read both ways. */
export class AnsweringPeer extends Peer {
  #prepare(result: unknown): void {
    const body = envelope({ result_data: result });
    this.answer = text(body, 200, { 'content-type': 'text/html; charset=UTF-8' });
  }

  /** Calls an event that is answered with this result. */
  read<Result>(call: (client: LinkClient) => Promise<Result>, result: unknown): Promise<Result> {
    this.#prepare(result);
    return call(this.client);
  }

  /** The answer to get_order, with what stands beside the result. */
  order(result: unknown): Promise<LinkResponse> {
    return this.read((client) => client.request('get_order', { report_id: '1' }), result);
  }

  strictly<Result>(
    call: (client: LinkClient<'strict'>) => Promise<Result>,
    result: unknown,
  ): Promise<Result> {
    this.#prepare(result);
    return call(this.strict);
  }
}

/** An answering peer for all tests of a file. */
export function sharedAnsweringPeer(options: Partial<LinkClientOptions> = {}): AnsweringPeer {
  const peer = new AnsweringPeer(options);
  beforeAll(() => peer.start());
  return peer;
}

/** An order in which everything is as the document says. */
export const GOOD_ORDER = {
  wo_number: 'WO-7',
  client_company_alias: 'First Bank',
  cust_text: 'C-1',
  loan_number: '100200',
  loan_type_other: 'FHA',
  address: '1 Main St',
  city: 'Omaha',
  state: 'NE',
  zip: '68102',
  comments: 'Mow the lawn',
  work_type_alias: 'Grass cut',
  mortgage_name: 'J. Doe',
  lot_size: '5000',
  lock_code: '1234',
  key_code: 'A389',
  date_received: '20260601',
  date_due: '20260610',
  start_date: '20260602',
  line_items: [{ desc: 'Grass cut', qty: '1.00', price: '45.00', total: '45.00', add: '' }],
  pcr_forms: [{ pcr_form_id: 310, form_id: 'insp', form_ver_id: 7, form_required: 1 }],
  svc_report_id: '4711',
  import_user_id: 5,
  key_values: { bg_checkin_provider: 'ags', wo_pending_cancellation_date: '1717200000' },
  broker_name: 'B. Roker',
  broker_company: 'Homes',
  broker_phone: '555',
  broker_email: 'b@example.com',
  vendor_id: 'crew7',
  has_foh: true,
};
