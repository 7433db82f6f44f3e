import { eventNames } from '../choices/events.js';
import type { Template } from './templates.js';

function openEvents(events: ReadonlySet<string>): string {
  const open = eventNames.filter((event) => !events.has(event));
  if (open.length === 0) return 'Every event has its handler.';
  return `Not there yet, and answering so: ${open.join(', ')}.`;
}

const head = (packageName: string, { name }: Template) => `# ${packageName}

A receiver for the event-based link web service, made by \`svclink init\` from the template ${name}.
`;

const START = `1. Start it, and check it from another terminal. User name, password and port are in \`.env\`.

       npm start
       npm run check

   \`npm run dev\` starts it too, and starts it again whenever a source file changes.
`;

const PUBLISH = `Run it where others reach it, with HTTPS, and give the other side its address, the user name and the password.`;

/** Files that all projects have, in the table of files. */
const SHARED_FILES = `| \`.env.example\` | the names of what \`.env\` holds, for version control: a clone copies it to \`.env\` and fills it in |
| \`Dockerfile\`, \`compose.yaml\` | run it in a container, which listens on this machine alone: a proxy with a certificate stands in front |
| \`.github/workflows/ci.yml\` | installs and tests every push. It needs \`package-lock.json\`, as the container file does: put that into version control |
`;

/** The section on further accounts, of a project whose accounts are a list in its code. */
function accountsInCode(file: string, own: string): string {
  return `## Another account

Each partner that calls has an account of its own. Make the hash of its password, and put both into the list in \`${file}\`:

       node -e "require('svclink').hashPassword('a long password').then(console.log)"

       accounts: staticAccounts([${own}, { username: 'acme', passwordHash: 'scrypt…' }]),

All accounts see the same orders; a project of the template \`site\` gives each account its own.
`;
}

const ACCOUNTS_OF_SITE = `## Another account

Each partner that calls has an account of its own, and sees its own orders. The password is printed once:

       npm run svclink -- account create acme
       npm run svclink -- account --help

In the container: \`docker compose exec receiver node_modules/.bin/svclink account create acme\`
`;

function minimalText(packageName: string, template: Template): string {
  return `${head(packageName, template)}It answers six events: get_all_orders, get_order, mark_order_imported, send_notes, send_file and send_ready_for_office.
Orders, notes and files are kept in the folder \`data\`, and outlive every restart.

## The next three steps

${START}
2. Put in orders. \`npm run add-order\` adds one to try things with; \`src/add-order.ts\` shows how yours get there.
   \`src/link/handlers.ts\` has the six handlers; \`npx svclink events\` names the other events, each of which is one more
   \`receiver.on(...)\`.

       npm run add-order
       npm run send -- get_all_orders
       npm test

3. ${PUBLISH}

       docker compose up --build

## Files

| path | what it is |
|---|---|
| \`.env\` | account, password and site id of this project; never goes into version control |
| \`src/link/\` | the receiver: \`index.ts\` makes it, \`handlers.ts\` answers, \`store.ts\` keeps |
| \`src/app.ts\`, \`src/server.ts\` | the Express app, and what starts it |
| \`test/\` | tests by supertest, a restart among them |
| \`data/\` | the database and what was uploaded: back up both together |
${SHARED_FILES}
${accountsInCode('src/link/index.ts', '{ username, password }')}`;
}

function siteText(packageName: string, template: Template): string {
  const extension = template.language === 'typescript' ? 'ts' : 'js';
  return `${head(packageName, template)}It is a whole site: it owns orders, imports those of others, and answers every event. Everything is stored in the folder \`data\`,
or on PostgreSQL (\`DATABASE_URL\` in \`.env\`), and outlives every restart.

## The next three steps

${START}   The first start prints a link that makes you the administrator of its console, at \`/console/\`.

2. Put in orders, and import those of others. All of it works while the site runs; \`npm run svclink -- order --help\` lists the rest.

       npm run svclink -- order create --set account=svclink --set wo_number=WO-1 --set 'address=1 Elm St' --set city=Omaha --set state=NE --set zip=68102
       npm run send -- get_all_orders
       npm run svclink -- link list
       npm test

3. ${PUBLISH}
   Set \`SVCLINK_PUBLIC_URL\` to that address.

       docker compose up --build

## Files

| path | what it is |
|---|---|
| \`.env\` | account, password and places of this project; never goes into version control |
| \`src/site.${extension}\` | opens the site, and hears of orders that it imports |
| \`src/app.${extension}\`, \`src/server.${extension}\`, \`src/settings.${extension}\` | the Express app around it, what starts it, what the environment says |
| \`test/\` | tests by supertest, a restart among them |
| \`data/\` | database, files and key: \`npm run svclink -- backup FILE --passphrase-file FILE\` keeps all of them |
${SHARED_FILES}
${ACCOUNTS_OF_SITE}`;
}

function demoText(packageName: string, template: Template, events: ReadonlySet<string>): string {
  const extension = template.language === 'typescript' ? 'ts' : 'js';
  return `${head(packageName, template)}It answers with 40 demo orders until you put in your own. What it is sent is in memory, and gone after a restart.

## The next three steps

${START}
2. Put in your own orders: \`src/create-site.${extension}\` is where the demo's data come from, \`src/handlers/\` holds one
   file per event, with the rules of the specification on top. ${openEvents(events)}

       npm test

3. ${PUBLISH}
   Set \`PUBLIC_URL\` to that address.

       docker compose up --build

## Files

| path | what it is |
|---|---|
| \`.env\` | account, password and site id of this project; never goes into version control |
| \`src/handlers/\` | one handler per event |
| \`test/\` | tests of the handlers, and the conformance audits of svclink |
${SHARED_FILES}
${accountsInCode(`src/quickstart.${extension}`, '{ username, password, orgId: 18 }')}`;
}

/** Returns the text of a project's README: a description and the next three steps. */
export function readme(
  packageName: string,
  template: Template,
  events: ReadonlySet<string>,
): string {
  if (template.kind === 'site') return siteText(packageName, template);
  return template.kind === 'minimal'
    ? minimalText(packageName, template)
    : demoText(packageName, template, events);
}
