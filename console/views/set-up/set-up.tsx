import type { ComponentType } from 'preact';
import { Accounts } from '../accounts.js';
import Forms from '../forms.js';
import { Links } from '../links.js';
import { Sessions, Users } from '../users.js';
import { Apps } from './apps.js';
import { Audit } from './audit.js';
import { Definitions, PropertyFields } from './definitions.js';
import { Hooks } from './hooks.js';
import { MyAccount } from './my-account.js';
import { Prices } from './prices.js';
import { Profiles } from './profiles.js';
import { Retention } from './retention.js';
import { ThisSite } from './this-site.js';

/** The pages of set-up, which are loaded together. */
const PAGES = {
  accounts: Accounts,
  apps: Apps,
  audit: Audit,
  definitions: Definitions,
  forms: Forms,
  hooks: Hooks,
  links: Links,
  me: MyAccount,
  prices: Prices,
  fields: PropertyFields,
  profiles: Profiles,
  retention: Retention,
  sessions: Sessions,
  site: ThisSite,
  users: Users,
} as const satisfies Readonly<Record<string, ComponentType<PageProps>>>;

interface PageProps {
  /** The second part of the address. */
  readonly id: string;
}

export type SetUpPage = keyof typeof PAGES;

/** A page of set-up. */
export default function SetUp({ page, id }: PageProps & { readonly page: SetUpPage }) {
  const Page: ComponentType<PageProps> = PAGES[page];
  return <Page id={id} />;
}
