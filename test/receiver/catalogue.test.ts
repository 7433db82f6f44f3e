import { catalogue, createReceiver } from '../../src/index.js';
import { catalogueEntry } from '../../src/protocol/catalogue/catalogue.js';
import { ACCOUNT, SITE } from './harness.js';

const DOCUMENT = [
  'validate_user',
  'get_all_orders',
  'get_cancel_orders',
  'get_pending_cancellations',
  'get_all_updates',
  'get_order',
  'get_foh',
  'mark_order_imported',
  'get_pcr_json',
  'get_invoice_items_order',
  'get_file',
  'get_notes',
  'get_all_notes',
  'send_photo_flag',
  'send_bid_comp',
  'bid_comp_confirm',
  'send_contractor_invoice',
  'send_file',
  'send_notes',
];
const SUPPLEMENT = ['send_pcr_answers', 'send_ready_for_office', 'send_checkin'];

describe('the catalogue of events', () => {
  it('marks those of the supplement [link.event.catalogue.marked]', () => {
    const of = (source: string) =>
      catalogue.filter((entry) => entry.source === source).map(({ name }) => name);
    expect(of('document')).toEqual(DOCUMENT);
    expect(of('supplement')).toEqual(SUPPLEMENT);
    expect(catalogue).toHaveLength(DOCUMENT.length + SUPPLEMENT.length);
  });

  it.each([...DOCUMENT, ...SUPPLEMENT])(
    'tells that %s goes from the importer to the owner [link.event.catalogue.direction]',
    (name) => {
      expect(catalogueEntry(name)?.direction).toEqual({ caller: 'importer', receiver: 'owner' });
    },
  );

  it('knows no other name', () => {
    for (const name of ['get_job_notes', '', '__proto__', 'constructor', 'GET_ORDER']) {
      expect(catalogueEntry(name)).toBeUndefined();
    }
  });

  it('is what a receiver tells of its events, with what it handles', () => {
    const receiver = createReceiver({ siteId: SITE, accounts: [ACCOUNT] }).on('get_order', () => {
      throw new Error();
    });
    const events = receiver.events();
    expect(events.map(({ name, source, direction }) => ({ name, source, direction }))).toEqual(
      catalogue.map(({ name, source, direction }) => ({ name, source, direction })),
    );
    expect(events.filter(({ handled }) => handled).map(({ name }) => name)).toEqual([
      'validate_user',
      'get_order',
    ]);
    for (const { purpose, section, effect } of events) {
      expect([purpose, section].every((text) => text.length > 3)).toBe(true);
      expect(['reads', 'changes']).toContain(effect);
    }
  });
});
