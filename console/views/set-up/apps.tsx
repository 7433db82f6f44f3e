import type { SiteApp } from '../../../src/site/api/apps/app-record.js';
import type {
  AppPage,
  IssuedCredentials,
} from '../../../src/site/console/contract/set-up-answers.js';
import { useLoaded } from '../../load.js';
import { Time } from '../../parts/basics.js';
import { type FieldProps, isSameChoice } from '../../parts/form.js';
import type { Column } from '../../parts/list.js';
import { SaveText, Secret } from '../../parts/secret.js';
import { ask } from '../../server.js';
import { partnersTexts } from '../../texts/partners.js';
import { setUpTexts } from '../../texts/set-up.js';
import { texts } from '../../texts.js';
import { ActiveBadge } from './active-badge.js';
import { type RecordAction, RecordPage } from './record-page.js';

const words = setUpTexts.apps;
const pathOf = (name: string) => `apps/${encodeURIComponent(name)}` as const;

/** The apps of the JSON API. Secrets are displayed once, when they are made. */
export function Apps() {
  const loaded = useLoaded('apps');
  const accounts = useLoaded('accounts').answer?.accounts ?? [];
  const links = useLoaded('links').answer?.links ?? [];
  const { answer } = loaded;
  const holders = {
    accounts: accounts.map(({ username }) => username),
    links: links.map(({ name }) => name),
  };
  return (
    <RecordPage
      title={words.title}
      lead={words.lead}
      empty={words.empty}
      loaded={loaded}
      rows={answer?.apps}
      columns={COLUMNS}
      nameOf={({ name }) => name}
      actions={answer ? [newApp(answer, holders), NEW_KEY] : []}
      actionsOf={(app) => (answer ? actionsOf(app, answer, holders) : [])}
    >
      {answer?.is_served === false && <p class="notice">{words.off}</p>}
    </RecordPage>
  );
}

/** Returns scopes in words. */
function scopeName(scope: string): string {
  const service = scope.replace(/-rw?$/, '');
  const known = Object.entries(words.services).find(([name]) => name === service);
  const label = known?.[1] ?? service;
  return scope.endsWith('-rw') ? words.write(label) : words.read(label);
}

function seen({ is_limited, accounts, links }: SiteApp): string {
  if (!is_limited) return words.all;
  return [...accounts, ...links].join(', ') || words.none;
}

const COLUMNS: readonly Column<SiteApp>[] = [
  {
    title: words.columns.name,
    show: ({ name, client_id }) => (
      <>
        <strong>{name}</strong> <span class="faint">{client_id}</span>
      </>
    ),
  },
  { title: words.columns.scopes, show: ({ scopes }) => scopes.map(scopeName).join(', ') },
  {
    title: words.columns.sees,
    show: (app) => (app.sees_codes ? `${seen(app)}, ${words.seesCodes}` : seen(app)),
  },
  {
    title: words.columns.rate,
    show: ({ calls_per_minute: rate }) => (rate === null ? texts.none : setUpTexts.rate(rate)),
  },
  { title: words.columns.used, show: ({ used_at }) => <Time at={used_at} /> },
  {
    title: words.columns.state,
    show: ({ disabled_at }) => <ActiveBadge isActive={disabled_at === null} />,
  },
];

/** The parts of a quota. */
const QUOTA = ['bytes', 'files', 'notes'] as const;

/** The names of the accounts and links that an app can be limited to. */
interface Holders {
  readonly accounts: readonly string[];
  readonly links: readonly string[];
}

/** The fields of the limits of an app, with the present ones. */
function limitFields(page: AppPage, holders: Holders, app?: SiteApp): readonly FieldProps[] {
  const before = shownBounds(app);
  const checks = (name: keyof Holders): readonly FieldProps[] => {
    const chosen = app?.[name] ?? [];
    // Those of the app are offered where the others cannot be read.
    const names = [...new Set([...holders[name], ...chosen])];
    const choices = names.map((one) => [one, one] as const);
    return names.length === 0 ? [] : [{ name, label: words[name], choices, chosen }];
  };
  return [
    {
      name: 'reach',
      label: words.reach,
      choices: [
        ['all', words.all],
        ['some', words.some],
      ],
      value: app?.is_limited ? 'some' : 'all',
    },
    {
      name: 'callsPerMinute',
      label: words.rate,
      value: before.callsPerMinute,
      hint: words.rateHint(page.calls_per_minute),
    },
    ...QUOTA.map((part) => ({
      name: part,
      label: words.quota[part],
      value: before[part],
      hint: words.quotaHint,
    })),
    ...checks('accounts'),
    ...checks('links'),
  ];
}

/** Returns the bounds of an app as its fields show them. */
function shownBounds(app?: SiteApp) {
  const text = (bound: number | null = null) => (bound === null ? '' : String(bound));
  return {
    callsPerMinute: text(app?.calls_per_minute),
    bytes: text(app?.quota_bytes),
    files: text(app?.quota_files),
    notes: text(app?.quota_notes),
  };
}

/** Returns the entered bounds that differ from those of before; null for those of the site. */
function boundsOf(values: Record<string, string>, app?: SiteApp) {
  const before: Readonly<Record<string, string>> = shownBounds(app);
  const given = ['callsPerMinute', ...QUOTA].filter((name) => values[name] !== before[name]);
  const numbers = Object.fromEntries(given.map((name) => [name, numberOf(values[name])]));
  const { callsPerMinute, ...quota } = numbers;
  return {
    ...(callsPerMinute === undefined ? {} : { callsPerMinute }),
    ...(Object.keys(quota).length === 0 ? {} : { quota }),
  };
}

/** Returns what a dialog has changed of the limits and bounds of an app. Others may have changed the rest meanwhile. */
function changesOf(app: SiteApp, values: Record<string, string>, all: FormData) {
  const limits = limitsOf(all) ?? null;
  const bounds = boundsOf(values, app);
  const before = app.is_limited ? { accounts: app.accounts, links: app.links } : null;
  return {
    ...(isSameLimits(limits, before) ? {} : { limits }),
    ...(Object.keys(bounds).length === 0 ? {} : { bounds }),
  };
}

function isSameLimits(one: Holders | null, other: Holders | null): boolean {
  if (one === null || other === null) return one === other;
  return isSameChoice(one.accounts, other.accounts) && isSameChoice(one.links, other.links);
}

/** Returns the chosen accounts and links; undefined for all orders. */
function limitsOf(all: FormData): { accounts: string[]; links: string[] } | undefined {
  if (all.get('reach') === 'all') return undefined;
  return {
    accounts: all.getAll('accounts').map(String),
    links: all.getAll('links').map(String),
  };
}

/** Returns an entered number; null for none. The site refuses any other text. */
function numberOf(text = ''): number | string | null {
  if (text.trim() === '') return null;
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : text;
}

function newApp(page: AppPage, holders: Holders): RecordAction {
  const scopes = page.services.flatMap((service) => [`${service}-r`, `${service}-rw`]);
  return {
    label: words.add,
    fields: [
      {
        name: 'name',
        label: words.name,
        hint: words.nameHint,
        isRequired: true,
        refusals: ['already_there'],
      },
      {
        name: 'codes',
        label: words.codes,
        choices: [
          ['no', texts.no],
          ['yes', texts.yes],
        ],
        hint: words.codesHint,
      },
      {
        name: 'scopes',
        label: words.scopes,
        choices: scopes.map((scope) => [scope, scopeName(scope)] as const),
        chosen: [],
        hint: words.scopesHint,
      },
      ...limitFields(page, holders),
    ],
    send: async ({ name, codes, ...values }, all) => (
      <Credentials
        of={
          await ask('POST', 'apps', {
            name,
            scopes: all.getAll('scopes').map(String),
            codes: codes === 'yes',
            ...boundsOf(values),
            ...limitsOf(all),
          })
        }
      />
    ),
  };
}

const NEW_KEY: RecordAction = {
  label: words.keys,
  ask: words.keysAsk,
  fields: [
    {
      name: 'endTokens',
      label: words.endTokens,
      choices: Object.entries(words.endTokensChoices),
      value: 'false',
    },
  ],
  send: ({ endTokens }) => ask('POST', 'apps/keys', { endTokens: endTokens === 'true' }),
};

function actionsOf(app: SiteApp, page: AppPage, holders: Holders): readonly RecordAction[] {
  const path = pathOf(app.name);
  const isActive = app.disabled_at === null;
  return [
    {
      label: words.limits,
      fields: limitFields(page, holders, app),
      send: async (values, all) => {
        const changes = changesOf(app, values, all);
        if (Object.keys(changes).length > 0) await ask('PATCH', path, changes);
      },
    },
    {
      label: words.rotate,
      ask: words.rotateAsk,
      send: async () => <Credentials of={await ask('POST', `${path}/rotate`)} />,
    },
    isActive
      ? {
          label: partnersTexts.accounts.disable,
          ask: words.disableAsk,
          send: () => ask('POST', `${path}/disable`),
        }
      : { label: partnersTexts.accounts.enable, send: () => ask('POST', `${path}/enable`) },
    { label: words.remove, ask: words.removeAsk, send: () => ask('DELETE', path) },
  ];
}

/** The credentials of an app, which the site stores in no readable form. */
function Credentials({ of }: { readonly of: IssuedCredentials }) {
  return (
    <>
      <p>{words.once}</p>
      <Secret label={words.clientId} value={of.client_id} />
      <Secret label={words.secret} value={of.client_secret} />
      <p>
        <SaveText
          label={words.download}
          text={`${JSON.stringify(of, null, 2)}\n`}
          fileName="credentials.json"
          type="application/json"
        />
      </p>
      <p class="hint">{words.downloadHint}</p>
    </>
  );
}
