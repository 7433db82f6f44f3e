import { useState } from 'preact/hooks';
import type { SiteLink } from '../../src/site/importer/links/link-record.js';
import type { LinkSettings } from '../../src/site/importer/links/link-settings.js';
import { versions } from '../live.js';
import { useLoaded } from '../load.js';
import { Badge, Failure, Time, useAction } from '../parts/basics.js';
import { Opener } from '../parts/dialog.js';
import { AskDialog, changed, type FieldProps } from '../parts/form.js';
import type { Column } from '../parts/list.js';
import { ListBody, ListHead } from '../parts/list-page.js';
import { AskError, ask, may } from '../server.js';
import { texts } from '../texts.js';

const words = texts.links;
const pathOf = ({ name }: SiteLink) => `links/${encodeURIComponent(name)}`;

/** The owners of imported orders, and the state of each link. */
export function Links() {
  const loaded = useLoaded<{ links: readonly SiteLink[] }>('links', versions.value.jobs);
  const { reload } = loaded;
  return (
    <>
      <ListHead title={words.title} lead={words.lead} path="links">
        {may('administrator') && (
          <Opener label={words.add} isMain>
            {(close) => (
              <NewLink
                onClose={() => {
                  close();
                  reload();
                }}
              />
            )}
          </Opener>
        )}
      </ListHead>
      <ListBody
        caption={words.title}
        loaded={loaded}
        rows={loaded.answer?.links}
        columns={columnsOf(reload)}
        idOf={({ id }) => id}
        empty={words.empty}
      />
    </>
  );
}

function columnsOf(reload: () => void): readonly Column<SiteLink>[] {
  const { columns } = words;
  const shown: readonly Column<SiteLink>[] = [
    {
      title: columns.name,
      show: ({ name, client_company }) => (
        <>
          <strong>{name}</strong> <span class="faint">{client_company}</span>
        </>
      ),
    },
    { title: columns.url, show: ({ url, username }) => `${url} (${username})` },
    { title: columns.state, show: (link) => <State link={link} /> },
    { title: columns.good, show: ({ good_at }) => <Time at={good_at} /> },
  ];
  if (!may('operator')) return shown;
  return [
    ...shown,
    { title: columns.do, show: (link) => <LinkActions link={link} onDone={reload} /> },
  ];
}

function State({ link }: { link: SiteLink }) {
  const { paused_at, pause_reason, asks_at, stopped, failure, validated_at } = link;
  if (paused_at !== null) {
    return (
      <>
        <Badge tone="wait">{words.paused}</Badge> {pause_reason}
        {asks_at !== null && (
          <>
            {' '}
            {words.asksAgain} <Time at={asks_at} />
          </>
        )}
      </>
    );
  }
  const problem = stopped ?? failure;
  if (problem !== null) {
    return (
      <>
        <Badge tone="bad">{words.failing}</Badge> {problem}
      </>
    );
  }
  if (validated_at === null) return <Badge tone="plain">{words.never}</Badge>;
  return <Badge tone="good">{words.works}</Badge>;
}

/** The commands of an operator; the others require an administrator. */
const COMMANDS = ['test', 'sync'] as const;

function LinkActions({ link, onDone }: { link: SiteLink; onDone: () => void }) {
  const { isBusy, error, run } = useAction();
  const [dialog, setDialog] = useState<'edit' | Asked>();
  const steer = (command: string) =>
    void run(() => ask('POST', `${pathOf(link)}/${command}`)).then(onDone);
  const close = () => {
    setDialog(undefined);
    onDone();
  };
  const isAdministrator = may('administrator');
  const isPaused = link.paused_at !== null;
  const commands = [...COMMANDS, ...(isAdministrator && isPaused ? (['resume'] as const) : [])];
  const dialogs = [...(isPaused ? [] : (['pause'] as const)), 'edit', 'rotate', 'remove'] as const;
  return (
    <div class="actions">
      {commands.map((command) => (
        <button key={command} type="button" disabled={isBusy} onClick={() => steer(command)}>
          {words[command]} <span class="unseen">{link.name}</span>
        </button>
      ))}
      {isAdministrator &&
        dialogs.map((name) => (
          <button key={name} type="button" onClick={() => setDialog(name)}>
            {name === 'edit' ? texts.edit : words[name]} <span class="unseen">{link.name}</span>
          </button>
        ))}
      {error && <Failure error={error} />}
      {dialog === 'edit' && <EditLink link={link} onClose={close} />}
      {dialog !== undefined && dialog !== 'edit' && (
        <Ask link={link} what={dialog} onClose={close} />
      )}
    </div>
  );
}

const PASSWORD: FieldProps = {
  name: 'password',
  label: words.password,
  type: 'password',
  isRequired: true,
  autocomplete: 'new-password',
};

/** The dialogs of a link. */
type Asked = 'pause' | 'rotate' | 'remove';

const ASKED: Readonly<Record<Asked, readonly FieldProps[]>> = {
  pause: [{ name: 'reason', label: words.pauseReason }],
  rotate: [PASSWORD],
  remove: [],
};

function Ask({ link, what, onClose }: { link: SiteLink; what: Asked; onClose: () => void }) {
  return (
    <AskDialog
      title={`${words[what]}: ${link.name}`}
      onClose={onClose}
      fields={ASKED[what]}
      action={words[what]}
      onSend={(values) =>
        what === 'remove'
          ? ask('DELETE', pathOf(link))
          : ask('POST', `${pathOf(link)}/${what}`, values)
      }
    >
      <p>{words.ask[what](link.name)}</p>
    </AskDialog>
  );
}

const YES_NO = [
  ['false', texts.no],
  ['true', texts.yes],
] as const;

const FLAGS = [
  'job_notes',
  'supplied_notes',
  'invoicing',
  'bid_comp_confirm',
  'assign_vendors',
  'files_by_address',
  'recognises_repetitions',
] as const satisfies readonly (keyof LinkSettings)[];

/** The initial values of a new link, which are the defaults of the site. */
const DEFAULTS: Readonly<Record<string, string>> = { invoicing: 'true', assign_vendors: 'true' };

function settingFields(before: (name: string) => string): readonly FieldProps[] {
  return [
    ...FLAGS.map((name) => ({
      name,
      label: words.settings[name],
      choices: YES_NO,
      value: before(name) || 'false',
    })),
    { name: 'poll_seconds', label: words.pollSeconds, value: before('poll_seconds') || '300' },
  ];
}

/** Returns flags and lists in the form of the site. Note groups are included where any can be chosen. */
function wire(values: Readonly<Record<string, string>>, all: FormData, groups: readonly string[]) {
  const isFlag = (name: string) => FLAGS.some((one) => one === name);
  const given = Object.entries(values)
    .filter(([name]) => name !== 'note_groups')
    .map(([name, value]) => {
      if (isFlag(name)) return [name, value === 'true'];
      return [name, name === 'dialect' ? dialectOf(value) : value];
    });
  const chosen = groups.length === 0 ? {} : { note_groups: all.getAll('note_groups') };
  return { ...Object.fromEntries(given), ...chosen };
}

function dialectOf(text: string): unknown {
  try {
    return JSON.parse(text.trim() || '{}');
  } catch {
    throw new AskError('input_invalid', words.dialectWrong);
  }
}

/** The rare fields of a link: the groups that see imported notes, the account of this owner, and its dialect. */
function furtherFields(
  groups: readonly string[],
  before?: Pick<SiteLink, 'note_groups' | 'settings'>,
): readonly FieldProps[] {
  const dialect = Object.keys(before?.settings.dialect ?? {}).length > 0;
  const fields: readonly FieldProps[] = [
    ...(groups.length === 0
      ? []
      : [
          {
            name: 'note_groups',
            label: texts.users.groups,
            choices: groups.map((name) => [name, name] as const),
            chosen: before?.note_groups ?? [],
            hint: words.groupsHint,
          },
        ]),
    {
      name: 'account',
      label: words.account,
      hint: before ? texts.accounts.unshownHint : words.accountHint,
    },
    {
      name: 'dialect',
      label: words.dialect,
      isLong: true,
      value: dialect ? JSON.stringify(before?.settings.dialect, null, 2) : '',
      hint: words.dialectHint,
    },
  ];
  return fields.map((field) => ({ ...field, isFurther: true }));
}

function useGroups(): readonly string[] {
  return useLoaded<{ groups: readonly string[] }>('groups').answer?.groups ?? [];
}

function NewLink({ onClose }: { onClose: () => void }) {
  const groups = useGroups();
  return (
    <AskDialog
      title={words.add}
      onClose={onClose}
      isWide
      fields={[
        { name: 'url', label: words.url, type: 'url', isRequired: true },
        { name: 'username', label: words.username, isRequired: true },
        PASSWORD,
        { name: 'name', label: words.name },
        { name: 'client_company', label: words.company },
        ...settingFields((name) => DEFAULTS[name] ?? ''),
        ...furtherFields(groups),
      ]}
      action={words.add}
      onSend={(values, all) => ask('POST', 'links', wire(changed(values), all, groups))}
    />
  );
}

/** Edits the facts of a link. A new address requires the password. */
function EditLink({ link, onClose }: { link: SiteLink; onClose: () => void }) {
  const { settings } = link;
  const groups = useGroups();
  const further = furtherFields(groups, link);
  const before: Record<string, string> = {
    url: link.url,
    username: link.username,
    client_company: link.client_company,
    poll_seconds: String(settings.poll_seconds),
    ...Object.fromEntries(FLAGS.map((name) => [name, String(settings[name])])),
    dialect: further.find(({ name }) => name === 'dialect')?.value ?? '',
  };
  const value = (name: string) => before[name] ?? '';
  return (
    <AskDialog
      title={`${texts.edit}: ${link.name}`}
      onClose={onClose}
      isWide
      fields={[
        { name: 'url', label: words.url, type: 'url', isRequired: true, value: value('url') },
        { name: 'username', label: words.username, isRequired: true, value: value('username') },
        { ...PASSWORD, isRequired: false, hint: words.movedHint },
        { name: 'client_company', label: words.company, value: value('client_company') },
        ...settingFields(value),
        ...further,
      ]}
      action={texts.save}
      onSend={(values, all) =>
        ask('PATCH', pathOf(link), wire(changed(values, before), all, groups))
      }
    />
  );
}
