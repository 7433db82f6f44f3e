import type { AuditRecord } from '../../../src/site/engine/audit/audit.js';
import { addressOf, go, route } from '../../address.js';
import { useLoaded } from '../../load.js';
import { Time } from '../../parts/basics.js';
import { AskForm, type FieldProps } from '../../parts/form.js';
import { DAY, formatTime } from '../../parts/formats.js';
import type { Column } from '../../parts/list.js';
import { withQuery } from '../../server.js';
import { auditActions, auditFacts } from '../../texts/audit.js';
import { setUpTexts } from '../../texts/set-up.js';
import { texts } from '../../texts.js';
import { RecordPage } from './record-page.js';

const words = setUpTexts.audit;

const COLUMNS: readonly Column<AuditRecord>[] = [
  { title: words.columns.when, show: ({ happened_at }) => <Time at={happened_at} /> },
  {
    title: words.columns.who,
    show: ({ who, from, address }) => (
      <>
        {who || words.stranger}{' '}
        <span class="faint">
          {words.from[from]} {address}
        </span>
      </>
    ),
  },
  {
    title: words.columns.action,
    show: ({ action, count }) =>
      count > 1 ? words.times(actionOf(action), count) : actionOf(action),
  },
  { title: words.columns.subject, show: ({ subject }) => subjectOf(subject) || texts.none },
  { title: words.columns.detail, show: ({ detail }) => detailOf(detail) },
];

const ACTIONS: Readonly<Record<string, string>> = auditActions;
const FACTS: Readonly<Record<string, string>> = auditFacts;

/** Returns an act in words. An act of a later version keeps its name. */
function actionOf(action: string): string {
  return ACTIONS[action] ?? action;
}

/** Returns the acts to choose from. The address may name another one, such as `user` for all acts on users. */
function actionsWith(chosen: string): readonly (readonly [string, string])[] {
  const others = chosen === '' || ACTIONS[chosen] !== undefined ? [] : [[chosen, chosen] as const];
  return [['', words.all], ...others, ...Object.entries(ACTIONS)];
}

function detailOf(detail: AuditRecord['detail']): string {
  const facts = Object.entries(detail).map(
    ([name, value]) => `${FACTS[name] ?? name}: ${valueText(name, value) || texts.none}`,
  );
  return facts.join('; ') || texts.none;
}

function valueText(name: string, value: AuditRecord['detail'][string]): string {
  if (name === 'overlap') return words.hours(Math.round(Number(value) / (DAY / 24)));
  if (name === 'made_at') return formatTime(Date.parse(String(value)));
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

/** Returns the subject of an act. A choice of a field has the name of the field in front. */
function subjectOf(subject: string): string {
  const [, field = '', rest = ''] = /^(client_company|work_type) (.*)$/.exec(subject) ?? [];
  const fields: Readonly<Record<string, string>> = setUpTexts.choices.fields;
  return fields[field] === undefined ? subject : `${fields[field]}: ${rest}`;
}

const TEXTS = ['who', 'action', 'subject'] as const;
const DAYS = ['since', 'until'] as const;
/** The records of a page, as the site lists them. */
const PAGE = 100;

/** The filters, with the values that the address gives them. */
function fieldsOf(query: Readonly<Record<string, string>>): readonly FieldProps[] {
  return [
    ...TEXTS.map((name) => ({
      name,
      label: words.columns[name],
      value: query[name] ?? '',
      ...(name === 'action' ? { choices: actionsWith(query.action ?? '') } : {}),
    })),
    ...DAYS.map((name) => ({
      name,
      label: words[name],
      value: query[name] ?? '',
      type: 'date' as const,
    })),
  ];
}

/** The recorded acts that concern access, the newest first. */
export function Audit() {
  const { query } = route.value;
  const { before = '' } = query;
  const asked = Object.fromEntries([
    ...TEXTS.map((name) => [name, query[name] ?? '']),
    ...DAYS.map((name) => [name, timeOf(query[name])]),
  ]);
  const loaded = useLoaded(withQuery('audit', { ...asked, before }));
  const records = loaded.answer?.records;
  const last = records?.at(-1);
  return (
    <RecordPage
      title={words.title}
      lead={words.lead}
      empty={words.empty}
      csv="audit"
      query={asked}
      loaded={loaded}
      rows={records}
      columns={COLUMNS}
      nameOf={({ id }) => id}
    >
      <details class="wide" open={Object.keys(query).length > 0}>
        <summary>{words.filter}</summary>
        <AskForm
          key={JSON.stringify(query)}
          fields={fieldsOf(query)}
          action={words.show}
          onSend={async (values) => go(['audit'], values)}
        />
      </details>
      {last && records?.length === PAGE && (
        <p>
          <a href={addressOf(['audit'], { ...query, before: last.id })}>{words.older}</a>
        </p>
      )}
    </RecordPage>
  );
}

/** Returns the beginning of a day in the zone of the user; '' for none. */
function timeOf(day = ''): string {
  const at = Date.parse(`${day}T00:00:00`);
  return Number.isNaN(at) ? '' : new Date(at).toISOString();
}
