import type { Reply } from '../http/index.js';
import { EventRun, LinkEvent } from './event.js';
import type { Form } from './form/form.js';
import { toLinkError } from './observer.js';
import { type ReceiverRequest, RequestContext } from './request.js';
import type { Settings } from './settings.js';
import { checkCredentials, checkSite } from './stages/credentials.js';
import { readForm, readFormEnvelope } from './stages/form.js';
import { readInput, runHandler } from './stages/handler.js';
import { failureReply, successReply, writeEnvelope } from './stages/result.js';

/** Takes one request through the nine stages. Never rejects: every failure is an envelope. */
export async function answer(request: ReceiverRequest, settings: Settings): Promise<Reply> {
  const context = new RequestContext(request, settings.observer);
  let form: Form | undefined;
  let run: EventRun | undefined;
  try {
    form = await readForm(request, settings);
    const envelope = readFormEnvelope(form);
    context.username = envelope.username;
    const account = await settings.unfinished.during(form.held ?? 0, () =>
      checkCredentials(envelope, request, settings),
    );
    await checkSite(envelope, account, settings);
    context.eventName = envelope.event_name;
    const route = settings.registry.route(envelope.event_name.trim());
    const { data, intake } = await readInput(form, envelope, route, settings, context.notice);
    context.exchanged.data = data;
    run = new EventRun(context, settings.deadlines.of(envelope.event_name.trim()));
    const event = new LinkEvent(run, { envelope, account, data, definition: route.definition });
    const result = await runHandler(event, route, intake, run, settings);
    const body = await writeEnvelope(event, route, result, run, settings);
    if (typeof body === 'string') context.exchanged.answer = body;
    context.done();
    return successReply(body, settings);
  } catch (error) {
    await run?.abandon();
    const failure = toLinkError(error);
    context.done(failure);
    return failureReply(failure, settings);
  } finally {
    if (form?.release) await form.release();
  }
}
