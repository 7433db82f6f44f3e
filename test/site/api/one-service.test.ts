import { Readable } from 'node:stream';
import { defineForm } from '../../../src/forms/index.js';
import { LinkError } from '../../../src/index.js';
import type { Database } from '../../../src/site/engine/store/database.js';
import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import { DOOR_PHOTO } from '../../support/exif-photo.js';
import { TestConsole } from '../console/open-console.js';
import { ENGINES } from '../databases.js';
import { PLACE } from '../open-site.js';
import { OrdersOfApp } from './orders-of-app.js';

const FORM = defineForm({
  id: 71,
  name: 'Check',
  questions: {
    remarks: { type: 'textbox', text: 'Remarks', required: true },
    front: { type: 'photos', text: 'Front' },
  },
});
const question = (text: string) =>
  String(
    Object.values(Object.values(FORM)[0]?.options_pcr_forms_questions ?? {}).find(
      ({ question_name }) => question_name === text,
    )?.pcr_question_id,
  );
const [REMARKS, FRONT] = [question('Remarks'), question('Front')];
const BID = { qty_bid: '2.00', client_price_bid: '5.00' };
const API_BID = { invoice_item_other: 'Grass', qty: 2, client_price: 5, contractor_price: 0 };
const LINE = { item_desc: 'Paint', quantity: '1.00', price: '5.00' };
const BY = { by: 'ann', from: 'command' } as const;

/** An order of a row: its number, and our ids of a photo that it has. */
interface Prepared {
  readonly id: string;
  readonly photo: string;
}

type Face = 'link' | 'api' | 'console' | 'command';
type Act = (order: Prepared) => Promise<unknown>;

/** A kind of change: how each face makes it, and what it leaves behind whichever it was. */
interface Row {
  readonly faces: Partial<Record<Face, Act>>;
  /** The actions in the history of the order. */
  readonly history: readonly string[];
  /** The events of the site. */
  readonly events: readonly string[];
  /** The fields whose change the importer of the order is told. */
  readonly told?: readonly string[];
  /** True if a cancelled order refuses it. */
  readonly isRefused: boolean;
}

describe.each(ENGINES.slice(0, 1))(
  'a change of an order by link, API, console and command',
  (engine) => {
    let test: OrdersOfApp;
    let database: Database;
    let page: TestConsole;
    let agent: Awaited<ReturnType<TestConsole['as']>>;
    beforeAll(async () => {
      await engine.start();
      test = await OrdersOfApp.open(engine, { thumbnails: false });
      await test.site.owner.forms.add(FORM, { form_ver_id: 3 });
      await test.site.site.importer.links.pause('owner');
      database = await openDatabase(test.site.database);
      page = await TestConsole.on(test.site);
      agent = await page.as('operator');
    });
    afterAll(async () => {
      page?.closeServer();
      await database?.close();
      await test?.close();
      await engine.stop();
    });

    const at = (path: string) => `/api/orders/${path}`;
    const photo = () => Readable.from([DOOR_PHOTO]);
    const rows: Readonly<Record<string, Row>> = {
      file: {
        faces: {
          link: ({ id }) => {
            const data = { dst_report_id: id, file_id: 'F', file_name: 'door.jpg', file_area: 0 };
            const file = { content: DOOR_PHOTO, name: 'door.jpg' };
            return test.site.result('send_file', data as never, { file });
          },
          api: ({ id }) => {
            const content = DOOR_PHOTO.toString('base64');
            const file = { report_id: Number(id), file_name: 'door.jpg', file_area: 0, content };
            return test.app.result('file/upload', file);
          },
          console: ({ id }) =>
            agent
              .post(`${at(id)}/files?name=door.jpg`)
              .set('Content-Type', 'application/octet-stream')
              .send(DOOR_PHOTO)
              .expect(200),
          command: ({ id }) =>
            test.site.owner.files.add(
              { report_id: id, file_name: 'door.jpg', content: photo() },
              BY,
            ),
        },
        history: ['file added'],
        events: ['received file'],
        isRefused: false,
      },
      note: {
        faces: {
          link: ({ id }) => {
            const note = { note_id: '1', note_text: 'x', note_type: 'wo', has_attachments: false };
            return test.site.result('send_notes', { dst_report_id: id, note: [note as never] });
          },
          api: ({ id }) =>
            test.app.result('jobnote/create', { report_id: Number(id), note_text: 'x' }),
          console: ({ id }) =>
            agent
              .post(`${at(id)}/notes`)
              .send({ note_text: 'x' })
              .expect(200),
          command: ({ id }) =>
            test.site.owner.notes.create({ report_id: id, note_text: 'x' }, undefined, BY),
        },
        history: ['note added'],
        events: ['received note'],
        isRefused: false,
      },
      bid: {
        faces: {
          link: ({ id }) =>
            test.site.result('send_bid_comp', {
              ...{ report_id: id, dst_invoice_item_id: '***other***', ...BID },
              ...{ src_invoice_item_id: '3', invoice_item_desc: 'Grass' },
            } as never),
          api: ({ id }) => test.app.result('bid/create', { report_id: Number(id), ...API_BID }),
          command: ({ id }) =>
            test.site.owner.bids.create(
              id,
              { item_desc: 'Grass', qty_bid: '2.00', client_price: '5.00' },
              BY,
            ),
        },
        history: ['bid added'],
        events: ['received bid'],
        isRefused: true,
      },
      invoice: {
        faces: {
          link: ({ id }) =>
            test.site.result('send_contractor_invoice', {
              ...{ dst_report_id: id, dst_invoice_item_ids: { a: '***other***' }, comment: '' },
              invoice_lines: [{ line_id: 'a', invoice_item_id: '0', flat_fee: false, ...LINE }],
            } as never),
          api: ({ id }) => {
            const line = { invoice_item_other: 'Paint', qty: 1, price: 5 };
            return test.app.result('invoice/create', {
              ...{ report_id: Number(id), contractor_items: [line] },
            });
          },
          command: ({ id }) => {
            const { item_desc, quantity, price } = LINE;
            const contractor_lines = [{ item_desc, quantity, price }];
            return test.site.owner.invoices.create(id, { contractor_lines }, BY);
          },
        },
        history: ['invoice added'],
        events: ['received invoice'],
        isRefused: false,
      },
      answers: {
        faces: {
          link: ({ id }) =>
            test.site.result('send_pcr_answers', {
              ...{ dst_report_id: id, pcr_form_id: '71' },
              pcr_form_rows: [
                {
                  pcr_question_id: REMARKS,
                  question_data_type: 'varchar',
                  varchar_value: 'x',
                },
              ],
            } as never),
          api: ({ id }) =>
            test.app.result('workorder/pcr/answer', {
              ...{ report_id: Number(id), pcr_form_id: 71 },
              questions: [{ pcr_question_id: Number(REMARKS), answer: 'x' }],
            }),
          command: ({ id }) => test.site.owner.orderForms.answer(id, '71', { [REMARKS]: 'x' }, BY),
        },
        history: ['answered'],
        events: ['received answers'],
        isRefused: false,
      },
      flag: {
        faces: {
          link: ({ id }) =>
            test.site.result('send_photo_flag', {
              ...{ dst_report_id: id, pcr_form_id: '71' },
              question_data: [{ file_id: 'P', pcr_question_id: FRONT, work_type: 'pc' }],
            } as never),
          api: ({ photo: file }) =>
            test.app.result('file/flag', {
              ...{ type: 'pc', file_id: Number(file), pcr_question_id: Number(FRONT) },
            }),
          command: ({ id, photo: file }) =>
            test.site.owner.photoFlags.add(id, file, { type: 'pc', pcr_question_id: FRONT }, BY),
        },
        history: ['photo flagged'],
        events: [],
        isRefused: false,
      },
      ready: {
        faces: {
          link: async ({ id }) => {
            const data = { dst_report_id: id } as never;
            const result = await test.site.result('send_ready_for_office', data);
            // A refusal is no failure of the event.
            if (result.ready_update === '0') throw new Error(result.error.join());
          },
          api: ({ id }) => test.app.result('workorder/rfo', { report_id: Number(id), ready: 1 }),
          command: async ({ id }) => {
            const [problem] = await test.site.owner.orders.setReady(id, true, BY);
            if (problem) throw new Error(problem.text);
          },
        },
        history: ['ready for office'],
        events: ['received ready'],
        isRefused: true,
      },
      fields: {
        faces: {
          api: ({ id }) =>
            test.app.result('workorder/update', {
              ...{ report_id: Number(id), values: { date_due: '20270101' } },
            }),
          console: ({ id }) => agent.patch(at(id)).send({ date_due: '20270101' }).expect(200),
          command: ({ id }) => test.site.owner.orders.update(id, { date_due: '20270101' }, BY),
        },
        history: ['updated'],
        events: [],
        told: ['date_due'],
        isRefused: true,
      },
      'a form removed': {
        faces: {
          api: ({ id }) =>
            test.app.result('workorder/pcr/detach', { report_id: Number(id), pcr_form_id: 71 }),
          command: ({ id }) => test.site.owner.orderForms.detach(id, '71', BY),
        },
        history: ['form removed'],
        events: [],
        isRefused: true,
      },
    };

    /** An order that the account has imported, with a photo that it has sent. */
    async function prepared(): Promise<Prepared> {
      const pcr_forms = [{ pcr_form_id: 71, form_required: false }];
      const id = await test.site.order({ pcr_forms });
      await test.site.owner.items.setForOrder(id, [], { is_other_allowed: true });
      await test.site.result('mark_order_imported', { report_id: id } as never);
      const data = { dst_report_id: id, file_id: 'P', file_name: 'p.jpg', file_area: 0 };
      const file = { content: DOOR_PHOTO, name: 'p.jpg' };
      await test.site.result('send_file', data as never, { file });
      const [sent] = await test.site.owner.files.list(id);
      return { id, photo: sent?.file_id ?? '' };
    }

    /** What is stored of the changes of an order: its history, events of the site, and fields that its importer is told. */
    async function stored(id: string) {
      const { read } = database;
      const events = await read
        .selectFrom('site_events')
        .select(['event', 'payload'])
        .where('order_id', '=', id)
        .orderBy('id')
        .execute();
      const told = await read
        .selectFrom('order_changes')
        .select('field')
        .where('order_id', '=', id)
        .orderBy('id')
        .execute();
      return {
        history: (await test.site.owner.orders.history(id)).map(({ action }) => action),
        events: events.map(({ event, payload }) =>
          `${event} ${JSON.parse(payload).kind ?? ''}`.trim(),
        ),
        told: told.map(({ field }) => field),
      };
    }

    /** The outcome of a change by a face: what it has added, or its refusal. */
    async function outcome(act: Act, order: Prepared) {
      const before = await stored(order.id);
      const refusal = await act(order).then(
        () => '',
        (error: unknown) => (LinkError.is(error) ? error.message : String(error)) || 'refused',
      );
      const after = await stored(order.id);
      return {
        isRefused: refusal !== '',
        history: after.history.slice(before.history.length),
        events: after.events.slice(before.events.length),
        told: after.told.slice(before.told.length),
      };
    }

    it.each(Object.entries(rows))(
      '%s: the same history, events and updates for the importer [site.api.one-service]',
      async (_name, { faces, history, events, told = [] }) => {
        for (const [face, act] of Object.entries(faces)) {
          const result = await outcome(act, await prepared());
          const expected = { isRefused: false, history, events, told };
          expect({ face, ...result }).toEqual({ face, ...expected });
        }
      },
    );

    it.each(Object.entries(rows))(
      '%s: the same checks, on a cancelled order [site.api.one-service]',
      async (_name, { faces, isRefused }) => {
        for (const [face, act] of Object.entries(faces)) {
          const order = await prepared();
          await test.site.owner.orders.cancel(order.id, 'sold');
          const result = await outcome(act, order);
          expect({ face, isRefused: result.isRefused }).toEqual({ face, isRefused });
          if (isRefused) expect(result).toMatchObject({ history: [], events: [], told: [] });
        }
      },
    );

    it('an order made: the same history, events and status [site.api.one-service]', async () => {
      const order = { account: 'acme', wo_number: 'W-1', ...PLACE };
      const values = { client_company: 'Bank', work_type: 'Cut', date_due: '20270101' };
      const link = { client_company_alias: 'Bank', work_type_alias: 'Cut', date_due: '20270101' };
      const ids = {
        api: async () =>
          (await test.app.result('workorder/create', { values: { ...order, ...values } }))
            .report_id,
        console: async () =>
          (
            await agent
              .post('/api/orders')
              .send({ ...order, ...link })
              .expect(200)
          ).body.report_id,
        command: () => test.site.owner.orders.create({ ...order, ...link }, BY),
      };
      const made = [];
      for (const make of Object.values(ids)) {
        const id = String(await make());
        const shown = await test.site.result('get_order', { report_id: id } as never);
        const { report_id: _id, ...same } = Object(shown);
        made.push({
          ...(await stored(id)),
          order: JSON.stringify(same).replaceAll(`"${id}"`, '#'),
        });
      }
      const [first] = made;
      expect(first?.history).toEqual(['created']);
      for (const one of made)
        expect(one).toMatchObject({ history: first?.history, events: first?.events });
    });

    it.each(['api', 'console', 'command'] as const)(
      'results of an imported order by %s: the same outbox and history, under the name of who gave them [site.api.one-service]',
      async (face) => {
        const { importer } = test.site.site;
        const report_id = test.imported;
        const id = String(report_id);
        const before = (await importer.orders.history(id)).length;
        const key = `${face} note`;
        const note = { key, note_text: 'done' };
        if (face === 'api')
          await test.app.result('jobnote/create', { report_id, note_text: 'done' });
        if (face === 'command') await importer.results.add(id, { notes: [note] }, BY);
        if (face === 'console') {
          await agent
            .post(`/api/imported/${id}/results`)
            .send({ notes: [note] })
            .expect(200);
          await agent.post(`/api/imported/${id}/results/send`).send({}).expect(200);
        }
        const history = (await importer.orders.history(id)).slice(before);
        const name = { api: 'app desk', console: 'operator', command: 'ann' }[face];
        // A person stores drafts, and sends them.
        const given = face === 'console' ? 'results sent' : 'results added';
        const added = history.filter(({ action }) => action === given);
        expect(added.map(({ actor }) => actor)).toEqual([name]);
        expect(history.every(({ actor }) => actor === name)).toBe(true);
        const notes = (await importer.results.list(id)).filter(({ kind }) => kind === 'note');
        expect(notes.at(-1)).toMatchObject({ state: 'queued' });
      },
    );

    it('a property: the same values, named in the audit', async () => {
      const { properties, audit } = test.site.site;
      await properties.fields.add({ name: 'occupancy', label: 'O', type: 'text' });
      const { id } = await prepared();
      const { org_property_id } = await test.app.result('workorder/get', { report_id: Number(id) });
      const values = { occupancy: 'no' };
      await test.app.result('property/update', { org_property_id, values });
      await properties.update(String(org_property_id), { occupancy: 'yes' }, BY);
      const acts = (await audit.list()).filter(({ action }) => action === 'property.change');
      expect(acts.map(({ who }) => who).toSorted()).toEqual(['ann', 'app desk']);
      const [one, other] = acts;
      expect(one?.detail).toEqual(other?.detail);
    });
  },
);
