import { templates } from './project/templates.js';

const list = templates.map(({ name, title }) => `    ${name.padEnd(14)}${title}`).join('\n');

/** How the command is used. */
export const INIT_USAGE = `svclink init DIR [options]
    Makes a project with a receiver of your own in the new or empty folder DIR.

    --template NAME   one of those below; quickstart by default
    --events a,b,c    keeps these handlers; the others say that they are not there yet
    --svclink SPEC    what package.json names for svclink: a range, or the path of a tarball
    --no-install      leaves npm install to you
    --yes             asks nothing

Templates:
${list}

A DIR that begins with a dash comes last, after --.
Exit codes: 0 made; 1 it could not be made, or npm install failed; 2 wrong usage.
`;
