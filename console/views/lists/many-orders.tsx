import { useRef, useState } from 'preact/hooks';
import type { RowOutcome } from '../../../src/site/console/contract/answers.js';
import type { ManyCommand } from '../../../src/site/console/lists/many-orders.js';
import type { OrderSummary } from '../../../src/site/console/orders/order-list.js';
import { addressOf } from '../../address.js';
import { useLoaded } from '../../load.js';
import type { Chosen } from '../../parts/chosen.js';
import { AskDialog, type FieldProps } from '../../parts/form.js';
import { inWords } from '../../plain-words.js';
import { ask } from '../../server.js';
import { texts } from '../../texts.js';
import { offerUndo } from '../../undo.js';
import type { Kind } from './order-columns.js';

const words = texts.orders.many;

/** The commands of each kind of orders. */
const COMMANDS: Readonly<Record<Kind['path'], readonly ManyCommand[]>> = {
  orders: ['assign', 'accept', 'followUp', 'cancel'],
  imported: ['assign', 'update'],
};

/** An outcome with the number of its order. */
interface NamedOutcome extends RowOutcome {
  readonly number: string;
}

interface Outcomes {
  readonly command: ManyCommand;
  readonly rows: readonly NamedOutcome[];
}

/** The commands for the chosen orders, and the outcome of the last one for each. */
export function CommandMany(props: {
  readonly kind: Kind;
  readonly chosen: Chosen<OrderSummary>;
  readonly rows: readonly OrderSummary[];
  readonly onDone: () => void;
}) {
  const { kind, chosen, rows } = props;
  const [command, setCommand] = useState<ManyCommand>();
  const [outcomes, setOutcomes] = useState<Outcomes>();
  // A chosen order may leave the list before the command.
  const numbers = useRef(new Map<string, string>()).current;
  for (const { id, wo_number } of rows) numbers.set(id, wo_number);
  const count = chosen.ids.length;
  const shown = new Set(rows.map(({ id }) => id));
  const hiddenCount = chosen.ids.filter((id) => !shown.has(id)).length;
  const done = (given: ManyCommand, answered: readonly RowOutcome[]) => {
    setOutcomes({
      command: given,
      rows: answered.map((one) => ({ ...one, number: numbers.get(one.id) ?? one.id })),
    });
    chosen.clear();
    props.onDone();
  };
  return (
    <>
      {count > 0 && (
        <fieldset class="actions many">
          <legend>
            {words.count(count)} {hiddenCount > 0 && words.hidden(hiddenCount)}
          </legend>
          {COMMANDS[kind.path].map((name) => (
            <button key={name} type="button" onClick={() => setCommand(name)}>
              {words.commands[name]}
            </button>
          ))}
          <button type="button" class="plain" onClick={chosen.clear}>
            {words.clear}
          </button>
        </fieldset>
      )}
      {outcomes && <Report outcomes={outcomes} path={kind.path} />}
      {command && (
        <AskMany
          command={command}
          ids={chosen.ids}
          hiddenCount={hiddenCount}
          onDone={(answered) => done(command, answered)}
          onClose={() => setCommand(undefined)}
        />
      )}
    </>
  );
}

/** Asks once before a command runs for many orders. */
function AskMany(props: {
  readonly command: ManyCommand;
  readonly ids: readonly string[];
  /** The number of them that the list does not show. */
  readonly hiddenCount: number;
  readonly onDone: (outcomes: readonly RowOutcome[]) => void;
  readonly onClose: () => void;
}) {
  const { command, ids } = props;
  const { answer } = useLoaded('choices');
  const people = answer?.people.map((one) => [one.username, one.display_name] as const) ?? [];
  const fields: Readonly<Partial<Record<ManyCommand, FieldProps>>> = {
    assign: {
      name: 'person',
      label: texts.orders.columns.person,
      choices: [['', texts.orders.filters.nobody], ...people],
    },
    followUp: { name: 'reason', label: texts.order.reason, isLong: true, isRequired: true },
    cancel: { name: 'reason', label: texts.order.reason, isLong: true },
  };
  const field = fields[command];
  return (
    <AskDialog
      title={words.title(words.commands[command], ids.length)}
      onClose={props.onClose}
      fields={field ? [field] : []}
      action={words.commands[command]}
      leave={command === 'cancel' ? words.keepOrders : undefined}
      onSend={async (values) => {
        const { outcomes, undo } = await ask('POST', 'orders/many', { command, ids, ...values });
        offerUndo(undo);
        props.onDone(outcomes);
      }}
    >
      <p>{words.leads[command]}</p>
      {props.hiddenCount > 0 && (
        <p>
          <strong>{words.hidden(props.hiddenCount)}</strong>
        </p>
      )}
    </AskDialog>
  );
}

function Report({ outcomes: { command, rows }, path }: { outcomes: Outcomes; path: string }) {
  const refused = rows.filter(({ refusal }) => refusal !== null);
  return (
    <div class="notice" role="status">
      <p>{words.done(words.commands[command], rows.length - refused.length, refused.length)}</p>
      <ul>
        {refused.map(({ id, number, refusal }) => (
          <li key={id}>
            <a href={addressOf([path, id])}>{number}</a>: {refusal && inWords(refusal)}
          </li>
        ))}
      </ul>
    </div>
  );
}
