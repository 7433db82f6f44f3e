import type { SiteResult } from '../../../src/site/importer/results/shown-results.js';
import { Failure, Time, useAction } from '../../parts/basics.js';
import { ask, may } from '../../server.js';
import { orderTexts } from '../../texts/order.js';
import { texts } from '../../texts.js';
import { MissingList, missingName, WayTo, wayOnImported } from '../order/missing-list.js';
import { resultName } from './result-name.js';
import { draftsOf, SendDrafts } from './send-drafts.js';
import type { WorkProps } from './work-entry.js';

const words = orderTexts.missing;

/** True while results of an order can be given. */
function isOpen({ order }: WorkProps): boolean {
  return !['Ready for Office', 'Invoiced', 'Complete', 'Cancelled'].includes(order.wo_status);
}

/** The parts that an imported order lacks before it is ready for office, its drafts, and its sent results, folded. */
export function WorkPanel(props: WorkProps) {
  const { order, work } = props;
  const drafts = draftsOf(work);
  const sent = work.results.filter(({ state }) => state === 'sent');
  const refused = work.results.filter(({ state }) => state === 'refused').length;
  return (
    <>
      <MissingList
        parts={work.missing}
        isOpen={isOpen(props)}
        forms={order.forms}
        wayTo={(part) => wayOnImported(order.id, part)}
      />
      {refused > 0 && (
        <p>
          <WayTo way={{ section: 'part-results' }}>{words.refused(refused)}</WayTo>
        </p>
      )}
      {drafts.length > 0 && (
        <p>
          <strong>{texts.work.draftCount(drafts.length)}</strong> {texts.work.draftHint}
        </p>
      )}
      {may('operator') && <SendDrafts {...props} label={texts.work.send} />}
      {sent.length > 0 && <SentList {...props} sent={sent} />}
    </>
  );
}

function SentList({ sent, ...given }: WorkProps & { readonly sent: readonly SiteResult[] }) {
  return (
    <details>
      <summary>{words.sent(sent.length)}</summary>
      <ul>
        {sent.map((result) => (
          <li key={result.id}>
            {resultName(result, given)} {result.sent_at !== null && <Time at={result.sent_at} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The next action: what is missing first, then that the order is ready, then that all of it is sent. */
export function NextOfWork(props: WorkProps) {
  const { order, work } = props;
  const [first] = work.missing;
  if (first) {
    return (
      <WayTo way={wayOnImported(order.id, first)} isMain>
        {words.next(missingName(first, order.forms))}
      </WayTo>
    );
  }
  if (isReadyNext(props)) return <GiveReady {...props} isMain />;
  return <SendDrafts {...props} label={words.sendDrafts(draftsOf(work).length)} isMain />;
}

/** Returns true if nothing is missing but the word that the order is ready. */
export function isReadyNext(props: WorkProps): boolean {
  const { missing, results } = props.work;
  const isGiven = results.some(({ kind, state }) => kind === 'ready' && state !== 'none');
  return isOpen(props) && missing.length === 0 && !isGiven;
}

/** States that the order is ready for office, as a draft. */
export function GiveReady({ path, onChange, isMain }: WorkProps & { isMain?: boolean }) {
  const { isBusy, error, run } = useAction();
  const say = () => ask('POST', `${path}/results`, { ready: true });
  return (
    <>
      <button
        type="button"
        class={isMain ? 'main' : ''}
        disabled={isBusy}
        onClick={() => void run(say).then(onChange)}
      >
        {texts.work.ready}
      </button>
      {error && <Failure error={error} />}
    </>
  );
}
