import { useState } from 'preact/hooks';
import type { SiteLink } from '../../src/site/importer/links/link-record.js';
import type { LinkSettings } from '../../src/site/importer/links/link-settings.js';
import { marks } from '../live.js';
import { useLoaded } from '../load.js';
import { Badge, Empty, Failure, Time, useAction, useTitle } from '../parts/basics.js';
import { Dialog } from '../parts/dialog.js';
import { AskForm, changed, type FieldProps } from '../parts/form.js';
import { type Column, List } from '../parts/list.js';
import { ask, may } from '../server.js';
import { texts } from '../texts.js';

const words = texts.links;
const pathOf = ({ name }: SiteLink) => `links/${encodeURIComponent(name)}`;

/** The owners that orders are imported from, and whether each of them answers. */
export function Links() {
  useTitle(words.title);
  const { answer, error, reload } = useLoaded<{ links: readonly SiteLink[] }>(
    'links',
    marks.value.jobs,
  );
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <div class="head">
        <h1>{words.title}</h1>
        {may('administrator') && (
          <button type="button" class="main" onClick={() => setAdding(true)}>
            {words.add}
          </button>
        )}
      </div>
      <p>{words.lead}</p>
      {error && <Failure error={error} onRetry={reload} />}
      {answer?.links.length === 0 && <Empty>{words.empty}</Empty>}
      {answer && answer.links.length > 0 && (
        <List
          caption={words.title}
          columns={columnsOf(reload)}
          rows={answer.links}
          idOf={({ id }) => id}
        />
      )}
      {isAdding && (
        <NewLink
          onClose={() => {
            setAdding(false);
            reload();
          }}
        />
      )}
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
  const { paused_at, pause_reason, stopped, failure, validated_at } = link;
  if (paused_at !== null) {
    return (
      <>
        <Badge tone="wait">{words.paused}</Badge> {pause_reason}
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

/** What an operator may do, and what takes an administrator. */
const COMMANDS = ['test', 'sync'] as const;

function LinkActions({ link, onDone }: { link: SiteLink; onDone: () => void }) {
  const { isBusy, error, run } = useAction();
  const [dialog, setDialog] = useState<'edit' | 'rotate' | 'remove'>();
  const steer = (command: string) =>
    void run(() => ask('POST', `${pathOf(link)}/${command}`)).then(onDone);
  const close = () => {
    setDialog(undefined);
    onDone();
  };
  const isAdministrator = may('administrator');
  const pausing = link.paused_at === null ? ('pause' as const) : ('resume' as const);
  return (
    <div class="actions">
      {[...COMMANDS, ...(isAdministrator ? [pausing] : [])].map((command) => (
        <button key={command} type="button" disabled={isBusy} onClick={() => steer(command)}>
          {words[command]} <span class="unseen">{link.name}</span>
        </button>
      ))}
      {isAdministrator &&
        (['edit', 'rotate', 'remove'] as const).map((name) => (
          <button key={name} type="button" onClick={() => setDialog(name)}>
            {name === 'edit' ? texts.edit : words[name]} <span class="unseen">{link.name}</span>
          </button>
        ))}
      {error && <Failure error={error} />}
      {dialog === 'edit' && <EditLink link={link} onClose={close} />}
      {(dialog === 'rotate' || dialog === 'remove') && (
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

function Ask(props: { link: SiteLink; what: 'rotate' | 'remove'; onClose: () => void }) {
  const { link, what, onClose } = props;
  const isRotating = what === 'rotate';
  return (
    <Dialog title={`${words[what]}: ${link.name}`} onClose={onClose}>
      <AskForm
        fields={isRotating ? [PASSWORD] : []}
        action={words[what]}
        onSend={(values) =>
          isRotating ? ask('POST', `${pathOf(link)}/rotate`, values) : ask('DELETE', pathOf(link))
        }
        onDone={onClose}
        onCancel={onClose}
      >
        <p>{isRotating ? words.rotateHint : words.removeAsk(link.name)}</p>
      </AskForm>
    </Dialog>
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

/** What a new link begins with; the site has the same defaults. */
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

/** Flags as the site takes them. */
function wire(values: Readonly<Record<string, string>>): Record<string, string | boolean> {
  const isFlag = (name: string) => FLAGS.some((one) => one === name);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isFlag(name) ? value === 'true' : value]),
  );
}

function NewLink({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={words.add} onClose={onClose}>
      <AskForm
        fields={[
          { name: 'url', label: words.url, type: 'url', isRequired: true },
          { name: 'username', label: words.username, isRequired: true },
          PASSWORD,
          { name: 'name', label: words.name },
          { name: 'client_company', label: words.company },
          ...settingFields((name) => DEFAULTS[name] ?? ''),
        ]}
        action={words.add}
        onSend={(values) => ask('POST', 'links', wire(values))}
        onDone={onClose}
        onCancel={onClose}
      />
    </Dialog>
  );
}

/** What is known of a link, to be changed; its password has a way of its own. */
function EditLink({ link, onClose }: { link: SiteLink; onClose: () => void }) {
  const { settings } = link;
  const before: Record<string, string> = {
    url: link.url,
    username: link.username,
    client_company: link.client_company,
    poll_seconds: String(settings.poll_seconds),
    ...Object.fromEntries(FLAGS.map((name) => [name, String(settings[name])])),
  };
  const value = (name: string) => before[name] ?? '';
  return (
    <Dialog title={`${texts.edit}: ${link.name}`} onClose={onClose}>
      <AskForm
        fields={[
          { name: 'url', label: words.url, type: 'url', isRequired: true, value: value('url') },
          { name: 'username', label: words.username, isRequired: true, value: value('username') },
          { name: 'client_company', label: words.company, value: value('client_company') },
          ...settingFields(value),
        ]}
        action={texts.save}
        onSend={(values) => ask('PATCH', pathOf(link), wire(changed(values, before)))}
        onDone={onClose}
        onCancel={onClose}
      />
    </Dialog>
  );
}
