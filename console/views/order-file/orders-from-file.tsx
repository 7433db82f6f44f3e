import { useState } from 'preact/hooks';
import { csvLine, MARK } from '../../../src/site/engine/records/csv-text.js';
import { NEW_ORDER_MEMBERS } from '../../../src/site/orders/order-fields.js';
import { addressOf } from '../../address.js';
import { Failure, useAction } from '../../parts/basics.js';
import { Dialog } from '../../parts/dialog.js';
import { AskForm } from '../../parts/form.js';
import { usualDays } from '../../parts/formats.js';
import {
  FILE_FIELDS,
  type FileOutcome,
  Outcome,
  Some,
  useSentFile,
} from '../../parts/from-file.js';
import { SaveText } from '../../parts/secret.js';
import { today } from '../../site-facts.js';
import { orderFileTexts as words } from '../../texts/order-file.js';
import { texts } from '../../texts.js';
import { FileColumns } from './file-columns.js';
import { inWords, memberName } from './member-name.js';
import { type FileChoices, fileQuery, type Plan, usePlan } from './order-plan.js';
import { countsOf, PlannedRows } from './planned-rows.js';

interface MadeOrder {
  readonly report_id: string;
  readonly wo_number: string;
}

/** Makes orders from a file: it is checked first, its columns are given a meaning, and its rows are displayed. */
export default function OrdersFromFile({ onClose }: { onClose: () => void }) {
  const [choices, setChoices] = useState<FileChoices>({
    columns: {},
    days: usualDays(),
    account: '',
  });
  const { plan, check, clear } = usePlan();
  const sent = useSentFile<MadeOrder>('orders/from-file', undefined);
  // The outcome of the file of before, once the making of this one has begun.
  const [made, setMade] = useState<{ readonly before: typeof sent.outcome }>();
  const making = useAction();
  const begin = async (file: File) => {
    setMade(undefined);
    clear();
    await check(file, choices);
  };
  const make = ({ file }: Plan) => {
    setMade({ before: sent.outcome });
    // The person has seen which columns are not used.
    const query = { ...fileQuery(file, choices), unknown: 'leave' } as const;
    return making.run(() => sent.send(file, query));
  };
  const outcome = made && sent.outcome !== made.before ? sent.outcome : undefined;
  return (
    <Dialog title={words.title} onClose={onClose} isWide isLocked={sent.isBusy}>
      {!plan && <Beginning />}
      {plan && outcome && <Made outcome={outcome} plan={plan} />}
      {plan && made && making.error && (
        // An order that is there already is made no second time.
        <Failure error={making.error} onRetry={() => void make(plan)} />
      )}
      {!sent.isBusy && (
        <AskForm
          fields={FILE_FIELDS}
          action={words.check}
          onSend={async (_, all) => {
            const file = all.get('file');
            if (file instanceof File) await begin(file);
          }}
        />
      )}
      {plan && !made && (
        <>
          <FileColumns plan={plan} choices={choices} onChange={setChoices} />
          <Next
            plan={plan}
            isStale={plan.choices !== choices}
            onCheck={() => check(plan.file, choices)}
            onMake={() => void make(plan)}
          />
        </>
      )}
      <form method="dialog" class="actions">
        <button type="submit" disabled={sent.isBusy}>
          {texts.close}
        </button>
      </form>
    </Dialog>
  );
}

/** The members that only programs give. */
const RARE: ReadonlySet<string> = new Set([
  'pcr_forms',
  'is_other_allowed',
  'line_items',
  'import_user_id',
  'bg_checkin_provider',
  'wo_pending_cancellation_date',
]);

/** The names of a file, and a template with them. */
function Beginning() {
  const names = NEW_ORDER_MEMBERS.filter((member) => !RARE.has(member)).map(memberName);
  return (
    <>
      <p>{words.lead}</p>
      <p class="hint">{words.names}</p>
      <SaveText
        label={words.template}
        text={MARK + csvLine(names)}
        fileName={words.templateName}
        type="text/csv"
      />
    </>
  );
}

/** The rows of a plan, and the next step: to check the file again, or to make its orders. */
function Next(props: {
  readonly plan: Plan;
  readonly isStale: boolean;
  readonly onCheck: () => Promise<void>;
  readonly onMake: () => void;
}) {
  const { plan, isStale, onCheck, onMake } = props;
  const { isBusy, error, run } = useAction();
  const { made } = countsOf(plan);
  return (
    <>
      {isStale && <p role="status">{words.stale}</p>}
      {error && <Failure error={error} />}
      <div class="actions">
        {isStale ? (
          <button type="button" class="main" disabled={isBusy} onClick={() => void run(onCheck)}>
            {words.checkAgain}
          </button>
        ) : (
          <button
            type="button"
            class="main"
            disabled={isBusy || !plan.isWhole || made === 0}
            onClick={onMake}
          >
            {words.make(made)}
          </button>
        )}
      </div>
      {plan.isWhole && made === 0 && !isStale && <p class="hint">{words.nothing}</p>}
      {!isStale && <PlannedRows plan={plan} />}
    </>
  );
}

/** The outcome of a file, with its refused rows as a file to correct. */
function Made({ outcome, plan }: { outcome: FileOutcome<MadeOrder>; plan: Plan }) {
  const { made } = outcome;
  const refused = outcome.refused.map((row) => ({ ...row, refused: inWords(row.refused) }));
  return (
    <Outcome
      outcome={{ ...outcome, refused }}
      shown={
        <>
          {outcome.isWhole && refused.length > 0 && <SaveRefused plan={plan} refused={refused} />}
          {made.length > 0 && (
            <Some
              caption={words.made.title}
              rows={made}
              columns={[
                {
                  title: words.made.number,
                  show: ({ report_id, wo_number }) => (
                    <a href={addressOf(['orders', report_id])}>{wo_number}</a>
                  ),
                },
                { title: words.made.id, show: ({ report_id }) => report_id },
              ]}
            />
          )}
        </>
      }
    />
  );
}

/** Saves the refused rows as the file had them, with the reason. */
function SaveRefused({
  plan,
  refused,
}: {
  plan: Plan;
  refused: FileOutcome<MadeOrder>['refused'];
}) {
  const names = plan.columns.map(({ name }) => name);
  const cells = new Map(plan.rows.map((row) => [row.position, row.cells]));
  const lines = refused.map(({ position, refused: reason }) =>
    csvLine([...names.map((name) => cells.get(position)?.[name] ?? ''), reason]),
  );
  return (
    <div class="actions">
      <SaveText
        label={words.saveRefused}
        text={MARK + csvLine([...names, words.problemColumn]) + lines.join('')}
        fileName={`${words.refusedName}-${today()}.csv`}
        type="text/csv"
      />
    </div>
  );
}
