import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { ReplayAnswer } from '../../src/site/console/contract/answers.js';
import type { SiteExchange } from '../../src/site/engine/exchanges/exchange-log.js';
import type { Replay } from '../../src/site/link/replay/replays.js';
import { useLoaded } from '../load.js';
import { asLocalTime, Failure, useAction } from '../parts/basics.js';
import { Dialog, Opener } from '../parts/dialog.js';
import { LAST_TIME } from '../parts/field.js';
import { DAY } from '../parts/formats.js';
import { ask, withQuery } from '../server.js';
import { texts } from '../texts.js';
import { isOfApp } from './traffic/call-commands.js';

const words = texts.exchanges.replay;

/** Asks for a confirmation before a replay; Escape and Cancel do nothing. */
function Confirm(props: {
  readonly title: string;
  readonly action: string;
  readonly isReady?: boolean;
  readonly children: ComponentChildren;
  readonly work: () => Promise<void>;
  readonly onClose: () => void;
}) {
  const { isBusy, error, run } = useAction();
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      {props.children}
      {error && <Failure error={error} />}
      <div class="actions">
        <button
          type="button"
          class="main"
          disabled={isBusy || props.isReady === false}
          onClick={() => void run(props.work).then((isDone) => isDone && props.onClose())}
        >
          {isBusy ? texts.working : props.action}
        </button>
        <button type="button" onClick={props.onClose}>
          {texts.cancel}
        </button>
      </div>
    </Dialog>
  );
}

/** The outcome of a replay, displayed and read out once. */
export function ReplayReport({ answer }: { answer: ReplayAnswer | undefined }) {
  const refused = answer?.outcomes.filter(({ refusal }) => refusal !== null) ?? [];
  return (
    <div role="status">
      {answer && (
        <div class={`notice${refused.length > 0 ? ' failure' : ''}`}>
          <p>{words.queued(answer.count)}</p>
          {refused.length > 0 && <p>{words.refused(refused.length)}</p>}
          <ul>
            {refused.map(({ id, refusal }) => (
              <li key={id}>
                {words.exchange(id)}: {refusal}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Replays the chosen exchanges. */
export function SendChosen(props: {
  readonly ids: readonly string[];
  readonly onDone: (answer: ReplayAnswer) => void;
}) {
  const { ids, onDone } = props;
  return (
    <Opener label={words.sendChosen(ids.length)} isDisabled={ids.length === 0}>
      {(close) => (
        <Confirm
          title={words.sendTitle}
          action={words.send}
          work={async () => onDone(await ask('POST', 'replays', { ids }))}
          onClose={close}
        >
          <p>{words.sendLead(ids.length)}</p>
        </Confirm>
      )}
    </Opener>
  );
}

/** Replays all exchanges that failed since a time, after it has displayed their number. */
export function SendFailed({ onDone }: { onDone: (answer: ReplayAnswer) => void }) {
  return (
    <Opener label={words.failed}>{(close) => <AskFailed onDone={onDone} onClose={close} />}</Opener>
  );
}

function AskFailed(props: {
  readonly onDone: (answer: ReplayAnswer) => void;
  readonly onClose: () => void;
}) {
  const [since, setSince] = useState(() => asLocalTime(Date.now() - DAY));
  const time = new Date(since);
  const iso = Number.isNaN(time.getTime()) ? undefined : time.toISOString();
  const path = iso === undefined ? undefined : withQuery('replays', { since: iso });
  const { answer, error, isLoading } = useLoaded(path);
  const isCounted = answer !== undefined && !isLoading && iso !== undefined;
  return (
    <Confirm
      title={words.failedTitle}
      action={words.sendFailed}
      isReady={isCounted && answer.count > 0}
      work={async () => props.onDone(await ask('POST', 'replays', { since: iso }))}
      onClose={props.onClose}
    >
      <label>
        {words.since}{' '}
        <input
          type="datetime-local"
          max={LAST_TIME}
          value={since}
          onInput={({ currentTarget: { value } }) => setSince(value)}
        />
      </label>
      {error && <Failure error={error} />}
      <div role="status">
        <p>
          {iso === undefined
            ? words.noTime
            : isCounted
              ? words.count(answer.count)
              : words.counting}
        </p>
        {isCounted && (
          <ul>
            {answer.codes.map(({ code, count }) => (
              <li key={code}>
                {count} {code}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p class="hint">{words.left}</p>
    </Confirm>
  );
}

/** Replays the displayed exchange: an outgoing one at once, an incoming one after a confirmation. */
export function RepeatOne({ exchange }: { exchange: SiteExchange }) {
  const { id, direction, username } = exchange;
  const [replay, setReplay] = useState<Replay>();
  const isIncoming = direction === 'in';
  const repeat = async () => {
    const body = isIncoming ? { incoming: true } : {};
    setReplay(await ask('POST', `exchanges/${encodeURIComponent(id)}/replay`, body));
  };
  // The site cannot run a call without a known account and event, and one that its app has to make again.
  if (isIncoming && (exchange.event_name === null || isOfApp(exchange))) return null;
  return (
    <section>
      <div class="actions">
        <Opener label={isIncoming ? words.run : words.send}>
          {(close) => (
            <Confirm
              title={isIncoming ? words.runTitle : words.sendTitle}
              action={isIncoming ? words.runNow : words.send}
              work={repeat}
              onClose={close}
            >
              <p>{isIncoming ? words.runLead(username ?? texts.none) : words.sendLead(1)}</p>
            </Confirm>
          )}
        </Opener>
      </div>
      <div role="status">
        {replay && (
          <p class={`notice${replay.code === null ? '' : ' failure'}`}>{outcomeOf(replay)}</p>
        )}
      </div>
    </section>
  );
}

function outcomeOf({ state, code, message, is_repetition }: Replay): string {
  if (state === 'queued') return words.queued(1);
  if (code !== null) return words.ranFailed(code, message ?? '');
  return is_repetition ? words.ranRepeated : words.ran;
}
