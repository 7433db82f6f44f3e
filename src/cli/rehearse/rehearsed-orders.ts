import { Readable } from 'node:stream';
import { defineForm, type PcrJson } from '../../forms/index.js';
import type { Site } from '../../site/index.js';
import type { RehearsedSite } from './site-process.js';

/** The account of the importing site at the owner, the account of the owner at the importing site, and the link. */
export const ACCOUNT = 'importer';
const OWNER = 'owner';
export const LINK = 'owner';
const NOTE = 'Mind the dog';
const GROUP = 'everybody';

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

/** Returns the variants of the lifecycle for an order, by its number. The orders cover all of them. */
export function courseOf(index: number) {
  const isCancelled = index % 17 === 16;
  return {
    isCancelled,
    hasFront: index % 10 === 0,
    hasBids: index % 5 !== 4,
    hasAttachment: index % 3 === 0,
    isChanged: !isCancelled && index % 7 === 0,
    isReturned: !isCancelled && index % 11 === 0,
    isToBeCancelled: !isCancelled && index % 13 === 0,
  };
}

function photo(index: number): Readable {
  return Readable.from([Buffer.concat([JPEG_START, Buffer.from(`photo of ${index}`)])]);
}

/** Creates the accounts and the link of both sites. @returns the failure of the link, if it fails */
export async function introduce(
  { store: { owner }, url: ownerUrl }: RehearsedSite,
  { store: importing, url: importerUrl }: RehearsedSite,
  password: string,
): Promise<string | null> {
  await importing.owner.accounts.create({ username: OWNER, password });
  await owner.accounts.create({ username: ACCOUNT, password });
  await owner.accounts.update(ACCOUNT, {
    receiver_url: `${importerUrl}/link`,
    receiver_username: OWNER,
    receiver_password: password,
  });
  await owner.forms.add(FORM, { form_ver_id: 1 });
  await owner.items.setForClient('Rehearsal', [{ id: 501, description: 'Grass' }]);
  await importing.owner.users.createGroup(GROUP);
  const link = await importing.importer.links.add({
    name: LINK,
    url: `${ownerUrl}/link`,
    username: ACCOUNT,
    password,
    account: OWNER,
    recognises_repetitions: true,
    job_notes: true,
    note_groups: [GROUP],
    supplied_notes: true,
    bid_comp_confirm: true,
    poll_seconds: 1,
  });
  return link.failure;
}

/** Makes an order with all parts that an order may have. @returns its report_id */
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
  await owner.notes.create({ report_id: reportId, note_text: NOTE });
  if (courseOf(index).hasFront) {
    const order = await owner.orders.get(reportId);
    const front = { file_name: 'front.jpg', content: photo(index) };
    await owner.properties.setFrontOfHouse(order?.property_id ?? '', front);
  }
  return reportId;
}

/** Changes an order while it is in the field. */
export async function changeOrder({ owner }: Site, index: number, reportId: string): Promise<void> {
  const { isCancelled, isChanged, isReturned, isToBeCancelled } = courseOf(index);
  if (isCancelled) await owner.orders.cancel(reportId);
  if (isChanged) await owner.orders.update(reportId, { comments: `changed ${index}` });
  if (isReturned) await owner.orders.followUp(reportId, 'Photos are dark');
  if (isToBeCancelled) await owner.orders.requestCancellation(reportId);
}

/** Gives all results of an order, and marks it ready. */
export async function giveResults({ importer }: Site, index: number, id: string): Promise<void> {
  const { hasBids, hasAttachment } = courseOf(index);
  const question = idOf('options_pcr_forms_questions', 'Front');
  const occupied = idOf('options_pcr_forms_questions', 'Occupied?');
  const yes = idOf('options_pcr_forms_questions_values', 'Yes');
  const bid = { bid: 'grass', work_type: 'c' as const, stage: 'a' as const };
  const attachment = { file_name: 'plan.pdf', content: Readable.from(['%PDF-1.4 the plan']) };
  await importer.results.add(id, {
    answers: [{ pcr_form_id: 71, answers: { [occupied]: yes } }],
    photos: [
      {
        file_name: 'after.jpg',
        content: photo(index),
        flags: [{ pcr_form_id: 71, pcr_question_id: question }, ...(hasBids ? [bid] : [])],
      },
    ],
    bids: hasBids ? [{ key: 'grass', item_id: 501, qty_comp: 1 }] : [],
    invoice: { lines: [{ key: 'grass', item_id: 501, quantity: 1, price: '45.00' }] },
    notes: [
      { key: 'done', note_text: 'Done', ...(hasAttachment ? { attachments: [attachment] } : {}) },
    ],
    check_ins: [{ checkin_ts: '2026-11-22 09:30:00', gps_lat: 41.25, gps_lng: -96.1 }],
    ready: true,
  });
}

/** A count: its name, the found number, and the expected number. */
export type Found = readonly [what: string, found: number, wanted: number];

/** Returns the records of an order at the owner, with the expected numbers. */
export async function atOwner(
  { owner }: Site,
  index: number,
  reportId: string,
): Promise<readonly Found[]> {
  const { isCancelled, hasBids, hasAttachment } = courseOf(index);
  const order = await owner.orders.get(reportId);
  const status = isCancelled ? 'Cancelled' : 'Ready for Office';
  const results = await owner.results(reportId);
  const files = (await owner.files.list(reportId)).filter(({ account_id }) => account_id !== null);
  const notes = (await owner.notes.list(reportId)).filter(({ insert_by }) => insert_by === ACCOUNT);
  const count = (area: string) => files.filter((file) => file.area === area).length;
  const one = isCancelled ? 0 : 1;
  const bids = hasBids ? one : 0;
  return [
    [status, order?.wo_status === status ? 1 : 0, 1],
    ['photos', count('uploads'), one],
    ['attachments', count('job_notes'), hasAttachment ? one : 0],
    ['flags', results.flags.length, one + bids],
    ['bids', results.bids.length, bids],
    ['confirmations of no bids', results.no_bids_at === null ? 0 : 1, one - bids],
    ['invoices', results.invoices.length, one],
    ['invoice lines', results.invoices.flatMap(({ lines }) => lines).length, one],
    ['answers', results.answers.length, one],
    ['notes', notes.length, one],
    ['check-ins', results.check_ins.length, one],
  ];
}

/** Returns the changes of an order that the importing site has, with the expected numbers. */
export async function changesAtImporter(
  { importer }: Site,
  index: number,
  id: string,
): Promise<readonly Found[]> {
  const { isCancelled, isChanged, isReturned, isToBeCancelled } = courseOf(index);
  const order = await importer.orders.get(id);
  const changes = await importer.orders.changes(id);
  const count = (name: string) => changes.filter(({ field }) => field === name).length;
  const isPending = order?.pending_cancellation_at != null;
  return [
    ['changes', count('comments'), Number(isChanged)],
    ['returns', count(''), Number(isReturned)],
    ['requests to cancel', Number(isPending), Number(isToBeCancelled)],
    ['cancellations', Number(order?.wo_status === 'Cancelled'), Number(isCancelled)],
  ];
}

/** Returns the records of an order at the importing site, with the expected numbers. */
export async function atImporter(
  site: Site,
  index: number,
  reportId: string,
): Promise<readonly Found[]> {
  const { orders } = site.importer;
  const copies = await orders.list({ link: LINK, report_id: reportId });
  const order = await orders.get(copies[0]?.id ?? '');
  if (!order) return [['imported orders', 0, 1]];
  const files = await orders.files(order.id);
  const notes = await orders.notes(order.id);
  const received = (await orders.history(order.id)).filter(({ action }) => action === 'received');
  return [
    ['imported orders', copies.length, 1],
    ['arrivals', received.length, 1],
    ['line items', order.line_items.length, 1],
    ['forms', order.pcr_forms.length, 1],
    ['items for bids', order.items.size, 1],
    ['documents', files.filter(({ file_name }) => file_name === 'before.jpg').length, 1],
    ['imported notes', notes.filter(({ note_text }) => note_text === NOTE).length, 1],
    ['front-of-house photos', Number(order.has_foh), Number(courseOf(index).hasFront)],
    ...(await changesAtImporter(site, index, order.id)),
  ];
}
