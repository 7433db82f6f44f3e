import type { ExchangeDetail } from '../../../src/site/console/contract/answers.js';

/** The parts of an exchange of which its commands are made. */
export type RepeatedCall = Pick<
  ExchangeDetail,
  'event_name' | 'username' | 'code' | 'bodies' | 'data_state' | 'origin'
>;

/**
 * The same call for a terminal. What only the user knows is named in capitals: URL, and for an event SHA1, SITE and PATH;
 * for a call of the JSON API CREDENTIALS, TOKEN, PATH and BASE64.
 */
export interface CallCommands {
  readonly kind: 'event' | 'api';
  readonly svclink: string;
  readonly curl: string;
  /** True for a call that sends a file, which the user has to have. */
  readonly hasFile: boolean;
}

/** The reason why a call has no commands: the log has a part of its data, or none. */
export type NoCommands = 'cut' | 'none';

/** The event of our own push address, which takes no envelope. */
const PUSH = 'svclink_push';

/** Returns the commands of a call; undefined for a call that had no known event. */
export function callCommands(call: RepeatedCall): CallCommands | NoCommands | undefined {
  const { event_name, username, bodies } = call;
  if (event_name === null || event_name === PUSH) return undefined;
  const logged = bodies?.data ?? null;
  if (logged === null) return 'none';
  const sent = call.data_state === 'cut' ? undefined : sentData(logged, call.code);
  if (sent === undefined) return 'cut';
  if (isOfApp(call)) return apiCommands(event_name, sent);
  const hasFile = sendsFile(event_name, sent.value);
  const envelope = { username, password: 'SHA1', site_id: 'SITE', event_name };
  const payload = quoted(`payload=${JSON.stringify({ ...envelope, event_data: sent.text })}`);
  const who = `--url URL --user ${quoted(username ?? '')}`;
  return {
    kind: 'event',
    svclink: `npx svclink send ${quoted(event_name)} ${who} --data ${quoted(sent.text)}${hasFile ? ' --file PATH' : ''}`,
    // The other options of curl give a meaning to signs in a text: -F to a semicolon.
    curl: hasFile
      ? `curl URL --form-string ${payload} -F 'file=@PATH'`
      : `curl URL --data-urlencode ${payload}`,
    hasFile,
  };
}

/** Returns true for a call of the JSON API, which an app has made. */
export function isOfApp({ origin }: Pick<ExchangeDetail, 'origin'>): boolean {
  return origin?.startsWith('app:') === true;
}

/** The actions that carry a file, of which the log has the other members. */
const WITH_CONTENT: ReadonlySet<string> = new Set(['file/upload', 'autoimport/upload']);

function apiCommands(action: string, { text, value }: SentData): CallCommands {
  const hasFile = WITH_CONTENT.has(action);
  const body = hasFile ? JSON.stringify({ ...Object(value), content: 'BASE64' }) : text;
  const headers = `-H 'Authorization: Bearer TOKEN' -H 'Content-Type: application/json'`;
  return {
    kind: 'api',
    svclink: `npx svclink api ${quoted(action)} --credentials CREDENTIALS --data ${quoted(text)}${hasFile ? ' --file PATH' : ''}`,
    curl: `curl URL/${quoted(action)} ${headers} --data-raw ${quoted(body)}`,
    hasFile,
  };
}

interface SentData {
  readonly text: string;
  readonly value: unknown;
}

/**
 * Returns the event_data of a logged call; undefined where they are no JSON. The log has the event and its data of a
 * call that was refused before the data were read.
 */
function sentData(logged: string, code: string | null): SentData | undefined {
  try {
    const value: unknown = JSON.parse(logged);
    const members = Object.entries(Object(value));
    const [event, data] = members;
    const isEnvelope =
      members.length === 2 && event?.[0] === 'event_name' && data?.[0] === 'event_data';
    if (code === null || !isEnvelope) return { text: logged, value };
    const inner = data?.[1];
    return { text: typeof inner === 'string' ? inner : JSON.stringify(inner), value: inner };
  } catch {
    return undefined;
  }
}

/** Returns true for a call whose file came as a part of the form, not by its address. */
function sendsFile(event: string, data: unknown): boolean {
  return event === 'send_file' && Object(data).obj_url === undefined;
}

/**
 * Returns a text as one word of a shell. Names come from callers: no part of a copied command may run as another one,
 * and no control character may reach the terminal.
 */
function quoted(text: string): string {
  if (/^\w[\w.@:/-]*$/.test(text)) return text;
  if (!/\p{Cc}/u.test(text)) return `'${text.replaceAll("'", "'\\''")}'`;
  const shown = text
    .replaceAll(/[\\']/g, '\\$&')
    .replaceAll(/\p{Cc}/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `$'${shown}'`;
}
