import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import supertest from 'supertest';
import { createQuickstart, type Quickstart } from '../../examples/quickstart/src/quickstart.js';
import { catalogue } from '../../src/protocol/catalogue/catalogue.js';
import { definitions } from '../../src/protocol/catalogue/definition.js';

const names = catalogue.map(({ name }) => name);

function page(name: string): string {
  return readFileSync(`docs/events/${name}.md`, 'utf8');
}

/** What a shell makes of the command on a page: the arguments of curl. */
function curlArguments(name: string): string[] {
  const [, block = ''] = /^```sh\n(curl [\s\S]*?)^```$/m.exec(page(name)) ?? [];
  const script = `curl() { printf '%s\\0' "$@"; }\n${block}`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

/** Sends what curl would send. */
async function paste({ handler }: Quickstart, name: string) {
  const [url = '', ...options] = curlArguments(name);
  let request = supertest(handler).post(new URL(url).pathname);
  for (let at = 0; at < options.length; at += 2) {
    const [option, value = ''] = options.slice(at, at + 2);
    const [field = '', ...rest] = value.split('=');
    const content = rest.join('=');
    if (option === '--data-urlencode') request = request.type('form').send({ [field]: content });
    else if (option === '--form-string') request = request.field(field, content);
    else if (option === '--form') request = request.attach(field, content.replace(/^@/, ''));
    else throw new Error(`what is ${option}?`);
  }
  return (await request).body;
}

/** Files go before their flags, and after ready for office nothing is taken. */
const rank = (name: string) =>
  ['send_file', ...names.filter((one) => one !== 'send_ready_for_office')].indexOf(name) + 1 ||
  names.length + 2;
const inOrder = [...names].sort((one, other) => rank(one) - rank(other));

describe('the pages of the events', () => {
  let demo: Quickstart;
  beforeAll(() => {
    demo = createQuickstart();
  });
  afterAll(() => demo.close());

  it('are one for each event', () => {
    const pages = readdirSync('docs/events').map((file) => file.replace(/\.md$/, ''));
    expect(pages.filter((name) => name !== 'README').sort()).toEqual([...names].sort());
  });

  it.each(inOrder)('show a request for %s that the demo takes', async (name) => {
    const answer = await paste(demo, name);
    expect(answer).toMatchObject({ success: true, error: false, return_error_msg: null });
    expect(Object.hasOwn(answer, 'remote_org_id') || !page(name).includes('remote_org_id":')).toBe(
      true,
    );
  });

  it.each(names)('name every field of %s, and each spelling that is read', (name) => {
    const { properties = {} } = JSON.parse(readFileSync(`schemas/link/${name}.data.json`, 'utf8'));
    for (const field of Object.keys(properties)) expect(page(name)).toContain(`| \`${field}\` |`);
    const { spellings = {} } = definitions.get(name)?.entry ?? {};
    for (const spelling of Object.keys(spellings)) expect(page(name)).toContain(`\`${spelling}\``);
  });

  it.each(catalogue)('say of $name what identifies a repetition', ({ name, identity, effect }) => {
    const said = page(name).includes('A delivery is known by');
    expect(said).toBe(identity !== undefined);
    expect(page(name).includes('It only reads')).toBe(effect === 'reads');
  });
});
