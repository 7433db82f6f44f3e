import type { ShownSettings } from '../../../src/site/console/contract/set-up-answers.js';
import type { StorageUse } from '../../../src/site/engine/quotas.js';
import { versions } from '../../live.js';
import { useLoaded } from '../../load.js';
import { Missing, Time } from '../../parts/basics.js';
import { Facts, type NamedFacts } from '../../parts/facts.js';
import { formatCount } from '../../parts/formats.js';
import { type Column, List } from '../../parts/list.js';
import { ListHead } from '../../parts/list-page.js';
import { partnersTexts } from '../../texts/partners.js';
import { setUpTexts } from '../../texts/set-up.js';
import { texts } from '../../texts.js';
import { Preferences } from './preferences.js';

const words = setUpTexts.site;

/** The settings of the site, and the storage of its accounts and links. */
export function ThisSite() {
  // The currency and the zone may be changed in another window, or by a command.
  const { answer, error, reload } = useLoaded('settings', versions.value.site);
  const storage = useLoaded('storage').answer;
  if (!answer) return <Missing title={words.title} error={error} onRetry={reload} />;
  return (
    <>
      <ListHead title={words.title} />
      <Preferences site={answer} onDone={reload} />
      <p>{words.lead}</p>
      {factsOf(answer).map(([title, facts]) => (
        <section key={title}>
          <h2>{title}</h2>
          <Facts facts={facts} />
        </section>
      ))}
      {storage && (
        <section>
          <h2>{words.storage}</h2>
          <p>{words.storageLead}</p>
          <Storage caption={partnersTexts.accounts.title} rows={storage.accounts} />
          <Storage caption={partnersTexts.links.title} rows={storage.links} />
          <Storage caption={setUpTexts.apps.title} rows={storage.apps} />
        </section>
      )}
    </>
  );
}

function factsOf(site: ShownSettings): readonly (readonly [title: string, facts: NamedFacts])[] {
  const days = (count: number | null) => (count === null ? words.notStored : words.days(count));
  return [
    [
      words.addresses,
      [
        [words.publicUrl, site.public_url],
        [words.database, words.databases[site.database === 'sqlite' ? 'sqlite' : 'postgres']],
        [words.api, site.serves_api ? texts.yes : texts.no],
        [words.apiCalls, setUpTexts.rate(site.api_calls_per_minute)],
        [words.jobs, site.runs_jobs ? texts.yes : texts.no],
      ],
    ],
    [
      words.retention,
      [
        [words.exchanges, days(site.exchange_days)],
        [
          words.exchangeBytes,
          site.exchange_bytes === null ? texts.none : size(site.exchange_bytes),
        ],
        [words.events, days(site.event_days)],
        [words.audit, days(site.audit_days)],
      ],
    ],
    ...upkeepOf(site),
  ];
}

/** Returns the facts of backups and limits. */
function upkeepOf(site: ShownSettings): readonly (readonly [title: string, facts: NamedFacts])[] {
  return [
    [
      words.backups,
      [
        [words.lastBackup, <Time key="at" at={site.backed_up_at} />],
        [
          words.backupHours,
          site.backup_hours === null ? words.noWarning : words.hours(site.backup_hours),
        ],
        [words.certificates, words.days(site.certificate_days)],
      ],
    ],
    [
      words.limits,
      [
        [words.notes, formatCount(site.notes_per_call)],
        [words.lines, formatCount(site.lines_per_call)],
      ],
    ],
  ];
}

/** Returns a number of bytes in the largest unit that it reaches. */
function size(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;
  const power = Math.min(
    units.length - 1,
    Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1000)),
  );
  const value = bytes / 1000 ** power;
  return `${formatCount(value, 1)} ${units[power]}`;
}

const used = (use: string, quota: string | undefined) =>
  quota === undefined ? use : words.of(use, quota);
const counted = (use: number, quota: number | null) =>
  used(formatCount(use), quota === null ? undefined : formatCount(quota));

const COLUMNS: readonly Column<StorageUse>[] = [
  { title: words.holder, show: ({ name }) => <strong>{name}</strong> },
  {
    title: words.bytes,
    show: ({ bytes, bytes_quota }) =>
      used(size(bytes), bytes_quota === null ? undefined : size(bytes_quota)),
    isNumber: true,
  },
  { title: words.files, show: (use) => counted(use.files, use.files_quota), isNumber: true },
  { title: words.noteCount, show: (use) => counted(use.notes, use.notes_quota), isNumber: true },
];

function Storage({ caption, rows }: { caption: string; rows: readonly StorageUse[] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{caption}</h3>
      <List caption={caption} columns={COLUMNS} rows={rows} idOf={({ name }) => name} />
    </>
  );
}
