import type { FileFlag } from 'svclink/api';

/** A file of a work order, with its content. */
export interface DemoFile {
  report_id: number;
  file_id: number;
  file_name: string;
  file_type: string;
  file_area: 0 | 1;
  flags: FileFlag[];
  content: Buffer;
  uploadedAt: string;
}

/** The smallest picture that viewers accept as a JPEG: one grey dot. */
const PHOTO = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AKp//2Q==',
  'base64',
);
const DOCUMENT = Buffer.from('%PDF-1.4\n% a document of the demo\n%%EOF\n');

const FLAGS: readonly FileFlag[][] = [
  [{ type: 'b', comp_note_id: 501, item_description: 'Grass cut', stage: 'b', damage_id: 61 }],
  [
    {
      type: 'c',
      comp_note_id: 502,
      item_description: 'Board a window',
      stage: 'a',
      violation_id: 71,
    },
  ],
  [
    {
      type: 'pc',
      pcr_question_id: 88,
      question: 'Is the property occupied?',
      pcr_form_id: 12,
      form_name: 'Occupancy check',
    },
  ],
  [{ type: 'd', damage_id: 61, damage_title: 'Roof leak' }],
  [{ type: 'v', violation_id: 71, violation_title: 'High grass' }],
  [],
];

/** Document types by id. */
export const DOCUMENT_TYPES = { 1: 'Lease', 2: 'Invoice', 3: 'Permit' };

/** Six photos on the first work order, with every kind of flag, and a document on each of the first ten. */
export function demoFiles(): Map<number, DemoFile> {
  const files = new Map<number, DemoFile>();
  const add = (file: Omit<DemoFile, 'file_id' | 'uploadedAt'>) => {
    const file_id = 9001 + files.size;
    files.set(file_id, { ...file, file_id, uploadedAt: '2026-01-05 08:30:00' });
  };
  FLAGS.forEach((flags, index) => {
    const photo = { file_type: 'image/jpeg', file_area: 0 as const, content: PHOTO };
    add({ ...photo, report_id: 1001, file_name: `photo-${index + 1}.jpg`, flags });
  });
  for (let report_id = 1001; report_id <= 1010; report_id += 1) {
    const document = { file_type: 'application/pdf', file_area: 1 as const, content: DOCUMENT };
    add({ ...document, report_id, file_name: `lease-${report_id}.pdf`, flags: [] });
  }
  return files;
}
