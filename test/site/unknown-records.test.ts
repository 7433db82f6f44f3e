import { ENGINES } from './databases.js';
import { TestSite } from './open-site.js';

const [SQLITE] = ENGINES;

type Act = (test: TestSite, id: string, order: string) => Promise<unknown>;

/** What a person asks for, by an id or a name that the site does not know, and the message. */
const UNKNOWN: Readonly<Record<string, readonly [Act, message: string]>> = {
  order: [(test, id) => test.owner.orders.accept(id), 'There is no order ID.'],
  'order of notes': [
    (test, id) => test.owner.notes.create({ report_id: id, note_type: 'wo', note_text: 'a' }),
    'There is no order ID.',
  ],
  account: [(test, id) => test.owner.accounts.update(id, {}), 'There is no account ID.'],
  user: [(test, id) => test.owner.users.setRole(id, 'reader'), 'There is no user ID.'],
  'note group': [
    (test, id) => test.owner.users.setGroups('ann', [id]),
    'There is no note group ID.',
  ],
  note: [
    (test, id, order) => test.owner.notes.remove(order, id),
    'There is no note ID on order ORDER.',
  ],
  property: [
    (test, id) => test.owner.properties.update(id, { gate_code: '1' }),
    'There is no property ID.',
  ],
  'property of values': [
    (test, id) => test.owner.properties.values(id),
    'There is no property ID.',
  ],
  form: [(test, id, order) => test.owner.orderForms.detach(order, id), 'There is no form ID.'],
  'version of a form': [
    (test, form_ver_id) => test.order({ pcr_forms: [{ pcr_form_id: '71', form_ver_id }] }),
    'There is no form 71 in version ID.',
  ],
  'document type': [
    (test, id) => test.owner.documentTypes.remove(id),
    'There is no document type ID.',
  ],
  unit: [
    (test, id) =>
      test.owner.prices.set({ client_company: 'Bank', item_id: 'Mow', client_price: 1, unit: id }),
    'There is no unit ID: svclink unit list shows them.',
  ],
  damage: [(test, id) => test.owner.damages.remove(id), 'There is no damage or violation ID.'],
  invoice: [(test, id) => test.owner.invoices.get(id), 'There is no invoice ID.'],
  bid: [(test, id) => test.owner.bids.remove(id), 'There is no bid or completion ID.'],
  'import profile': [
    (test, id) => test.owner.profiles.remove(id),
    'There is no import profile ID.',
  ],
  hook: [(test, id) => test.site.hooks.get(id), 'There is no hook ID.'],
  'delivery of a hook': [(test, id) => test.site.hooks.replay(id), 'There is no delivery ID.'],
  job: [
    (test, id) => test.site.jobs.retry(id),
    'There is no job ID that is waiting or dead or skipped.',
  ],
  link: [(test, id) => test.site.importer.links.pause(id), 'There is no link ID.'],
  'imported order': [(test, id) => test.site.importer.results.list(id), 'There is no order ID.'],
  exchange: [
    (test, id) => test.site.replays.replay(id),
    'There is no exchange ID: it never was, or its days are over.',
  ],
};

/** The names that are too long as such. */
const HAS_A_LIMIT: ReadonlySet<string> = new Set(['document type', 'version of a form']);

describe('a record that a site does not know', () => {
  let test: TestSite;
  let order = '';
  beforeAll(async () => {
    await SQLITE?.start();
    if (!SQLITE) throw new Error('there is an engine');
    test = await TestSite.open(SQLITE);
    order = await test.order();
    await test.owner.users.create({ username: 'ann', password: 'correct horse' });
  });
  afterAll(async () => {
    await test?.close();
    await SQLITE?.stop();
  });

  it.each(Object.entries(UNKNOWN))('is named by the message: %s', async (name, [act, message]) => {
    const named = (id: string) => message.replace('ID', id).replace('ORDER', order);
    await expect(act(test, '98765', order)).rejects.toMatchObject({ message: named('98765') });
    const tooLong = act(test, 'x'.repeat(5000), order);
    const shown = HAS_A_LIMIT.has(name)
      ? expect.stringMatching(/: must have at most \d+ characters$/)
      : named(`${'x'.repeat(200)}…`);
    await expect(tooLong).rejects.toMatchObject({ message: shown });
  });
});
