import type { Note } from '../store/note.js';
import type { Order } from '../store/order.js';
import { FRONT_OF_HOUSE, inMemory, type StoredFile } from '../store/stored-file.js';
import { housePicture } from './house-picture.js';
import { DEMO_ORG } from './notes.js';
import { pdf } from './pdf.js';

type FileIdentity = Pick<StoredFile, 'id' | 'reportId' | 'module'>;

function photo(
  identity: FileIdentity,
  name: string,
  description: string,
  house: number,
): StoredFile {
  return {
    ...identity,
    name,
    mimeType: 'image/jpeg',
    area: 0,
    description,
    orgName: DEMO_ORG,
    content: inMemory(() => housePicture(house, 640, 480)),
    thumbnail: inMemory(() => housePicture(house, 160, 120)),
  };
}

function paper(identity: FileIdentity, name: string, lines: readonly string[]): StoredFile {
  return {
    ...identity,
    name,
    mimeType: 'application/pdf',
    area: 1,
    description: '',
    orgName: DEMO_ORG,
    content: inMemory(() => pdf(lines)),
    thumbnail: undefined,
  };
}

function orderFiles({ reportId, woNumber, sheet }: Order, index: number): StoredFile[] {
  const first = 30_001 + index * 10;
  const at = (offset: number): FileIdentity => ({
    id: first + offset,
    reportId,
    module: 'uploads',
  });
  const house = Number(sheet.loan_number);
  const photos = Array.from({ length: index % 3 }, (_, number) =>
    photo(at(number), `${woNumber}-${number + 1}.jpg`, '', house + number),
  );
  const front = sheet.has_foh ? [photo(at(5), 'front.jpg', FRONT_OF_HOUSE, house)] : [];
  const { work_type_alias, address, comments } = sheet;
  const lines = [`Work order ${woNumber}`, work_type_alias ?? '', address ?? '', comments ?? ''];
  const papers = index % 4 === 0 ? [paper(at(6), `${woNumber}.pdf`, lines)] : [];
  return [...front, ...photos, ...papers];
}

function attachment({ id, reportId, propertyId, type, text }: Note): StoredFile {
  const identity: FileIdentity = { id: 50_000 + (id % 10_000), reportId, module: 'job_notes' };
  const file = paper(identity, `note-${id}.pdf`, [`Attachment of note ${id}`, text]);
  return type === 'prop' ? { ...file, propertyId } : file;
}

/** Photos and documents of the orders, and the attachments of the notes. */
export function demoFiles(orders: readonly Order[], notes: readonly Note[]): StoredFile[] {
  return [
    ...orders.flatMap(orderFiles),
    ...notes.filter(({ hasAttachments }) => hasAttachments).map(attachment),
  ];
}
