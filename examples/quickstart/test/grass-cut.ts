import { parseForm } from 'svclink/forms';
import { grassCut } from '../../forms/grass-cut.js';
import type { Quickstart } from '../src/quickstart.js';
import { sentFileKey } from '../src/store/sent-files.js';
import { inMemory } from '../src/store/stored-file.js';

/** The form of order 1001. */
export const form = parseForm(grassCut);
export const ids = { dst_report_id: '1001', pcr_form_id: form.id };

function find(shareName: string) {
  const question = form.questions.find((one) => one.shareName === shareName);
  if (question) return question;
  throw new Error(`the form asks for ${shareName}`);
}

/** The id of a question, by its share name. */
export function questionId(shareName: string): string {
  return find(shareName).id;
}

/** The id of an option, by its text. */
export function optionId(shareName: string, text: string): string {
  return find(shareName).options.find((option) => option.text === text)?.id ?? '';
}

/** A row that chooses an option. */
export function row(shareName: string, text: string) {
  return {
    pcr_question_id: questionId(shareName),
    question_data_type: 'int' as const,
    int_value: optionId(shareName, text),
  };
}

/** Adds a file, as if it had been sent before. */
export function receiveFile({ site }: Quickstart, fileId: string, area: 0 | 1 = 0): void {
  const order = site.store.order('1001');
  const id = site.store.newId();
  site.store.sentFiles.set(sentFileKey({ order, sender: 'demo', fileId }), id);
  site.store.files.set(id, {
    id,
    reportId: order.reportId,
    module: 'uploads',
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    area,
    description: '',
    orgName: 'demo',
    content: inMemory(() => Buffer.from('a')),
    thumbnail: undefined,
  });
}
