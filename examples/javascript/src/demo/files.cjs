'use strict';

const { FRONT_OF_HOUSE, inMemory } = require('../store/stored-file.cjs');
const { housePicture } = require('./house-picture.cjs');
const { DEMO_ORG } = require('./notes.cjs');
const { pdf } = require('./pdf.cjs');

function photo(place, name, description, house) {
  return {
    ...place,
    name,
    mimeType: 'image/jpeg',
    area: 0,
    description,
    orgName: DEMO_ORG,
    content: inMemory(() => housePicture(house, 640, 480)),
    thumbnail: inMemory(() => housePicture(house, 160, 120)),
  };
}

function paper(place, name, lines) {
  return {
    ...place,
    name,
    mimeType: 'application/pdf',
    area: 1,
    description: '',
    orgName: DEMO_ORG,
    content: inMemory(() => pdf(lines)),
    thumbnail: undefined,
  };
}

function orderFiles({ reportId, woNumber, sheet }, index) {
  const first = 30_001 + index * 10;
  const at = (offset) => ({ id: first + offset, reportId, module: 'uploads' });
  const house = Number(sheet.loan_number);
  const photos = Array.from({ length: index % 3 }, (_, number) =>
    photo(at(number), `${woNumber}-${number + 1}.jpg`, '', house + number),
  );
  const front = sheet.has_foh ? [photo(at(5), 'front.jpg', FRONT_OF_HOUSE, house)] : [];
  const lines = [`Work order ${woNumber}`, sheet.work_type_alias, sheet.address, sheet.comments];
  const papers = index % 4 === 0 ? [paper(at(6), `${woNumber}.pdf`, lines)] : [];
  return [...front, ...photos, ...papers];
}

function attachment({ id, reportId, propertyId, type, text }) {
  const place = { id: 50_000 + (id % 10_000), reportId, module: 'job_notes' };
  const file = paper(place, `note-${id}.pdf`, [`Attachment of note ${id}`, text]);
  return type === 'prop' ? { ...file, propertyId } : file;
}

/** Photos and documents of the orders, and the attachments of the notes. */
function demoFiles(orders, notes) {
  return [
    ...orders.flatMap(orderFiles),
    ...notes.filter(({ hasAttachments }) => hasAttachments).map(attachment),
  ];
}

module.exports = { demoFiles };
