import { useState } from 'preact/hooks';
import type { SiteResult } from '../../../src/site/importer/results/shown-results.js';
import { addressOf } from '../../address.js';
import { DraftPath } from '../../drafts/draft-path.js';
import { Failure, useAction } from '../../parts/basics.js';
import { ask, may } from '../../server.js';
import { texts } from '../../texts.js';
import { SECTIONS, WayTo } from '../order/missing-list.js';
import { resultName } from './result-name.js';
import { Decide } from './result-state.js';
import type { WorkProps } from './work-entry.js';
import { NoteDialog } from './work-note.js';

const words = texts.work;

/** The actions for a result in its state: change, remove, recall. */
export function ResultActions(props: WorkProps & { result: SiteResult }) {
  const { result, onChange, path } = props;
  const { id, state } = result;
  const { isBusy, error, run } = useAction();
  if (!may('operator') || state === 'none') return null;
  if (state === 'unclear') return <Decide id={id} onDone={onChange} />;
  const act = (route: 'remove' | 'call-back') =>
    void run(() => ask('POST', `${path}/results/${route}`, { ids: [id] })).then(onChange);
  const name = <span class="unseen">{resultName(result, props)}</span>;
  const isWaiting = (state === 'queued' || state === 'failed') && !result.is_under_way;
  return (
    <div class="actions">
      <Change {...props} />
      {(state === 'draft' || state === 'refused') && (
        <button type="button" disabled={isBusy} onClick={() => act('remove')}>
          {words.remove} {name}
        </button>
      )}
      {isWaiting && (
        <button type="button" disabled={isBusy} onClick={() => act('call-back')}>
          {words.callBack} {name}
        </button>
      )}
      {error && <Failure error={error} />}
    </div>
  );
}

/** Opens the dialog of a result. Files, flags and check-ins are removed and added anew instead. */
function Change(props: WorkProps & { result: SiteResult }) {
  const { result, work, order, path } = props;
  const [isOpen, setOpen] = useState(false);
  const { kind, key, state } = result;
  const label = state === 'sent' ? words.correct : words.change;
  const name = <span class="unseen">{resultName(result, props)}</span>;
  if (kind === 'answers') {
    return (
      <a class="button" href={addressOf(['imported', order.id, 'forms', key])}>
        {label} {name}
      </a>
    );
  }
  if (kind === 'bid' || kind === 'invoice') {
    return (
      <WayTo way={{ section: kind === 'bid' ? SECTIONS.bids : SECTIONS.invoice }}>
        {label} {name}
      </WayTo>
    );
  }
  const note = kind === 'note' ? work.notes.find((one) => one.key === key) : undefined;
  if (!note) return null;
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {label} {name}
      </button>
      {isOpen && (
        <DraftPath.Provider value={`${path}/${kind}/${key}`.replace(/[^\w./:-]/g, '_')}>
          <NoteDialog {...props} note={note} onClose={close} />
        </DraftPath.Provider>
      )}
    </>
  );
}
