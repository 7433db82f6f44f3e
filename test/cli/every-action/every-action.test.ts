import { apiCatalogue } from '../../../src/api/index.js';
import { eventually } from '../../support/eventually.js';
import { CLIENT, type Effect, FORM, World } from './world.js';

// Every action of the JSON API by `svclink api`, with the credentials as `svclink app create` has written them, beside the
// other ways to the same site: what an action changes is seen by the link, a command and a route of the console, and what
// came by link or command is answered by the actions that read.

const PHOTO = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const OTHER = '***other***';

let world: World;
beforeAll(async () => {
  world = await World.open();
}, 60_000);
afterAll(() => world?.close());

/** An order as the three ways show it. */
function inOrder(id: number, seen: Pick<Effect, 'shows' | 'hides'>): Effect {
  const link = () => world.link.call('get_order', { report_id: String(id) });
  return { link, command: ['order', 'show', `${id}`], console: `orders/${id}`, ...seen };
}

/** The results of an order. The link has no event that reads them back. */
function inResults(id: number, seen: Pick<Effect, 'shows' | 'hides'>): Effect {
  return { command: ['order', 'results', `${id}`], console: `orders/${id}`, ...seen };
}

function inNotes(id: number, seen: Pick<Effect, 'shows' | 'hides'>): Effect {
  const link = () => world.link.call('get_notes', { report_id: String(id) });
  return { link, command: ['order', 'notes', `${id}`], console: `orders/${id}`, ...seen };
}

describe('svclink api beside the other ways to a site', () => {
  it('works on orders', async () => {
    const [street, city, comments] = [world.mark(), world.mark(), world.mark()];
    const place = { address: street, city: 'Omaha', state: 'NE', zip: '68102', account: 'demo' };
    const values = { ...place, work_type: 'Mow', client_company: CLIENT, date_due: '20270110' };
    const { report_id } = await world.changes('workorder/create', { values }, (made) =>
      inOrder(Number(made.report_id), { shows: street }),
    );
    const order = Number(report_id);
    const change = { report_id: order, values: { city } };
    await world.changes('workorder/update', change, () => inOrder(order, { shows: city }));
    await world.command('order', 'set', `${order}`, '--set', `comments=${comments}`);
    await world.reads('workorder/get', { report_id: order }, comments);
    for (const form of await world.api('workorder/pcr/list', { report_id: order })) {
      await world.api('workorder/pcr/detach', { report_id: order, pcr_form_id: form.pcr_form_id });
    }
    await world.changes('workorder/rfo', { report_id: order, ready: 1 }, () => ({
      command: ['order', 'show', `${order}`],
      console: `orders/${order}`,
      shows: 'Ready for Office',
    }));
    const orders = await world.link.call('get_all_orders', {});
    expect(orders.map((one) => one.report_id)).not.toContain(String(order));
    const wo_number = world.mark();
    const other = await world.order({ wo_number });
    await world.reads('workorder/search', { wo_number }, `"report_id":${other}`);
    const type = world.mark();
    await world.command('choice', 'add', 'work_type', type);
    await world.reads('workorder/fields', {}, type);
    await world.command('choice', 'remove', 'work_type', type);
  }, 60_000);

  it('works on forms', async () => {
    const pcr_forms = JSON.stringify([{ pcr_form_id: FORM, form_required: true }]);
    const report_id = await world.order({ pcr_forms });
    const form = { report_id, pcr_form_id: Number(FORM) };
    const { name, questions } = await world.api('workorder/pcr/get', form);
    const isText = (one: { readonly pcr_question_type: string }) =>
      one.pcr_question_type === 'textarea' || one.pcr_question_type === 'textbox';
    const { pcr_question_id: question } = questions.find(isText);
    const [sent, answered] = [`${world.mark()} by link`, `${world.mark()} by the API`];
    await world.link.call('send_pcr_answers', {
      dst_report_id: String(report_id),
      pcr_form_id: FORM,
      pcr_form_rows: [
        { pcr_question_id: String(question), question_data_type: 'varchar', varchar_value: sent },
      ],
    });
    await world.reads('workorder/pcr/get', form, sent);
    const answers = [{ pcr_question_id: question, answer: answered }];
    await world.changes('workorder/pcr/answer', { ...form, questions: answers }, () =>
      inResults(report_id, { shows: answered }),
    );
    await world.reads(
      'workorder/pcr/list',
      { report_id },
      `"pcr_form_name":${JSON.stringify(name)}`,
    );
    const sentForm = await world.link.call('get_pcr_json', { pcr_form_id: FORM, form_ver_id: '1' });
    const linkName = sentForm[FORM]?.options_pcr_forms?.pcr_form_name;
    expect(linkName).toBe(name);
    await world.reads(
      'pcr/get',
      { pcr_form_id: Number(FORM), version: 1 },
      JSON.stringify(linkName),
    );
    await world.changes('workorder/pcr/detach', form, () => ({
      link: async () =>
        (await world.link.call('get_order', { report_id: `${report_id}` })).pcr_forms,
      command: ['order', 'show', `${report_id}`],
      hides: `"${FORM}"`,
    }));
  }, 60_000);

  it('works on bids, units and prices', async () => {
    const report_id = await world.order({});
    const [sent, made, changed, unit] = [world.mark(), world.mark(), world.mark(), world.mark()];
    await world.link.call('send_bid_comp', {
      report_id: `${report_id}`,
      dst_invoice_item_id: OTHER,
      invoice_item_desc: sent,
      qty_bid: '1.00',
    });
    await world.reads('bid/list', { report_id }, sent);
    const prices = { qty: 1, contractor_price: 1, client_price: 2 };
    const bid = { report_id, invoice_item_other: made, ...prices };
    const { comp_note_id } = await world.changes('bid/create', bid, () =>
      inResults(report_id, { shows: made }),
    );
    await world.changes('bid/update', { comp_note_id, comment: changed }, () =>
      inResults(report_id, { shows: changed }),
    );
    await world.changes('bid/delete', { comp_note_id }, () =>
      inResults(report_id, { hides: changed }),
    );
    await world.command('unit', 'create', unit);
    await world.reads('bid/uom', {}, unit);
    const price = ['--client', CLIENT, '--client-price', '55.51', '--contractor-price', '40'];
    await world.command('price', 'set', '318', ...price);
    await world.reads('bid/invoice/items', { report_id }, '55.51');
  }, 60_000);

  it('works on invoices', async () => {
    const report_id = await world.order({});
    const [sent, added, made] = [world.mark(), world.mark(), world.mark()];
    const line = {
      line_id: '1',
      invoice_item_id: '0',
      quantity: '1',
      price: '2.50',
      flat_fee: false,
    };
    await world.link.call('send_contractor_invoice', {
      dst_report_id: `${report_id}`,
      dst_invoice_item_ids: { [OTHER]: 'other' },
      comment: '',
      invoice_lines: [{ ...line, item_desc: sent }],
    });
    const { invoice_id } = JSON.parse(await world.reads('invoice/id', { report_id }, 'invoice_id'));
    await world.reads('invoice/get', { invoice_id }, sent);
    const items = [{ invoice_item_other: added, qty: 1, price: 3, flat_fee: 0 }];
    const change = { report_id, invoice_id, contractor_items: items };
    await world.changes('invoice/update', change, () => inResults(report_id, { shows: added }));
    const { contractor_items } = await world.api('invoice/get', { invoice_id });
    const [{ line_id }] = contractor_items.filter(
      (one: { readonly invoice_item_other: string }) => one.invoice_item_other === added,
    );
    await world.changes('invoice/delete/item', { line_id }, () =>
      inResults(report_id, { hides: `"item_desc":"${added}"` }),
    );
    const other = await world.order({});
    const lines = [{ invoice_item_other: made, qty: 1, price: 3, flat_fee: 0 }];
    await world.changes('invoice/create', { report_id: other, contractor_items: lines }, () =>
      inResults(other, { shows: made }),
    );
  }, 60_000);

  it('works on files', async () => {
    const report_id = await world.order({});
    const [name, upload, described] = [`${world.mark()}.jpg`, `${world.mark()}.jpg`, world.mark()];
    await world.link.call('send_file', {
      dst_report_id: `${report_id}`,
      file_id: '7',
      file_name: name,
      content: PHOTO,
    });
    const { files } = JSON.parse(await world.reads('file/list', { report_id }, name));
    const [{ file_id }] = files;
    await world.reads('file/get', { file_id }, PHOTO.toString('base64'));
    await world.reads('file/get/metadata', { file_id }, name);
    await world.link.call('send_bid_comp', {
      report_id: `${report_id}`,
      dst_invoice_item_id: OTHER,
      invoice_item_desc: described,
      qty_bid: '1.00',
    });
    const { items } = JSON.parse(await world.reads('file/flag/items', { report_id }, described));
    const [{ comp_note_id }] = items.bids;
    const flag = { file_id, type: 'b', comp_note_id };
    await world.changes('file/flag', flag, () => inResults(report_id, { shows: 'work_type' }));
    await world.changes(
      'file/upload',
      { report_id, file_area: 0 },
      () => ({
        link: () =>
          world.link.call('get_file', { report_id: `${report_id}`, module_type: 'uploads' }),
        command: ['order', 'files', `${report_id}`],
        console: `orders/${report_id}`,
        shows: upload,
      }),
      '--file',
      world.file(upload, PHOTO),
    );
    const type = world.mark();
    await world.command('document-type', 'create', type);
    await world.reads('file/document/types', {}, type);
  }, 60_000);

  it('works on notes', async () => {
    const report_id = await world.order({});
    const [sent, made, changed] = [world.mark(), world.mark(), world.mark()];
    const note = { note_id: '9', note_type: 'wo', note_text: sent } as const;
    await world.link.call('send_notes', {
      dst_report_id: `${report_id}`,
      note: [{ ...note, has_attachments: false }],
    });
    const notes = await world.command('order', 'notes', `${report_id}`, '--json');
    const note_id = Number(JSON.parse(notes)[0].note_id);
    await world.reads('jobnote/list', { report_id }, `"note_id":${note_id}`);
    await world.reads('jobnote/get', { report_id, note_id }, sent);
    await world.reads('jobnote/file/list', { report_id, note_id }, '"files":[]');
    const given = { report_id, note_type: 'wo', note_text: made };
    const created = await world.changes('jobnote/create', given, () =>
      inNotes(report_id, { shows: made }),
    );
    const own = { report_id, note_id: created.note_id };
    await world.changes('jobnote/update', { ...own, note_text: changed }, () =>
      inNotes(report_id, { shows: changed }),
    );
    await world.changes('jobnote/delete', own, () => inNotes(report_id, { hides: made }));
  }, 60_000);

  it('works on properties and users', async () => {
    const address = world.mark();
    const report_id = await world.order({ address });
    const { property_id } = JSON.parse(
      await world.command('order', 'show', `${report_id}`, '--json'),
    );
    const place = { address, city: 'Omaha', state: 'NE', zip: '68102' };
    await world.reads('property/id', place, `"org_property_id":${property_id}`);
    await world.command('property', 'field', 'add', 'occupant', '--label', 'Name of occupant');
    await world.reads('property/definition', {}, 'Name of occupant');
    const [ours, theirs] = [world.mark(), world.mark()];
    const org_property_id = Number(property_id);
    await world.command('property', 'set', property_id, '--set', `occupant=${ours}`);
    await world.reads('property/get', { org_property_id }, ours);
    const change = { org_property_id, values: { occupant: theirs } };
    await world.changes('property/update', change, () => ({
      command: ['property', 'show', property_id],
      shows: theirs,
    }));
    await world.command('group', 'create', 'crew of the north');
    await world.reads('user/group/list', {}, 'crew of the north');
    await world.command('user', 'create', 'bert', '--company', 'Acme Inc');
    await world.reads('user/search', { user_name: 'bert' }, 'Acme Inc');
  }, 60_000);

  it('works on import profiles', async () => {
    const [queue, wo_number] = [world.mark(), world.mark()];
    await world.command('profile', 'create', queue, '--account', 'demo');
    const profiles = JSON.parse(await world.reads('autoimport/list', {}, queue));
    const numberOf = (name: string) =>
      profiles.find((one: { readonly friendly_name: string }) => one.friendly_name === name)
        .autoimport_id;
    const rows = `wo_number,address,city,state,zip\n${wo_number},1 Elm St,Omaha,NE,68102\n`;
    const file = ['--file', world.file('orders.csv', rows)];
    const upload = { autoimport_id: numberOf(queue), name: 'orders.csv' };
    await world.changes(
      'autoimport/upload',
      upload,
      () => ({ command: ['profile', 'files', queue], shows: 'orders.csv' }),
      ...file,
    );
    const isMade = async () => (await world.console('orders?today=20261120')).includes(wo_number);
    await eventually(isMade, 'the order of the file');
    const listed = await world.link.call('get_all_orders', {});
    expect(listed.filter((one) => one.wo_number === wo_number)).toHaveLength(1);
    const compiled = world.mark();
    await world.command('profile', 'create', compiled, '--account', 'demo', '--kind', 'INS');
    await world.command('profile', 'put', compiled, '2026-11-20', world.file('pir.txt', compiled));
    await world.api('autoimport/list').then((all) => profiles.push(...all));
    const asked = { autoimport_id: numberOf(compiled), export_date: '2026-11-20' };
    await world.reads('autoimport/export', asked, Buffer.from(compiled).toString('base64'));
  }, 60_000);

  it('leaves no action of the catalogue out', () => {
    const left = apiCatalogue.filter(({ action }) => !world.covered.has(action));
    expect(left.map(({ action }) => action)).toEqual([]);
  });
});
