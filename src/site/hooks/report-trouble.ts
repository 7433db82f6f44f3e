import type { SiteContext } from '../engine/context.js';
import type { Statements } from '../engine/store/database.js';
import { type TroubleEvent, troubleEvent, troubleOf } from '../troubles/trouble-record.js';
import { addDelivery, enabledHooks, messageIdOf } from './dispatch-hooks.js';
import { bodyOf } from './hook-body.js';
import { eventsOf } from './hook-record.js';

/**
 * Returns the function that adds the messages of the beginning and the end of a trouble, within the transaction of the
 * change. The words of peers stay inside: they may repeat what was sent to them.
 */
export function troubleMessages({ now }: Pick<SiteContext, 'now'>, siteId: string) {
  return async (tx: Statements, event: TroubleEvent['event'], id: string): Promise<void> => {
    const hooks = (await enabledHooks(tx)).filter((hook) => eventsOf(hook).includes('trouble'));
    const trouble = hooks.length === 0 ? undefined : await troubleOf(tx, id);
    if (!trouble) return;
    const { reason: _reason, ...shown } = trouble;
    const { happened_at: happenedAt, id: eventId } = troubleEvent(event, trouble);
    const body = bodyOf(event, happenedAt, { trouble: shown });
    const messageId = messageIdOf(siteId, eventId);
    for (const { id: hookId } of hooks) {
      await addDelivery(tx, { hookId, messageId, event, body, happenedAt }, now());
    }
  };
}
