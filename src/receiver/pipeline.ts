import type { Reply } from '../http/index.js';
import type { Form } from './body/form.js';
import { LinkEvent } from './event.js';
import { toLinkError } from './observer.js';
import { Passage } from './passage.js';
import type { ReceiverRequest } from './request.js';
import type { Settings } from './settings.js';
import { checkCredentials } from './stages/credentials.js';
import { readInput } from './stages/data.js';
import { readFormEnvelope } from './stages/envelope.js';
import { findEvent } from './stages/event.js';
import { readForm } from './stages/form.js';
import { runHandler } from './stages/handler.js';
import { failureReply, successReply } from './stages/reply.js';
import { writeEnvelope } from './stages/result.js';
import { checkSite } from './stages/site.js';

/** Takes one request through the nine stages. Never rejects: every failure is an envelope. */
export async function answer(request: ReceiverRequest, settings: Settings): Promise<Reply> {
  const passage = new Passage(request, settings.observer);
  let form: Form | undefined;
  try {
    form = await readForm(request, settings);
    const envelope = readFormEnvelope(form);
    passage.username = envelope.username;
    const account = await checkCredentials(envelope, request, settings);
    await checkSite(envelope, account, settings);
    passage.eventName = envelope.event_name;
    const route = findEvent(envelope, settings);
    const { data, intake } = await readInput(form, envelope, route, settings);
    const event = new LinkEvent(passage, { envelope, account, data, route });
    const result = await runHandler(event, route, intake, settings, passage);
    const body = await writeEnvelope(event, route, result, settings, passage);
    passage.done();
    return successReply(body, settings);
  } catch (error) {
    const failure = toLinkError(error);
    passage.done(failure);
    return failureReply(failure, settings);
  } finally {
    if (form?.release) await form.release();
  }
}
