import type { SiteResult } from '../../../src/site/importer/results/shown-results.js';
import { saveAll } from '../../drafts/keeper.js';
import { unfinished } from '../../drafts/unfinished.js';
import { Opener } from '../../parts/dialog.js';
import { AskDialog } from '../../parts/form.js';
import { inWords } from '../../plain-words.js';
import { ask } from '../../server.js';
import { tableTexts } from '../../texts/tables.js';
import { texts } from '../../texts.js';
import { resultName } from './result-name.js';
import type { WorkProps } from './work-entry.js';

const words = texts.work;

/** Returns the drafts of an order. */
export function draftsOf({ results }: WorkProps['work']): readonly SiteResult[] {
  return results.filter(({ state }) => state === 'draft');
}

/** A button that sends the drafts of an order after a confirmation; nothing without any. */
export function SendDrafts(props: WorkProps & { label: string; isMain?: boolean }) {
  const drafts = draftsOf(props.work);
  if (drafts.length === 0) return null;
  return (
    <Opener label={props.label} isMain={props.isMain ?? false}>
      {(close) => <SendDialog {...props} drafts={drafts} onClose={close} />}
    </Opener>
  );
}

function SendDialog(props: WorkProps & { drafts: readonly SiteResult[]; onClose: () => void }) {
  const { work, drafts, path, onChange, onClose } = props;
  // A ready order also lacks the results that were never begun.
  const isReady = drafts.some(({ kind }) => kind === 'ready');
  const checked = isReady ? work.results : drafts;
  const incomplete = checked.filter(({ missing }) => missing.length > 0);
  return (
    <AskDialog
      title={words.sendTitle}
      onClose={onClose}
      fields={[]}
      action={incomplete.length > 0 ? words.sendIncomplete : words.sendNow}
      onSend={async () => {
        await saveAll();
        await ask('POST', `${path}/results/send`, { only: drafts.map(({ id }) => id) });
      }}
      onDone={onChange}
    >
      <p>{words.sendLead}</p>
      <ul>
        {countsOf(drafts).map(([kind, count]) => (
          <li key={kind}>{words.kindCount(kind, count)}</li>
        ))}
      </ul>
      <Unfinished path={path} />
      {incomplete.length > 0 && (
        <div class="notice failure" role="alert">
          <p>{words.incomplete}</p>
          <ul>
            {incomplete.map((result) => (
              <li key={`${result.kind} ${result.key}`}>
                {resultName(result, props)}: {inWords(result.missing.join(' '))}
              </li>
            ))}
          </ul>
        </div>
      )}
    </AskDialog>
  );
}

/** The parts of the page with a text that is no draft yet: it stays there. */
const PARTS = {
  bids: tableTexts.bids.title,
  invoice: tableTexts.invoice.title,
  'note/new': words.note,
  'check-in': words.kinds.check_in,
} as const;

/** Names what the user has begun and what is not complete, as it is not sent. */
function Unfinished({ path }: Pick<WorkProps, 'path'>) {
  const left = Object.entries(PARTS).filter(([part]) => unfinished.value.has(`${path}/${part}`));
  if (left.length === 0) return null;
  return <p>{words.begun(left.map(([, name]) => name).join(', '))}</p>;
}

/** Returns the number of each kind in sending order. */
function countsOf(
  results: readonly SiteResult[],
): readonly (readonly [SiteResult['kind'], number])[] {
  const counts = new Map<SiteResult['kind'], number>();
  for (const { kind } of results) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts];
}
