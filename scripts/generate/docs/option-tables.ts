import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { ROOT, readProjectFile } from '../project-files.js';
import { markdownTable } from './markdown.js';

/** One group of options of the page, and the interfaces that have them, base first. */
interface Group {
  readonly heading: string;
  readonly interfaces: readonly (readonly [name: string, folder: string])[];
}

const GROUPS: readonly Group[] = [
  {
    heading: 'createReceiver',
    interfaces: [
      ['ReceiverOptions', 'receiver'],
      ['WireOptions', 'receiver'],
    ],
  },
  {
    heading: 'throttle, of a receiver and of an API',
    interfaces: [['ThrottleOptions', 'secrets']],
  },
  {
    heading: 'An account',
    interfaces: [
      ['AccountView', 'receiver'],
      ['Account', 'receiver'],
    ],
  },
  { heading: 'define, an event of your own', interfaces: [['CustomEvent', 'receiver']] },
  { heading: 'listen', interfaces: [['ListenOptions', 'http']] },
  { heading: 'requestLog', interfaces: [['RequestLogOptions', 'http']] },
  { heading: 'frontPage', interfaces: [['FrontPageOptions', 'http']] },
  { heading: 'memoryDeliveries', interfaces: [['MemoryDeliveriesOptions', 'deliveries']] },
  {
    heading: 'createLinkClient',
    interfaces: [
      ['LinkClientOptions', 'client'],
      ['ReadingOptions', 'protocol'],
    ],
  },
  {
    heading: 'One call of the link client',
    interfaces: [
      ['CallOptions', 'client'],
      ['SendFileOptions', 'client'],
    ],
  },
  { heading: 'retry, of a client or a call', interfaces: [['RetryOptions', 'client']] },
  { heading: 'newOrders', interfaces: [['NewOrdersOptions', 'client']] },
  { heading: 'download', interfaces: [['DownloadOptions', 'client']] },
  { heading: 'createPushEndpoint', interfaces: [['PushEndpointOptions', 'client']] },
  { heading: 'pingPush', interfaces: [['PingOptions', 'client']] },
  {
    heading: 'createAuditor and runAudits',
    interfaces: [
      ['AuditorOptions', 'conformance'],
      ['CheckOptions', 'conformance'],
    ],
  },
  { heading: 'textReport', interfaces: [['TextReportOptions', 'conformance']] },
  { heading: 'parseForm', interfaces: [['ParseFormOptions', 'forms']] },
  { heading: 'evaluate and createSession', interfaces: [['EvaluateOptions', 'forms']] },
  { heading: 'writeForm', interfaces: [['WriteFormOptions', 'forms']] },
  { heading: 'createApi', interfaces: [['ApiOptions', 'api']] },
  { heading: 'createClientRegistry', interfaces: [['ClientRegistryOptions', 'api']] },
  { heading: 'createApiClient', interfaces: [['ApiClientOptions', 'api']] },
  { heading: 'One call of the API client', interfaces: [['ApiCallOptions', 'api']] },
  { heading: 'createSite', interfaces: [['SiteOptions', 'site']] },
  { heading: 'exchangeLog, of a site', interfaces: [['ExchangeLogOptions', 'site']] },
  { heading: 'eventLog, of a site', interfaces: [['EventLogOptions', 'site']] },
  {
    heading: 'sendEvent, in tests',
    interfaces: [
      ['TestCredentials', 'testing'],
      ['SendOptions', 'testing'],
    ],
  },
];

/** The source of an interface; it is found wherever it lies below its folder. */
function findInterface(name: string, folder: string): [ts.InterfaceDeclaration, ts.SourceFile] {
  const below = readdirSync(fileURLToPath(new URL(`src/${folder}`, ROOT)), {
    recursive: true,
    encoding: 'utf8',
  });
  for (const file of below.filter((one) => one.endsWith('.ts')).sort()) {
    const text = readProjectFile(`src/${folder}/${file}`) ?? '';
    if (!new RegExp(`^export interface ${name}\\b`, 'm').test(text)) continue;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const found = source.statements.find(
      (one) => ts.isInterfaceDeclaration(one) && one.name.text === name,
    );
    if (found && ts.isInterfaceDeclaration(found)) return [found, source];
  }
  throw new Error(`scripts/generate/docs: there is no interface ${name} in src/${folder}`);
}

/** A doc comment as a line of Markdown; links of the code become its words. */
function textOf(member: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(member);
  const text =
    comment && ts.isJSDoc(comment) ? (ts.getTextOfJSDocComment(comment.comment) ?? '') : '';
  return text
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function rowsOf([name, folder]: readonly [string, string]): string[][] {
  const [declaration, source] = findInterface(name, folder);
  return declaration.members.filter(ts.isPropertySignature).map((member) => {
    const option = `\`${member.name.getText(source)}\``;
    return [
      option,
      member.questionToken ? textOf(member) : `${textOf(member)} **Required.**`.trim(),
    ];
  });
}

/** The options of everything, from the doc comments that editors show. */
export function optionTables(): string {
  return GROUPS.map(({ heading, interfaces }) => {
    const rows = interfaces.flatMap(rowsOf);
    return `## ${heading}\n\n${markdownTable(['option', 'what it is'], rows)}`;
  }).join('\n\n');
}
