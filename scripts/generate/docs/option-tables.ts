import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { API_CALL_ROWS, API_CLIENT_ROWS } from '../../../src/api/client/settings.js';
import { REGISTRY_ROWS } from '../../../src/api/clients/registry.js';
import { API_ROWS } from '../../../src/api/server/settings.js';
import { CLIENT_ROWS, RETRY_ROWS, SEND_FILE_ROWS } from '../../../src/client/check-options.js';
import { NEW_ORDERS_ROWS } from '../../../src/client/orders/new-orders.js';
import { POSTGRES_DELIVERIES_ROWS } from '../../../src/deliveries/postgres-options.js';
import type { OptionRow } from '../../../src/protocol/option-rows.js';
import { MIB } from '../../../src/protocol/units.js';
import { RECEIVER_ROWS } from '../../../src/receiver/check-options.js';
import { THROTTLE_ROWS } from '../../../src/secrets/index.js';
import { LIMIT_ROWS } from '../../../src/site/engine/limits.js';
import {
  AUDIT_ROWS,
  EVENT_LOG_ROWS,
  EXCHANGE_LOG_ROWS,
  SITE_ROWS,
} from '../../../src/site/engine/options.js';
import { ONE_QUOTA_ROWS, QUOTA_ROWS } from '../../../src/site/engine/quotas.js';
import { ROOT, readProjectFile } from '../project-files.js';
import { markdownTable } from './markdown.js';

/** One group of options of the page, and the interfaces that have them, base first. */
interface Group {
  readonly heading: string;
  /** Forms and defaults, where the options are checked by rows. */
  readonly rows?: Readonly<Record<string, OptionRow>>;
  readonly interfaces: readonly (readonly [name: string, folder: string])[];
}

const GROUPS: readonly Group[] = [
  {
    heading: 'createReceiver',
    rows: RECEIVER_ROWS,
    interfaces: [
      ['ReceiverOptions', 'receiver'],
      ['WireOptions', 'receiver'],
    ],
  },
  {
    heading: 'throttle, of a receiver and of an API',
    rows: THROTTLE_ROWS,
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
    heading: 'postgresDeliveries',
    rows: POSTGRES_DELIVERIES_ROWS,
    interfaces: [['PostgresDeliveriesOptions', 'deliveries']],
  },
  {
    heading: 'createLinkClient',
    rows: CLIENT_ROWS,
    interfaces: [
      ['LinkClientOptions', 'client'],
      ['ReadingOptions', 'protocol'],
    ],
  },
  {
    heading: 'One call of the link client',
    rows: SEND_FILE_ROWS,
    interfaces: [
      ['CallOptions', 'client'],
      ['SendFileOptions', 'client'],
    ],
  },
  {
    heading: 'retry, of a client or a call',
    rows: RETRY_ROWS,
    interfaces: [['RetryOptions', 'client']],
  },
  { heading: 'newOrders', rows: NEW_ORDERS_ROWS, interfaces: [['NewOrdersOptions', 'client']] },
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
  { heading: 'createApi', rows: API_ROWS, interfaces: [['ApiOptions', 'api']] },
  {
    heading: 'createClientRegistry',
    rows: REGISTRY_ROWS,
    interfaces: [['ClientRegistryOptions', 'api']],
  },
  { heading: 'createApiClient', rows: API_CLIENT_ROWS, interfaces: [['ApiClientOptions', 'api']] },
  {
    heading: 'One call of the API client',
    rows: API_CALL_ROWS,
    interfaces: [['ApiCallOptions', 'api']],
  },
  { heading: 'createSite', rows: SITE_ROWS, interfaces: [['SiteOptions', 'site']] },
  {
    heading: 'exchangeLog, of a site',
    rows: EXCHANGE_LOG_ROWS,
    interfaces: [['ExchangeLogOptions', 'site']],
  },
  {
    heading: 'eventLog, of a site',
    rows: EVENT_LOG_ROWS,
    interfaces: [['EventLogOptions', 'site']],
  },
  { heading: 'audit, of a site', rows: AUDIT_ROWS, interfaces: [['AuditOptions', 'site']] },
  { heading: 'limits, of a site', rows: LIMIT_ROWS, interfaces: [['SiteLimits', 'site']] },
  { heading: 'quotas, of a site', rows: QUOTA_ROWS, interfaces: [['SiteQuotas', 'site']] },
  {
    heading: 'account and link, of quotas',
    rows: ONE_QUOTA_ROWS,
    interfaces: [['Quota', 'site']],
  },
  {
    heading: 'sendEvent, in tests',
    interfaces: [
      ['TestCredentials', 'testing'],
      ['SendOptions', 'testing'],
    ],
  },
];

/** Returns the source of an interface, anywhere below its folder. */
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

/** Returns a doc comment as a line of Markdown. Links become their texts. */
function textOf(member: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(member);
  const text =
    comment && ts.isJSDoc(comment) ? (ts.getTextOfJSDocComment(comment.comment) ?? '') : '';
  return text
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The ways in which a comment may write a default. */
function spellings(value: unknown): readonly string[] {
  if (typeof value === 'string')
    return value === '' ? ['none'] : [`\`${value}\``, `\`'${value}'\``];
  if (Array.isArray(value)) {
    return [value.length === 0 ? 'none' : value.map((item) => `\`${item}\``).join(' and ')];
  }
  if (typeof value !== 'number') return [String(value)];
  return [value.toLocaleString('en-US'), `${value / MIB} MiB`, `${value / (1024 * MIB)} GiB`];
}

/** Refuses a comment that states another default than the row: both are read by users. */
function checkDefault(name: string, comment: string, { byDefault }: OptionRow): void {
  if (byDefault === undefined) return;
  const [, stated = ''] = comment.split(/\bDefault:? /);
  if (spellings(byDefault).some((spelling) => stated.startsWith(spelling))) return;
  throw new Error(`option ${name}: its comment does not state its default ${String(byDefault)}`);
}

function rowsOf(
  [name, folder]: readonly [string, string],
  rows: Group['rows'],
): (readonly string[])[] {
  const [declaration, source] = findInterface(name, folder);
  return declaration.members.filter(ts.isPropertySignature).map((member) => {
    const option = member.name.getText(source);
    const comment = textOf(member);
    const row = rows?.[option];
    if (row) checkDefault(option, comment, row);
    const text = member.questionToken ? comment : `${comment} **Required.**`.trim();
    return rows ? [`\`${option}\``, text, row?.form ?? ''] : [`\`${option}\``, text];
  });
}

/** Returns the tables of all options: the meaning from the doc comments, the form from the rows. */
export function optionTables(): string {
  return GROUPS.map(({ heading, interfaces, rows: forms }) => {
    const rows = interfaces.flatMap((one) => rowsOf(one, forms));
    const columns = ['option', 'what it is', ...(forms ? ['form'] : [])];
    return `## ${heading}\n\n${markdownTable(columns, rows)}`;
  }).join('\n\n');
}
