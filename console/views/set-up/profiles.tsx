import type { ImportProfile } from '../../../src/site/owner/profiles/profile-record.js';
import { addressOf } from '../../address.js';
import { useLoaded } from '../../load.js';
import { Opener } from '../../parts/dialog.js';
import type { Column } from '../../parts/list.js';
import { ask, may } from '../../server.js';
import { partnersTexts } from '../../texts/partners.js';
import { setUpTexts } from '../../texts/set-up.js';
import { texts } from '../../texts.js';
import { ActiveBadge } from './active-badge.js';
import { NewProfile } from './new-profile.js';
import { OneProfile } from './profile-files.js';
import { type RecordAction, RecordPage } from './record-page.js';

const words = setUpTexts.profiles;

/** The import profiles, or one with its files. */
export function Profiles({ id }: { readonly id: string }) {
  return id === '' ? <AllProfiles /> : <OneProfile key={id} name={id} />;
}

const COLUMNS: readonly Column<ImportProfile>[] = [
  { title: words.name, show: ({ name }) => <a href={addressOf(['profiles', name])}>{name}</a> },
  { title: words.account, show: ({ account }) => account },
  {
    title: setUpTexts.prices.client,
    show: ({ client_company }) => client_company || texts.none,
  },
  {
    title: words.uses,
    show: ({ capabilities }) => capabilities.map((one) => words.capabilities[one]).join(', '),
  },
  { title: words.kind, show: ({ kind }) => words.kinds[kind] },
  {
    title: partnersTexts.accounts.columns.state,
    show: ({ is_active }) => <ActiveBadge isActive={is_active} />,
  },
];

function AllProfiles() {
  const loaded = useLoaded('profiles');
  const { answer, reload } = loaded;
  const isAllowed = may('administrator');
  return (
    <RecordPage
      title={words.title}
      lead={words.lead}
      empty={words.empty}
      loaded={loaded}
      rows={answer?.profiles}
      columns={COLUMNS}
      nameOf={({ name }) => name}
      {...(isAllowed && { actionsOf })}
    >
      {isAllowed && (
        <div class="actions">
          <Opener label={words.add} isMain>
            {(onClose) => (
              <NewProfile members={answer?.members ?? []} onDone={reload} onClose={onClose} />
            )}
          </Opener>
        </div>
      )}
    </RecordPage>
  );
}

function actionsOf({ name, is_active }: ImportProfile): readonly RecordAction[] {
  const path = `profiles/${encodeURIComponent(name)}` as const;
  return [
    is_active
      ? { label: partnersTexts.accounts.disable, send: () => ask('POST', `${path}/disable`) }
      : { label: partnersTexts.accounts.enable, send: () => ask('POST', `${path}/enable`) },
    { label: words.remove, ask: words.removeAsk, send: () => ask('DELETE', path) },
  ];
}
