import type { AuditRecord } from '../../../src/site/engine/audit/audit.js';
import { addressOf, go, route } from '../../address.js';
import { useLoaded } from '../../load.js';
import { Time } from '../../parts/basics.js';
import { AskForm, type FieldProps } from '../../parts/form.js';
import type { Column } from '../../parts/list.js';
import { withQuery } from '../../server.js';
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
    show: ({ action, count }) => (count > 1 ? words.times(action, count) : action),
  },
  { title: words.columns.subject, show: ({ subject }) => subjectOf(subject) || texts.none },
  { title: words.columns.detail, show: ({ detail }) => detailOf(detail) },
];

function detailOf(detail: AuditRecord['detail']): string {
  const facts = Object.entries(detail).map(
    ([name, value]) => `${words.details[name] ?? name}: ${valueText(value) || texts.none}`,
  );
  return facts.join('; ') || texts.none;
}

function valueText(value: AuditRecord['detail'][string]): string {
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
  const fields: readonly FieldProps[] = [
    ...TEXTS.map((name) => ({ name, label: words.columns[name], value: query[name] ?? '' })),
    ...DAYS.map((name) => ({
      name,
      label: words[name],
      value: query[name] ?? '',
      type: 'date' as const,
    })),
  ];
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
          fields={fields}
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
