import { unixTime } from 'svclink';
import type { Note, SuppliedNote } from '../store/note.js';
import type { Order } from '../store/order.js';
import { pick } from './addresses.js';
import { DAY } from './order-sheet.js';

/** The organization of the demo. */
export const DEMO_ORG = 'Demo Field Services';

const TEXTS = [
  'Neighbor says the owner moved out in spring.',
  'The gate is locked. Ask the office for the code.',
  'Client wants photos of all four sides.',
  'Dog on the premises. Call ahead.',
];

const SUPPLIED_TEXTS = [
  'Utility company confirmed that the water is off.',
  'Broker will meet the crew on site.',
  'City notice posted on the front door.',
];

function dateTime(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}

function orderNotes({ reportId, propertyId }: Order, index: number, start: number): Note[] {
  const written = start - (4 + (index % 6)) * DAY;
  const original: Note = {
    id: 60_001 + index * 10,
    reportId,
    propertyId,
    type: index % 5 === 0 ? 'prop' : 'wo',
    revises: 0,
    text: pick(TEXTS, index),
    insertBy: '18',
    insertDate: dateTime(written),
    orgName: DEMO_ORG,
    hasAttachments: index % 4 === 0,
  };
  if (index % 3 !== 0) return [original];
  const revision: Note = {
    ...original,
    id: original.id + 1,
    revises: original.id,
    text: `${original.text} Confirmed by phone.`,
    insertBy: 'Office',
    insertDate: dateTime(written + DAY),
    hasAttachments: false,
  };
  return [original, revision];
}

/** Returns notes for every second order of the first half: originals, revisions, property notes. */
export function demoNotes(orders: readonly Order[], start: number): Note[] {
  return orders.flatMap((order, index) =>
    index < 24 && index % 2 === 0 ? orderNotes(order, index, start) : [],
  );
}

/** Returns the notes that the demo supplies to other sides. */
export function demoSuppliedNotes(orders: readonly Order[], start: number): SuppliedNote[] {
  return orders.slice(0, 6).map((order, index) => ({
    woNumber: order.woNumber,
    noteId: `N-${4100 + index}`,
    type: index % 3 === 2 ? 'prop' : 'wo',
    text: pick(SUPPLIED_TEXTS, index),
    from: 'Demo back office',
    transactionId: `${77_000 + index}`,
    writtenAt: unixTime(start - (1 + index) * DAY),
  }));
}
