import { DAY } from '../../../protocol/units.js';
import type { SiteContext } from '../../engine/context.js';
import { Input } from '../../engine/input.js';
import type { SiteSettings } from '../../engine/site-settings.js';
import { isNamed } from '../../retention/anonymous-user.js';
import { Retention } from '../../retention/retention.js';
import { idOf, named } from '../call.js';
import type { RetentionPage } from '../contract/set-up-answers.js';
import type { Route } from '../route-table.js';

/** The number from which on photos are not counted any more. */
const MOST = 1000;

/** The routes that remove what need not be stored any longer. */
export function retentionRoutes(
  context: SiteContext,
  settings: Pick<SiteSettings, 'retention'>,
): readonly Route[] {
  const retention = new Retention(context);
  const needs = 'administrator';
  return [
    {
      method: 'GET',
      path: 'retention',
      needs,
      run: () => retentionPage(context, retention, settings),
    },
    {
      method: 'POST',
      path: 'retention/positions',
      needs,
      run: async (call) => {
        const before = context.now() - readDays(await call.body()) * DAY;
        return { count: await retention.removePositions(before, call.acting) };
      },
    },
    {
      method: 'DELETE',
      path: 'orders/:id',
      needs,
      run: (call) => retention.removeOrder(idOf(call), call.acting),
    },
    {
      method: 'POST',
      path: 'orders/:id/anonymous',
      needs,
      run: (call) => retention.anonymizeOrder(idOf(call), call.acting),
    },
    {
      method: 'POST',
      path: 'users/:name/anonymous',
      needs,
      run: async (call) => ({
        username: await retention.anonymizeUser(named(call), call.acting),
      }),
    },
  ];
}

/** Reads a number of days. @throws LinkError `input_invalid` */
function readDays(body: unknown): number {
  const input = new Input('positions', body, ['days']);
  const text = input.text('days');
  if (!/^[0-9]{1,5}$/.test(text)) throw input.wrong('days', 'must be a whole number up to 99999');
  return Number(text);
}

async function retentionPage(
  { database: { read } }: SiteContext,
  retention: Retention,
  { retention: { orderDays, orderFigures = false, positionDays } }: Pick<SiteSettings, 'retention'>,
): Promise<RetentionPage> {
  const positions = await read
    .selectFrom('files')
    .select('id')
    .where('gps_lat', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST + 1)
    .execute();
  const users = await read
    .selectFrom('users')
    .select(['username', 'display_name', 'email'])
    .where('is_active', '=', false)
    .where(isNamed)
    .orderBy('username')
    .execute();
  return {
    order_days: orderDays ?? null,
    order_figures: orderFigures,
    position_days: positionDays ?? null,
    next: await retention.next(),
    former_users: users,
    positions: positions.length,
  };
}
