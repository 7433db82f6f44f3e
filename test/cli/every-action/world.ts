import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ActionName, apiCatalogue } from '../../../src/api/index.js';
import type { ServedSite } from '../../../src/cli/serve/start-site.js';
import { createLinkClient, type LinkClient } from '../../../src/client/index.js';
import { svclink } from '../command-line.js';
import { opened } from '../serve/opened-site.js';
import { removeFolder, temporaryFolder } from '../serve/serve-process.js';

const DEMO = { username: 'demo', password: 'demo' };
const PASSWORD = 'a long enough one';

/** A form of the demo, and a client company of it with items. */
export const FORM = '5101';
export const CLIENT = 'Prairie National Bank';

/** The effect of a call, by the ways to see it. */
export interface Effect {
  readonly link?: () => Promise<unknown>;
  readonly command: readonly string[];
  /** A route of the console. */
  readonly console?: string;
  /** The text that stands there, or stands there no more. */
  readonly shows?: string;
  readonly hides?: string;
}

/** A served site with the data of the demo, and each way to it: `svclink api`, other commands, the link, the console. */
export class World {
  readonly link: LinkClient;
  /** The actions whose effect or answer was compared. */
  readonly covered = new Set<string>();
  #cookie = '';
  #count = 0;

  private constructor(
    readonly folder: string,
    readonly served: ServedSite,
  ) {
    const siteId = '9b2f0c1e-4d7a-4a63-8f15-2c6e0d9b7a84';
    this.link = createLinkClient({ ...DEMO, siteId, url: `${served.publicUrl}/link` });
  }

  static async open(): Promise<World> {
    const folder = temporaryFolder();
    const world = new World(folder, await opened(join(folder, 'data'), { demo: true }));
    const scopes = [...new Set(apiCatalogue.map(({ service }) => `${service}-rw`))].join(' ');
    await world.command('app', 'create', 'desk', '--scopes', scopes, '--out', world.credentials);
    await world.command('user', 'create', 'ann', '--role', 'administrator', '--password-file', '-');
    await world.#logIn();
    return world;
  }

  /** The file that `svclink app create` has written. */
  get credentials(): string {
    return join(this.folder, 'credentials.json');
  }

  /** A text that stands nowhere else. */
  mark(): string {
    this.#count += 1;
    return `Mark${this.#count}x`;
  }

  /** Writes a file of the test. @returns its path */
  file(name: string, content: Buffer | string): string {
    const path = join(this.folder, name);
    writeFileSync(path, content);
    return path;
  }

  /** Runs a command beside the served site. @returns what it prints */
  async command(...args: readonly string[]): Promise<string> {
    const env = { SVCLINK_DATA: join(this.folder, 'data') };
    const { status, out, err } = await svclink(args, { env, stdin: async () => `${PASSWORD}\n` });
    if (status !== 0) throw new Error(`svclink ${args.join(' ')}: ${err}${out}`);
    return out;
  }

  /** Calls an action by `svclink api` with the file of the credentials. @returns what it answers */
  async api(action: string, data: object = {}, ...flags: readonly string[]) {
    const request = ['--data', JSON.stringify(data), '--credentials', this.credentials];
    return JSON.parse(await this.command('api', action, ...request, ...flags));
  }

  /**
   * Calls a changing action by `svclink api`, and once more with the same Idempotency-Key: the answer is the first one. The
   * effect is to be seen in each way.
   */
  async changes(
    action: ActionName,
    data: object,
    effectOf: (answer: Record<string, unknown>) => Effect,
    ...flags: readonly string[]
  ): Promise<Record<string, unknown>> {
    const before = effectOf({});
    if (before.hides !== undefined) await this.#requireSeen(before, before.hides, true);
    const key = ['--idempotency-key', `key-${this.mark()}`, ...flags];
    const answer = await this.api(action, data, ...key);
    expect(await this.api(action, data, ...key)).toEqual(answer);
    const effect = effectOf(answer);
    const { shows, hides = '' } = effect;
    await this.#requireSeen(effect, shows ?? hides, shows !== undefined);
    this.covered.add(action);
    return answer;
  }

  /** Requires that a text is seen, or is not seen, in each way. */
  async #requireSeen(effect: Effect, text: string, isSeen: boolean): Promise<void> {
    expect(text).not.toBe('');
    const printed = await this.command(...effect.command, '--json');
    const seen: Record<string, string> = { command: JSON.stringify(JSON.parse(printed)) };
    if (effect.link) seen.link = JSON.stringify(await effect.link());
    if (effect.console !== undefined) seen.console = await this.console(effect.console);
    const ways = Object.keys(seen).filter((way) => seen[way]?.includes(text));
    expect({ text, ways }).toEqual({ text, ways: isSeen ? Object.keys(seen) : [] });
  }

  /** Calls a reading action by `svclink api`: it answers a text that a command or a call by link has just stored. */
  async reads(action: ActionName, data: object, text: string): Promise<string> {
    const answer = JSON.stringify(await this.api(action, data));
    expect(answer).toContain(text);
    this.covered.add(action);
    return answer;
  }

  /** The JSON of a route of the console. */
  async console(path: string): Promise<string> {
    const answer = await fetch(`${this.served.publicUrl}/console/api/${path}`, {
      headers: { cookie: this.#cookie },
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return text;
  }

  async #logIn(): Promise<void> {
    const answer = await fetch(`${this.served.publicUrl}/console/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'ann', password: PASSWORD }),
    });
    if (!answer.ok) throw new Error(`login: ${answer.status} ${await answer.text()}`);
    this.#cookie = answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  }

  /** Makes an order with items by a command. @returns its number */
  async order(more: Readonly<Record<string, string>> = {}): Promise<number> {
    const members = {
      account: 'demo',
      wo_number: this.mark(),
      client_company_alias: CLIENT,
      address: `${this.mark()} Elm St`,
      city: 'Omaha',
      state: 'NE',
      zip: '68102',
      ...more,
    };
    const set = Object.entries(members).flatMap(([name, value]) => ['--set', `${name}=${value}`]);
    const [{ report_id }] = JSON.parse(await this.command('order', 'create', ...set, '--json'));
    return Number(report_id);
  }

  async close(): Promise<void> {
    await this.link.close();
    await this.served.stop();
    removeFolder(this.folder);
  }
}
