import type { RuleContext } from '../../protocol/catalogue/entry.js';
import { readData } from '../../protocol/codec/data-codec.js';
import { type RequestEnvelope, readEventData } from '../../protocol/envelope.js';
import { LinkError } from '../../protocol/errors.js';
import { type EventInput, takeFile } from '../files/take-file.js';
import type { Form } from '../form/form.js';
import { checkAgainstForm } from '../pcr-check.js';
import type { EventRoute } from '../registry.js';
import type { Settings } from '../settings.js';

/**
 * Stage 6: event_data in canonical spelling, checked; for send_file also the file, kept and checked.
 *
 * @throws LinkError `event_data_malformed`, `data_invalid`, and those of files
 */
export async function readInput(
  form: Form,
  envelope: RequestEnvelope,
  { definition }: EventRoute,
  settings: Settings,
  notice: RuleContext['notice'],
): Promise<EventInput> {
  const raw = readEventData(envelope, settings);
  if (definition?.entry.file) return takeFile(form, raw, definition, settings, notice);
  if (form.part !== undefined) {
    throw new LinkError('data_invalid', `file: ${envelope.event_name} takes no file`);
  }
  const context = { now: Math.floor(Date.now() / 1000), dialect: settings.dialect, notice };
  // Nothing is known of an event that only the catch-all takes: its data goes on as it came.
  const data = definition ? readData(definition, raw, context) : raw;
  const { checkPcrAnswers } = settings;
  const formCheck = definition?.entry.formCheck;
  if (checkPcrAnswers && formCheck) await checkAgainstForm(formCheck, data, checkPcrAnswers);
  return { data, intake: undefined };
}
