import { Readable } from 'node:stream';
import { defineForm, type PcrJson } from '../../forms/index.js';
import type { Site } from '../../site/index.js';

/** The account and the link of a rehearsal. */
export const ACCOUNT = 'importer';
export const LINK = 'owner';

const JPEG_START = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const FORM: PcrJson = defineForm({
  id: 71,
  name: 'Occupancy',
  questions: {
    occupied: { type: 'radio', text: 'Occupied?', options: ['Yes', 'No'], required: true },
    front: { type: 'photos', text: 'Front', photos: { min: 1, max: 3 } },
  },
});

function idOf(
  section: 'options_pcr_forms_questions' | 'options_pcr_forms_questions_values',
  text: string,
) {
  const records = Object.entries(Object.values(FORM)[0]?.[section] ?? {});
  const named = records.find(([, record]) => Object.values(record).includes(text));
  return named?.[0] ?? '';
}

/** Which orders are cancelled, and which have no bids: all ways through a life are taken. */
export const isCancelled = (index: number) => index % 17 === 16;
export const hasBids = (index: number) => index % 5 !== 4;

function photo(index: number): Readable {
  return Readable.from([Buffer.concat([JPEG_START, Buffer.from(`photo of ${index}`)])]);
}

/** What the owner has before its first order. */
export async function prepareOwner({ owner }: Site, password: string): Promise<void> {
  await owner.accounts.create({ username: ACCOUNT, password });
  await owner.forms.add(FORM, { form_ver_id: 1 });
  await owner.items.setForClient('Rehearsal', [{ id: 501, description: 'Grass' }]);
}

/** Makes an order with everything that may come with one. @returns its report_id */
export async function makeOrder({ owner }: Site, index: number): Promise<string> {
  const reportId = await owner.orders.create({
    account: ACCOUNT,
    wo_number: `R-${index}`,
    client_company_alias: 'Rehearsal',
    address: `${index} Rehearsal St`,
    city: 'Omaha',
    state: 'NE',
    zip: '68102',
    line_items: [{ desc: 'Grass', qty: 1, price: '45.00' }],
    pcr_forms: [{ pcr_form_id: 71, form_required: true }],
  });
  await owner.files.add({ report_id: reportId, file_name: 'before.jpg', content: photo(index) });
  await owner.notes.create({ report_id: reportId, note_text: 'Mind the dog' });
  if (index % 10 === 0) {
    const order = await owner.orders.get(reportId);
    const front = { file_name: 'front.jpg', content: photo(index) };
    await owner.properties.setFrontOfHouse(order?.property_id ?? '', front);
  }
  return reportId;
}

/** What happens to orders while they are in the field. */
export async function changeOrder({ owner }: Site, index: number, reportId: string): Promise<void> {
  if (isCancelled(index)) return owner.orders.cancel(reportId);
  if (index % 7 === 0) await owner.orders.update(reportId, { comments: `changed ${index}` });
  if (index % 11 === 0) await owner.orders.followUp(reportId, 'Photos are dark');
  if (index % 13 === 0) await owner.orders.requestCancellation(reportId);
}

/** Gives all results of an order, and says that it is ready. */
export async function giveResults({ importer }: Site, index: number, id: string): Promise<void> {
  const question = idOf('options_pcr_forms_questions', 'Front');
  const bids = hasBids(index) ? [{ key: 'grass', item_id: 501, qty_comp: 1 }] : [];
  await importer.results.add(id, {
    answers: [
      {
        pcr_form_id: 71,
        answers: {
          [idOf('options_pcr_forms_questions', 'Occupied?')]: idOf(
            'options_pcr_forms_questions_values',
            'Yes',
          ),
        },
      },
    ],
    photos: [
      {
        file_name: 'after.jpg',
        content: photo(index),
        flags: [
          { pcr_form_id: 71, pcr_question_id: question },
          ...(hasBids(index)
            ? [{ bid: 'grass', work_type: 'c' as const, stage: 'a' as const }]
            : []),
        ],
      },
    ],
    bids,
    invoice: { lines: [{ key: 'grass', item_id: 501, quantity: 1, price: '45.00' }] },
    notes: [{ key: 'done', note_text: 'Done' }],
    check_ins: [{ checkin_ts: '2026-11-22 09:30:00', gps_lat: 41.25, gps_lng: -96.1 }],
    ready: true,
  });
}

/** What the owner has of an order at the end, beside what it should have: name, found, wanted. */
export async function whatArrived(
  { owner }: Site,
  index: number,
  reportId: string,
): Promise<readonly (readonly [string, number, number])[]> {
  const order = await owner.orders.get(reportId);
  if (isCancelled(index)) return [['cancelled', order?.wo_status === 'Cancelled' ? 1 : 0, 1]];
  const results = await owner.results(reportId);
  const files = (await owner.files.list(reportId)).filter(({ account_id }) => account_id !== null);
  const notes = (await owner.notes.list(reportId)).filter(({ insert_by }) => insert_by === ACCOUNT);
  const bids = hasBids(index) ? 1 : 0;
  return [
    ['ready for office', order?.wo_status === 'Ready for Office' ? 1 : 0, 1],
    ['photos', files.length, 1],
    ['flags', results.flags.length, 1 + bids],
    ['bids', results.bids.length, bids],
    ['confirmations of no bids', results.no_bids_at === null ? 0 : 1, 1 - bids],
    ['invoices', results.invoices.length, 1],
    ['invoice lines', results.invoices.flatMap(({ lines }) => lines).length, 1],
    ['answers', results.answers.length, 1],
    ['notes', notes.length, 1],
    ['check-ins', results.check_ins.length, 1],
  ];
}
