import { posix } from 'node:path';
import { docsPage } from '../docs-page.js';
import { linkImport } from './edit-app.js';
import type { PackageManager } from './package-manager.js';
import { CLOSE_BY_HAND } from './paste-lines.js';
import type { AppFile } from './sources.js';
import { LINK_FOLDER } from './template.js';
import type { Member } from './workspace.js';

/** The remaining work after an addition. */
export interface RemainingWork {
  readonly manager: PackageManager;
  readonly installed: boolean;
  readonly isClosed: boolean;
  /** The lines that a developer pastes, if the files of the app were not edited. */
  readonly pasted: readonly string[] | undefined;
  /** The name of the example of the environment. */
  readonly example: string;
  /** The packages of the app: one of them may run TypeScript. */
  readonly dependencies: Readonly<Record<string, unknown>>;
}

const SAMPLE = 'link.store.addSampleOrder()';
const ORDER =
  "link.store.putOrder('1001', { wo_number: 'WO-1', address: '1 Elm Street', city: 'Omaha', state: 'NE', zip: '68102' });";

/** Returns a command that stores a sample order; undefined where no tool runs the app's files directly. */
function sampleCommand(
  file: AppFile,
  { manager, dependencies }: RemainingWork,
): string | undefined {
  const folder = `./${posix.join(posix.dirname(file.path), LINK_FOLDER)}`;
  const path = `${folder}/index${file.extension}`;
  const imported = `import('${path}').then(({ link }) => ${SAMPLE})`;
  const required = `require('${folder}').${SAMPLE}`;
  if (file.language === 'javascript') {
    if (file.syntax === 'commonjs') return `${manager.node} -e "${required}"`;
    return file.isModule ? `${manager.node} -e "${imported}"` : undefined;
  }
  // npx fetches tsx for an app without a runner of its own. tsx cannot call an import that is a namespace.
  const isNamespace = /^import \* as express from/m.test(file.text);
  if (isNamespace && !('ts-node' in dependencies)) return undefined;
  const isOwn = 'ts-node' in dependencies && !('tsx' in dependencies) && !file.isModule;
  if (isOwn) return `npx ts-node -e "${required}"`;
  return `npx tsx -e "${file.isModule ? imported : required}"`;
}

/** The step that mounts the receiver and closes it, as far as a developer has to do that. */
function mounting(link: string, { isClosed, pasted }: RemainingWork): (readonly string[])[] {
  if (pasted !== undefined) return [pasted];
  return isClosed ? [] : [[CLOSE_BY_HAND, `  .on('close', () => void ${link}.close())`]];
}

/** Returns the closing lines after an addition: every remaining step in order. */
export function nextSteps(file: AppFile, remaining: RemainingWork): string {
  const { manager, installed, example } = remaining;
  const sample = sampleCommand(file, remaining);
  const link = linkImport(file, file);
  const run = manager.run('svclink');
  const steps = [
    ...(installed ? [] : [[`${manager.name} ${manager.install.join(' ')}`]]),
    ...mounting(link.name, remaining),
    sample === undefined
      ? ['Put in an order to try things with, once, anywhere in your app:', `  ${SAMPLE};`]
      : ['Put in an order to try things with:', `  ${sample}`],
    [
      'Start your app as usual. Then, from another terminal:',
      `  ${run} send get_all_orders`,
      `  ${run} check`,
    ],
    [
      `Put in your own orders, with ${link.line}`,
      `  ${ORDER}`,
      'npx svclink events get_order shows the other fields.',
    ],
  ];
  const numbered = steps.flatMap(([first, ...rest], index) => [
    `  ${index + 1}. ${first}`,
    ...rest.map((line) => `     ${line}`),
  ]);
  const closing = [
    '',
    `User, password and address are in .env, which stays out of version control; ${example} names them for others.`,
    'A clone without .env starts all the same: only its receiver answers 500, and the log names what is missing.',
    `CSRF checks, log-ins, rate limits and body limits: ${docsPage('mounting.md#middleware-in-front')}`,
  ];
  return `${['Next:', ...numbered, ...closing].join('\n')}\n`;
}

/** Returns the packages of a workspace that use Express, for a command at its root. */
export function memberLines(members: readonly Member[]): string {
  const lines = [
    'This is the root of a workspace: its package.json names no express. Nothing was changed.',
    'These packages of it have one:',
    ...members.map(({ path }) => `  cd ${path} && npx svclink add`),
    '',
    `Workspaces: ${docsPage('scaffold.md#in-an-app-that-is-there')}`,
  ];
  return `${lines.join('\n')}\n`;
}
