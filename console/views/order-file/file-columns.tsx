import { useId } from 'preact/hooks';
import { NEW_ORDER_MEMBERS } from '../../../src/site/orders/order-fields.js';
import type { OrderColumn } from '../../../src/site/owner/order-files/order-rows.js';
import { DAY_ORDERS } from '../../../src/site/owner/order-files/written-day.js';
import { useLoaded } from '../../load.js';
import { type Column, List } from '../../parts/list.js';
import { orderFileTexts as words } from '../../texts/order-file.js';
import { memberName } from './member-name.js';
import type { FileChoices, Plan } from './order-plan.js';

/** The columns of a file with the member that each has, and the other choices that its reading needs. */
export function FileColumns(props: {
  readonly plan: Plan;
  readonly choices: FileChoices;
  readonly onChange: (choices: FileChoices) => void;
}) {
  const { plan, choices, onChange } = props;
  const memberOf = ({ name, member }: OrderColumn) => choices.columns[name] ?? member;
  const members = plan.columns.map(memberOf);
  const choose = (name: string, member: string) =>
    onChange({ ...choices, columns: { ...choices.columns, ...membersNow(), [name]: member } });
  // All columns are named, so that a chosen one takes no member from another that the file names alike.
  const membersNow = () =>
    Object.fromEntries(plan.columns.map((column) => [column.name, memberOf(column)]));
  const unused = members.filter((member) => member === '').length;
  return (
    <section>
      <h3>{words.columnsTitle}</h3>
      <List
        caption={words.columnsTitle}
        rows={plan.columns}
        idOf={({ name }) => name}
        columns={columnsOf(plan, memberOf, choose)}
      />
      {unused > 0 && <p class="faint">{words.unused(unused)}</p>}
      {!members.includes('account') && (
        <AccountOfAll
          value={choices.account}
          onChange={(account) => onChange({ ...choices, account })}
        />
      )}
      {members.some((member) => DATES.has(member)) && (
        <Choice
          label={words.days}
          value={choices.days}
          choices={DAY_ORDERS.map((order) => [order, words.dayOrders[order]] as const)}
          onChange={(text) => {
            const days = DAY_ORDERS.find((order) => order === text);
            if (days) onChange({ ...choices, days });
          }}
        />
      )}
    </section>
  );
}

const DATES: ReadonlySet<string> = new Set(['date_received', 'date_due', 'start_date']);

function columnsOf(
  plan: Plan,
  memberOf: (column: OrderColumn) => string,
  choose: (name: string, member: string) => void,
): readonly Column<OrderColumn>[] {
  return [
    { title: words.columns.name, show: ({ name }) => name },
    {
      title: words.columns.member,
      show: (column) => (
        <Member
          column={column}
          member={memberOf(column)}
          onChoose={(one) => choose(column.name, one)}
        />
      ),
    },
    {
      title: words.columns.example,
      show: ({ name }) => plan.rows.find(({ cells }) => cells[name])?.cells[name]?.slice(0, 60),
    },
  ];
}

/** The member of one column, with the nearest one for an unknown name. */
function Member(props: {
  readonly column: OrderColumn;
  readonly member: string;
  readonly onChoose: (member: string) => void;
}) {
  const { column, member, onChoose } = props;
  const { name, suggestion } = column;
  return (
    <>
      <select
        aria-label={words.memberOf(name)}
        value={member}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {['', ...NEW_ORDER_MEMBERS].map((one) => (
          <option key={one} value={one}>
            {memberName(one)}
          </option>
        ))}
      </select>{' '}
      {suggestion !== '' && member === '' && (
        <button type="button" class="plain" onClick={() => onChoose(suggestion)}>
          {words.didYouMean(memberName(suggestion))}
        </button>
      )}
    </>
  );
}

function AccountOfAll(props: {
  readonly value: string;
  readonly onChange: (account: string) => void;
}) {
  const accounts = useLoaded('accounts').answer?.accounts ?? [];
  const names = accounts
    .filter(({ disabled_at }) => disabled_at === null)
    .map(({ username }) => [username, username] as const);
  return (
    <Choice
      label={words.account}
      hint={words.accountHint}
      choices={[['', words.noAccount], ...names]}
      {...props}
    />
  );
}

function Choice(props: {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <select
        id={id}
        value={props.value}
        onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
      >
        {props.choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {props.hint && <p class="hint">{props.hint}</p>}
    </div>
  );
}
