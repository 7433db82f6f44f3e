import { useEffect } from 'preact/hooks';
import { csvLine, MARK } from '../../src/site/engine/records/csv-text.js';
import type { IssuedPassword } from '../../src/site/owner/accounts.js';
import { useInDialog } from '../parts/dialog.js';
import { FromFile } from '../parts/from-file.js';
import { List } from '../parts/list.js';
import { SaveText } from '../parts/secret.js';
import { today } from '../site-facts.js';
import { partnersTexts } from '../texts/partners.js';
import { texts } from '../texts.js';

const words = texts.fromFile.accounts;

/** Makes accounts from a file, and displays all their passwords once. */
export default function AccountsFromFile(props: { onClose: () => void; onMade: () => void }) {
  return (
    <FromFile<IssuedPassword>
      path="accounts/from-file"
      question={texts.dialog.askOnce}
      {...words}
      {...props}
    >
      {({ made, there }) => (
        <>
          {made.length > 0 && <Passwords passwords={made} />}
          {there.length > 0 && <p>{words.there}</p>}
        </>
      )}
    </FromFile>
  );
}

const TITLES = [partnersTexts.accounts.columns.name, partnersTexts.accounts.password] as const;

function Passwords({ passwords }: { passwords: readonly IssuedPassword[] }) {
  const inside = useInDialog();
  // Nothing shows them again.
  useEffect(() => inside?.touch(), [inside]);
  return (
    <>
      <p>{words.once}</p>
      <div class="actions">
        <Save passwords={passwords} />
      </div>
      <List
        caption={partnersTexts.accounts.password}
        rows={passwords}
        columns={[
          { title: TITLES[0], show: ({ username }) => username },
          { title: TITLES[1], show: ({ password }) => <code>{password}</code> },
        ]}
        idOf={({ username }) => username}
      />
    </>
  );
}

/** Saves the passwords in a file. Only the page has all of them. */
function Save({ passwords }: { passwords: readonly IssuedPassword[] }) {
  const rows = passwords.map(({ username, password }) => csvLine([username, password]));
  return (
    <SaveText
      label={words.save}
      text={MARK + csvLine(['username', 'password']) + rows.join('')}
      fileName={`${words.fileName}-${today()}.csv`}
      type="text/csv"
    />
  );
}
