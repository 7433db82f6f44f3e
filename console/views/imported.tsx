import type { ImportedWork } from '../../src/site/console/orders/imported-work.js';
import type { ImportedDetail } from '../../src/site/console/orders/order-detail.js';
import { addressOf } from '../address.js';
import { versions } from '../live.js';
import { useLoaded } from '../load.js';
import { Badge, Failure, Missing, Time, useAction, useTitle } from '../parts/basics.js';
import { Fact } from '../parts/facts.js';
import { Lazy } from '../parts/lazy.js';
import { inWords } from '../plain-words.js';
import { ask, type ImportedPath, may } from '../server.js';
import { orderTexts } from '../texts/order.js';
import { texts } from '../texts.js';
import { Damages } from './order/damages.js';
import { Deviations } from './order/deviations.js';
import { Codes, FieldFacts, ItemList, Lines } from './order/order.js';
import { FileLists } from './order/order-files.js';
import { NoteList } from './order/order-notes.js';
import { OrderSheet } from './order/order-sheet.js';
import { Timeline } from './order/timeline.js';
import { ResultBadge } from './work/result-state.js';
import { NextOfWork, WorkPanel } from './work/work-panel.js';

const words = texts.imported;
const loadWork = () => import('./work/work.js');

/** An imported order with its records. */
export function ImportedOrder({ id }: { id: string }) {
  const path = `imported/${encodeURIComponent(id)}` as const;
  const version = `${versions.value.orders} ${versions.value.jobs}`;
  const { answer: order, error, reload } = useLoaded(path, version);
  const work = useLoaded(`${path}/work`, version);
  useTitle(texts.order.title(order?.wo_number ?? id));
  if (!order)
    return <Missing list="imported" title={texts.order.title(id)} error={error} onRetry={reload} />;
  const given = work.answer && { order, path, work: work.answer, onChange: work.reload };
  // The photos of the work are shown with the work.
  const own = new Set(work.answer?.files.map(({ file_id }) => file_id));
  return (
    <OrderSheet
      {...{ order, error: error ?? work.error, onRetry: error ? reload : work.reload }}
      next={given && may('operator') && <NextOfWork {...given} />}
      panel={given && <WorkPanel {...given} />}
      actions={may('operator') && <ReadAgain path={path} onDone={reload} />}
    >
      <Facts order={order} />
      <Codes order={order} path={path} />
      <Lines lines={order.line_items} />
      <Forms order={order} results={work.answer?.results ?? []} />
      {given && <Lazy load={loadWork} given={given} />}
      <Items order={order} />
      <FileLists
        files={order.files.filter(({ file_id }) => !own.has(file_id))}
        isReceived
        onChange={reload}
      />
      <Damages order={order.id} files={order.files} />
      <section>
        <h2>{texts.order.notes}</h2>
        <NoteList
          notes={order.notes}
          files={order.files}
          {...(may('operator')
            ? { onTryAgain: () => ask('POST', `${path}/read-again`).then(reload) }
            : {})}
        />
      </section>
      <Deviations order={order} />
      <Timeline order={order} />
    </OrderSheet>
  );
}

function ReadAgain({ path, onDone }: { path: ImportedPath; onDone: () => void }) {
  const { isBusy, error, run } = useAction();
  return (
    <>
      <button
        type="button"
        disabled={isBusy}
        onClick={() => void run(() => ask('POST', `${path}/read-again`)).then(onDone)}
      >
        {words.readAgain}
      </button>
      {error && <Failure error={error} />}
    </>
  );
}

function Facts({ order }: { order: ImportedDetail }) {
  const { unfinished } = order;
  return (
    <dl class="facts">
      <Fact name={words.partner}>{order.link}</Fact>
      <Fact name={texts.order.imported}>
        <Time at={order.created_at} />
      </Fact>
      <Fact name={orderTexts.head.person}>{order.person ?? orderTexts.head.nobody}</Fact>
      {order.unlisted_at !== null && (
        <Fact name={words.unlisted}>
          <Time at={order.unlisted_at} />
        </Fact>
      )}
      {unfinished && (
        <Fact name={words.unfinished}>{inWords(unfinished.reason ?? texts.working)}</Fact>
      )}
      <FieldFacts fields={order.fields} />
    </dl>
  );
}

/** The forms of the order, with the state of the answers that were given. */
function Forms(props: { order: ImportedDetail; results: ImportedWork['results'] }) {
  const { id, forms } = props.order;
  if (forms.length === 0) return null;
  const states = new Map(
    props.results.filter(({ kind }) => kind === 'answers').map(({ key, state }) => [key, state]),
  );
  const state = (formId: string) => states.get(formId) ?? 'none';
  return (
    <section>
      <h2>{texts.order.forms}</h2>
      <ul>
        {forms.map((form) => (
          <li key={form.pcr_form_id}>
            <a href={addressOf(['imported', id, 'forms', form.pcr_form_id])}>
              {`${may('operator') ? texts.work.fill : texts.form.title}: ${form.name || form.pcr_form_id}`}
            </a>{' '}
            {state(form.pcr_form_id) !== 'none' ? (
              <ResultBadge state={state(form.pcr_form_id)} />
            ) : (
              form.is_required && <Badge tone="wait">{texts.order.required}</Badge>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Items({ order }: { order: ImportedDetail }) {
  if (order.items.length === 0 && !order.is_other_allowed) return null;
  return (
    <section>
      <h2>{words.items}</h2>
      <ItemList items={order.items} />
      {order.is_other_allowed && <p>{words.otherAllowed}</p>}
    </section>
  );
}
