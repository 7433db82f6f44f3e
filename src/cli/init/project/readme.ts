import { eventNames } from '../choices/events.js';
import type { Template } from './templates.js';

function handlersFolder({ name }: Template): string {
  return name === 'existing-app' ? 'src/link/handlers' : 'src/handlers';
}

function openEvents(events: ReadonlySet<string>): string {
  const open = eventNames.filter((event) => !events.has(event));
  if (open.length === 0) return 'Every event has its handler.';
  return `Not there yet, and answering so: ${open.join(', ')}.`;
}

/** The text of a project's README: what it is, and the next three steps. */
export function readme(
  packageName: string,
  template: Template,
  events: ReadonlySet<string>,
): string {
  const handlers = handlersFolder(template);
  const site = handlers.replace('handlers', 'create-site');
  const extension = template.language === 'typescript' ? 'ts' : 'js';
  return `# ${packageName}

A receiver for the event-based link web service, made by \`svclink init\` from the template ${template.name}.
It answers with 40 demo orders until you put in your own.

## The next three steps

1. Start it, and check it from another terminal. User name and password are in \`.env\`.

       npm start
       npm run check

2. Put in your own orders: \`${site}.${extension}\` is where the demo's data come from, \`${handlers}/\` holds one
   file per event, with the rules of the specification on top. ${openEvents(events)}

       npm test

3. Put it where others reach it, behind HTTPS, and tell the other side its address, the user name and the password.
   Set \`PUBLIC_URL\` to that address.

       docker compose up --build

## Files

| path | what it is |
|---|---|
| \`.env\` | account, password and site id of this project; never goes into version control |
| \`${handlers}/\` | one handler per event |
| \`test/\` | tests of the handlers, and the conformance audits of svclink |
| \`Dockerfile\`, \`compose.yaml\` | run it in a container |
`;
}
