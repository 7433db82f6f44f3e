import { docsPage } from '../docs-page.js';
import { linkImport, mountLine } from './edit-app.js';
import { type AppByHand, CONTROLLERS, MAKES_APP, NEST } from './find-app.js';
import type { AppFile } from './sources.js';

/** The position of the line that closes the link, in an app of unknown form. */
export const CLOSE_BY_HAND =
  'Close the database with your server: put this behind its listen(…) or createServer(…)';

/** Returns the lines that mount the receiver, with their position. */
function mountLines({ file, makes, name }: AppByHand, link: string, mountPath: string): string[] {
  const mount = mountLine(file, name, link, mountPath);
  if (makes !== CONTROLLERS) {
    return ['and right after the app is made, before its parsers and its guards:', `  ${mount}`];
  }
  return [
    'and, in place of createExpressServer, so that the receiver comes before every route:',
    `  const ${name} = express();`,
    `  ${mount}`,
    `  useExpressServer(${name}, { /* what createExpressServer was given */ });`,
  ];
}

/** Returns the line that closes the link, with its position. */
function closeLines({ makes, name }: AppByHand, link: string): string[] {
  const close = `.on('close', () => void ${link}.close())`;
  if (makes === NEST) return [`  ${name}.getHttpServer()${close};`];
  return ['and behind its listen(…) or createServer(…), which closes the database:', `  ${close}`];
}

/** Returns the lines to paste into an app that is not edited. The first one names the file. */
function pasteStep(app: AppByHand, mountPath: string): string[] {
  const link = linkImport(app.file, app.file);
  return [
    `Paste into ${app.file.path}, beside the imports:`,
    `  ${link.line}`,
    ...mountLines(app, link.name, mountPath),
    ...closeLines(app, link.name),
  ];
}

/** Returns the same lines for any app, also for one that could be edited. */
export function pastedInto(file: AppFile, byHand: AppByHand | undefined, mountPath: string) {
  const [, , name = 'app'] = MAKES_APP.exec(file.text) ?? [];
  return pasteStep(byHand ?? { file, makes: 'makes its app', name }, mountPath);
}

/** Returns the lines to paste into an app that is not edited, and the command that writes the rest. */
export function pasteLines(app: AppByHand, mountPath: string): string {
  const { file, makes } = app;
  const path = mountPath === '/link' ? '' : ` --path ${mountPath}`;
  const [first, ...rest] = pasteStep(app, mountPath);
  const lines = [
    `${file.path} ${makes}. svclink add does not edit such a file, and has changed nothing.`,
    '',
    '1. Let it write all the rest (the receiver, package.json, .env, .env.example):',
    `     npx svclink add ${file.path} --no-mount${path}`,
    `2. ${first}`,
    ...rest.map((line) => `   ${line}`),
    '',
    `Classes, functions and NestJS, with whole examples: ${docsPage('mounting.md#classes-factories-nestjs')}`,
  ];
  return `${lines.join('\n')}\n`;
}
