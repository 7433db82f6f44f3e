import { useState } from 'preact/hooks';
import type { SiteLink } from '../../src/site/importer/links/link-record';
import { versions } from '../live';
import { useLoaded } from '../load';
import { Badge, Failure, Time, useAction } from '../parts/basics';
import { Opener } from '../parts/dialog';
import { AskDialog, type FieldProps } from '../parts/form';
import type { Column } from '../parts/list';
import { ListBody, ListHead } from '../parts/list-page';
import { inWords } from '../plain-words';
import { ask, may } from '../server';
import { texts } from '../texts';
import { partnersTexts } from '../texts/partners';
import { EditLink, NewLink, PASSWORD, pathOf } from './link-form';

const words = partnersTexts.links;

/** The owners of imported orders, and the state of each link. */
export function Links() {
  const loaded = useLoaded('links', versions.value.jobs);
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
    {
      title: columns.state,
      show: (link) => (
        <>
          <State link={link} />
          <FailedImports link={link} />
        </>
      ),
    },
    { title: columns.good, show: ({ good_at }) => <Time at={good_at} /> },
  ];
  if (!may('operator')) return shown;
  return [
    ...shown,
    { title: columns.do, show: (link) => <LinkActions link={link} onDone={reload} /> },
  ];
}

function State({ link }: { link: SiteLink }) {
  const { state, pause_reason, asks_at, stopped, failure } = link;
  if (state === 'paused') {
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
  if (state === 'stopped' || state === 'failing') {
    return (
      <>
        <Badge tone="bad">{words.failing}</Badge> {inWords(stopped ?? failure ?? '')}
      </>
    );
  }
  if (state === 'not_imported') {
    return (
      <>
        <Badge tone="bad">{words.importsFail}</Badge> {words.importsFailText}
      </>
    );
  }
  if (state === 'untried') return <Badge tone="plain">{words.never}</Badge>;
  if (state === 'unpolled') return <Badge tone="plain">{words.unpolled}</Badge>;
  return <Badge tone="good">{words.works}</Badge>;
}

/** The orders that were not imported, with their reasons. */
function FailedImports({ link: { failed_imports: failed } }: { link: SiteLink }) {
  if (failed.length === 0) return null;
  return (
    <ul>
      {failed.map(({ report_id, wo_number, reason }) => (
        <li key={report_id}>{words.notImported(report_id, wo_number, inWords(reason))}</li>
      ))}
    </ul>
  );
}

/** The commands of an operator; the others require an administrator. */
const COMMANDS = ['test', 'sync'] as const;

function LinkActions({ link, onDone }: { link: SiteLink; onDone: () => void }) {
  const { isBusy, error, run } = useAction();
  const [dialog, setDialog] = useState<'edit' | Asked>();
  const [report, setReport] = useState('');
  const steer = (command: (typeof COMMANDS)[number] | 'resume') => {
    setReport('');
    void run(async () => {
      if (command === 'resume') await ask('POST', `${pathOf(link)}/resume`);
      else setReport(reportOf(command, await ask('POST', `${pathOf(link)}/${command}`)));
    }).then(onDone);
  };
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
      <span role="status">{report}</span>
      {dialog === 'edit' && <EditLink link={link} onClose={close} />}
      {dialog !== undefined && dialog !== 'edit' && (
        <Ask link={link} what={dialog} onClose={close} />
      )}
    </div>
  );
}

/** Returns what a command has done: the row alone looks the same where the state of the link is as before. */
function reportOf(command: (typeof COMMANDS)[number], { state, failure }: SiteLink): string {
  if (command === 'test') return failure === null ? words.tested : words.testFailed;
  return state === 'paused' ? words.noSync : words.syncing;
}

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
