import type { HookDelivery, SiteHook } from '../../../src/site/hooks/hook-record.js';
import type { HookWithSecret } from '../../../src/site/hooks/hooks.js';
import { addressOf, filter, route } from '../../address.js';
import { versions } from '../../live.js';
import { useLoaded } from '../../load.js';
import { Badge, Missing, Preformatted, Time, type Tone } from '../../parts/basics.js';
import type { Column } from '../../parts/list.js';
import { Secret } from '../../parts/secret.js';
import { ask, withQuery } from '../../server.js';
import { partnersTexts } from '../../texts/partners.js';
import { setUpTexts } from '../../texts/set-up.js';
import { texts } from '../../texts.js';
import { type RecordAction, RecordPage } from './record-page.js';

const words = setUpTexts.hooks;

/** The addresses that events are sent to, or the deliveries to one of them. */
export function Hooks({ id }: { readonly id: string }) {
  return id === '' ? <AllHooks /> : <Deliveries key={id} id={id} />;
}

const eventName = (event: string) =>
  Object.entries(words.events).find(([name]) => name === event)?.[1] ?? event;

const COLUMNS: readonly Column<SiteHook>[] = [
  {
    title: words.columns.url,
    show: ({ id, url }) => <a href={addressOf(['hooks', id])}>{url}</a>,
  },
  { title: words.columns.events, show: ({ events }) => events.map(eventName).join(', ') },
  {
    title: partnersTexts.accounts.columns.made,
    show: ({ created_at }) => <Time at={created_at} />,
  },
  { title: partnersTexts.accounts.columns.state, show: (hook) => <State hook={hook} /> },
];

function State({ hook: { disabled_at, reason, failure } }: { readonly hook: SiteHook }) {
  if (disabled_at === null && failure !== null) {
    return (
      <>
        <Badge tone="bad">{words.failing}</Badge> {failure}
      </>
    );
  }
  if (disabled_at === null) return <Badge tone="good">{partnersTexts.accounts.active}</Badge>;
  return (
    <>
      <Badge tone={reason === null ? 'wait' : 'bad'}>{words.disabled}</Badge> {reason}
    </>
  );
}

function AllHooks() {
  const loaded = useLoaded('hooks', versions.value.jobs);
  return (
    <RecordPage
      title={words.title}
      lead={words.lead}
      empty={words.empty}
      loaded={loaded}
      rows={loaded.answer?.hooks}
      columns={COLUMNS}
      nameOf={({ url }) => url}
      idOf={({ id }) => id}
      actions={[
        {
          label: words.add,
          fields: [
            {
              name: 'url',
              label: words.columns.url,
              type: 'url',
              hint: words.urlHint,
              isRequired: true,
            },
            {
              name: 'events',
              label: words.columns.events,
              choices: (loaded.answer?.events ?? []).map((event) => [event, eventName(event)]),
              chosen: [],
              hint: words.eventsHint,
            },
          ],
          send: async ({ url }, all) => {
            const events = all.getAll('events').map(String);
            return <HookSecret of={await ask('POST', 'hooks', { url, events })} />;
          },
        },
      ]}
      actionsOf={actionsOf}
    />
  );
}

function actionsOf({ id, disabled_at }: SiteHook): readonly RecordAction[] {
  const path = `hooks/${id}` as const;
  return [
    {
      label: words.rotate,
      ask: words.rotateAsk,
      send: async () => <HookSecret of={await ask('POST', `${path}/rotate`)} />,
    },
    disabled_at === null
      ? { label: words.disable, ask: words.disableAsk, send: () => ask('POST', `${path}/disable`) }
      : { label: words.enable, send: () => ask('POST', `${path}/enable`) },
    { label: words.remove, ask: words.removeAsk, send: () => ask('DELETE', path) },
  ];
}

/** The secret of a hook, by which its receiver verifies signatures. */
function HookSecret({ of }: { readonly of: HookWithSecret }) {
  return (
    <>
      <p>{setUpTexts.apps.once}</p>
      <Secret label={words.secret} value={of.secret} />
      <p class="hint">{words.secretHint}</p>
    </>
  );
}

const TONES: Readonly<Record<HookDelivery['state'], Tone>> = {
  waiting: 'wait',
  delivered: 'good',
  failed: 'bad',
};

/** The columns of deliveries. A disabled hook has no next attempts. */
const deliveryColumns = (isDisabled: boolean): readonly Column<HookDelivery>[] => [
  { title: words.deliveries.when, show: ({ happened_at }) => <Time at={happened_at} /> },
  { title: words.columns.events, show: ({ event }) => eventName(event) },
  {
    title: partnersTexts.accounts.columns.state,
    show: ({ state, reason, next_at }) => (
      <>
        <Badge tone={TONES[state]}>{words.deliveries.states[state]}</Badge>{' '}
        {state !== 'delivered' && reason}
        {state === 'waiting' && !isDisabled && next_at !== null && (
          <>
            {' '}
            {words.deliveries.next} <Time at={next_at} />
          </>
        )}
      </>
    ),
  },
  { title: words.deliveries.attempts, show: ({ attempts }) => attempts, isNumber: true },
  {
    title: words.deliveries.answered,
    show: ({ http_status }) => http_status ?? texts.none,
    isNumber: true,
  },
  {
    title: words.deliveries.message,
    show: ({ message_id, body }) => (
      <details>
        <summary>{message_id}</summary>
        <Preformatted>{body}</Preformatted>
      </details>
    ),
  },
];

/** The deliveries to a hook, the newest first. */
function Deliveries({ id }: { readonly id: string }) {
  const { state = '', before = '' } = route.value.query;
  // Each attempt is a job: the list shows its outcome when it is known.
  const path = withQuery(`hooks/${id}/deliveries`, { state, before });
  const loaded = useLoaded(path, versions.value.jobs);
  const { answer, error, reload } = loaded;
  if (!answer) return <Missing title={words.deliveries.title} error={error} onRetry={reload} />;
  const { states } = words.deliveries;
  const isDisabled = answer.hook.disabled_at !== null;
  return (
    <RecordPage
      title={words.deliveries.title}
      lead={answer.hook.url}
      empty={words.deliveries.empty}
      loaded={loaded}
      rows={answer.deliveries}
      columns={deliveryColumns(isDisabled)}
      nameOf={({ message_id }) => message_id}
      idOf={(delivery) => delivery.id}
      actions={[
        {
          label: words.deliveries.replayFailed,
          ask: words.deliveries.replayAsk,
          send: async () => {
            const { count } = await ask('POST', `hooks/${id}/replay-failed`);
            return <p>{words.deliveries.replayed(count)}</p>;
          },
        },
      ]}
      actionsOf={(delivery) => [
        {
          label: words.deliveries.replay,
          send: () => ask('POST', `hook-deliveries/${delivery.id}/replay`),
        },
      ]}
    >
      {isDisabled && <p>{words.deliveries.disabled}</p>}
      <div class="filters">
        <a href={addressOf(['hooks'])}>{words.deliveries.back}</a>
        <label>
          {partnersTexts.accounts.columns.state}{' '}
          <select
            value={state}
            onChange={({ currentTarget }) => filter({ state: currentTarget.value, before: '' })}
          >
            <option value="">{words.deliveries.all}</option>
            {Object.entries(states).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {answer.next !== null && (
          <a href={addressOf(['hooks', id], { state, before: answer.next })}>
            {words.deliveries.older}
          </a>
        )}
      </div>
    </RecordPage>
  );
}
