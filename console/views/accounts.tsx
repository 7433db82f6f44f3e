import { useState } from 'preact/hooks';
import type { SiteAccount } from '../../src/site/owner/account-record';
import type { IssuedPassword } from '../../src/site/owner/accounts.js';
import { day } from '../day.js';
import { useLoaded } from '../load.js';
import { AskedButton } from '../parts/asked-button.js';
import { Badge, Failure, Time, useAction } from '../parts/basics.js';
import { CloseButton, Dialog, Opener } from '../parts/dialog.js';
import { AskDialog, changed, type FieldProps } from '../parts/form.js';
import { DAY } from '../parts/formats.js';
import { Lazy } from '../parts/lazy.js';
import type { Column } from '../parts/list.js';
import { ListBody, ListHead } from '../parts/list-page.js';
import { Secret } from '../parts/secret.js';
import { AskError, ask, may } from '../server.js';
import { partnersTexts } from '../texts/partners.js';
import { texts } from '../texts.js';

const words = partnersTexts.accounts;
const loadFromFile = () => import('./accounts-from-file.js');

/** The accounts that may call the site. Passwords are displayed once, when they are made. */
export function Accounts() {
  const loaded = useLoaded('accounts');
  const { reload } = loaded;
  const [rotated, setRotated] = useState<string>();
  const [issued, setIssued] = useState<IssuedPassword>();
  const [edited, setEdited] = useState<SiteAccount>();
  const showPassword = (password: IssuedPassword) => {
    setIssued(password);
    reload();
  };
  return (
    <>
      <ListHead title={words.title} lead={words.lead} path="accounts">
        {may('administrator') && (
          <>
            <Opener label={words.add} isMain>
              {(close) => <NewAccount onMade={showPassword} onClose={close} />}
            </Opener>
            <Opener label={texts.fromFile.action}>
              {(onClose) => <Lazy load={loadFromFile} given={{ onClose, onMade: reload }} />}
            </Opener>
          </>
        )}
      </ListHead>
      <ListBody
        caption={words.title}
        loaded={loaded}
        rows={loaded.answer?.accounts}
        columns={columnsOf({ reload, rotate: setRotated, edit: setEdited })}
        idOf={({ username }) => username}
        empty={words.empty}
      />
      {edited && (
        <EditAccount account={edited} onDone={reload} onClose={() => setEdited(undefined)} />
      )}
      {rotated !== undefined && (
        <Rotate username={rotated} onMade={showPassword} onClose={() => setRotated(undefined)} />
      )}
      {issued && <Issued password={issued} onClose={() => setIssued(undefined)} />}
    </>
  );
}

interface AccountDialogProps {
  reload(): void;
  rotate(username: string): void;
  edit(account: SiteAccount): void;
}

function columnsOf(doing: AccountDialogProps): readonly Column<SiteAccount>[] {
  const { columns } = words;
  const shown: Column<SiteAccount>[] = [
    { title: columns.name, show: ({ username }) => <strong>{username}</strong> },
    { title: columns.shown, show: ({ display_name }) => display_name },
    { title: columns.push, show: ({ has_push_url }) => (has_push_url ? texts.yes : texts.no) },
    { title: columns.made, show: ({ created_at }) => <Time at={created_at} /> },
    {
      title: columns.state,
      show: ({ disabled_at }) =>
        disabled_at === null ? (
          <Badge tone="good">{words.active}</Badge>
        ) : (
          <Badge tone="bad">{words.disabled}</Badge>
        ),
    },
  ];
  if (!may('administrator')) return shown;
  const show = (account: SiteAccount) => <AccountActions account={account} doing={doing} />;
  return [...shown, { title: columns.do, show }];
}

function AccountActions({ account, doing }: { account: SiteAccount; doing: AccountDialogProps }) {
  const { username, disabled_at } = account;
  const { isBusy, error, run } = useAction();
  const path = `accounts/${encodeURIComponent(username)}` as const;
  return (
    <div class="actions">
      <button type="button" onClick={() => doing.edit(account)}>
        {texts.edit} <span class="unseen">{username}</span>
      </button>
      <button type="button" onClick={() => doing.rotate(username)}>
        {words.rotate} <span class="unseen">{username}</span>
      </button>
      {disabled_at === null ? (
        <AskedButton
          label={words.disable}
          subject={username}
          question={words.disableAsk(username)}
          onSend={() => ask('POST', `${path}/disable`)}
          onDone={doing.reload}
        />
      ) : (
        <button
          type="button"
          disabled={isBusy}
          onClick={() =>
            void run(async () => {
              await ask('POST', `${path}/enable`);
              doing.reload();
            })
          }
        >
          {words.enable} <span class="unseen">{username}</span>
        </button>
      )}
      {error && <Failure error={error} />}
    </div>
  );
}

/** A field for an agreed password; by default one is generated. */
const OWN_PASSWORD: FieldProps = {
  name: 'password',
  label: words.password,
  type: 'password',
  hint: words.passwordHint,
  autocomplete: 'new-password',
};

/** The receiver of the contractor's own side, from which attachments of its notes are fetched. */
const RECEIVER = [
  { name: 'receiver_url', label: words.receiverUrl, type: 'url', hint: words.receiverHint },
  { name: 'receiver_username', label: words.receiverUsername },
  {
    name: 'receiver_password',
    label: words.receiverPassword,
    type: 'password',
    autocomplete: 'new-password',
  },
] as const satisfies readonly FieldProps[];

/** Edits the facts of an account. An empty secret field leaves the secret unchanged. */
function EditAccount(props: { account: SiteAccount; onDone: () => void; onClose: () => void }) {
  const { account, onDone, onClose } = props;
  const before: Record<string, string> = {
    display_name: account.display_name,
    org_id: account.org_id ?? '',
    receiver_url: account.receiver_url ?? '',
  };
  const fields: readonly FieldProps[] = [
    { name: 'display_name', label: words.displayName },
    { name: 'org_id', label: words.org },
    { name: 'push_url', label: words.pushUrl, type: 'url' },
    ...RECEIVER,
  ];
  return (
    <AskDialog
      title={`${texts.edit}: ${account.username}`}
      onClose={onClose}
      isWide
      fields={fields.map((field) => {
        const value = before[field.name];
        return value === undefined ? { ...field, hint: words.unshownHint } : { ...field, value };
      })}
      action={texts.save}
      onSend={(values) =>
        ask('PATCH', `accounts/${encodeURIComponent(account.username)}`, changed(values, before))
      }
      onDone={onDone}
    />
  );
}

type ShowPassword = (password: IssuedPassword) => void;

function NewAccount({ onMade, onClose }: { onMade: ShowPassword; onClose: () => void }) {
  return (
    <AskDialog
      title={words.add}
      onClose={onClose}
      isWide
      fields={[
        {
          name: 'username',
          label: words.columns.name,
          isRequired: true,
          refusals: ['already_there'],
        },
        { name: 'display_name', label: words.displayName },
        { name: 'org_id', label: words.org },
        { name: 'push_url', label: words.pushUrl, type: 'url', hint: words.pushHint },
        OWN_PASSWORD,
        ...RECEIVER,
      ]}
      action={words.add}
      onSend={async (values) => onMade(await ask('POST', 'accounts', changed(values)))}
    />
  );
}

/** The most days that an old password can be given. */
const MOST_DAYS = 3650;

/** Returns typed days in milliseconds. @throws AskError for a text that is no number of days */
function millisecondsOf(days: string): number {
  const count = Number(days);
  if (/^\s*\d{1,4}\s*$/.test(days) && count <= MOST_DAYS) return count * DAY;
  const problem = words.overlapWrong(MOST_DAYS);
  throw new AskError('input_invalid', problem, { names: ['overlap'], row: undefined, problem });
}

function Rotate(props: { username: string; onMade: ShowPassword; onClose: () => void }) {
  const { username, onMade, onClose } = props;
  return (
    <AskDialog
      title={words.rotate}
      onClose={onClose}
      fields={[
        {
          name: 'overlap',
          label: words.overlap,
          value: '7',
          hint: words.overlapHint,
          isRequired: true,
        },
        OWN_PASSWORD,
      ]}
      action={words.rotate}
      onSend={async ({ overlap = '', ...password }) => {
        const path = `accounts/${encodeURIComponent(username)}/rotate` as const;
        const given = { overlap: millisecondsOf(overlap), ...changed(password) };
        onMade(await ask('POST', path, given));
      }}
    >
      <p>{words.rotateAsk(username)}</p>
    </AskDialog>
  );
}

/** The address, the user name and the password with which a contractor calls this site. */
function Issued({ password, onClose }: { password: IssuedPassword; onClose: () => void }) {
  const { value: known } = day;
  return (
    <Dialog title={password.username} question={texts.dialog.askOnce} onClose={onClose}>
      <p>{words.handOver}</p>
      {known && <Secret label={texts.today.first.receiver} value={known.receiver} />}
      <Secret label={words.columns.name} value={password.username} />
      <p>{words.once}</p>
      <Secret label={words.password} value={password.password} />
      <CloseButton />
    </Dialog>
  );
}
