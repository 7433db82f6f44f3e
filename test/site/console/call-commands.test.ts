import { execFileSync } from 'node:child_process';
import { callCommands, type RepeatedCall } from '../../../console/views/traffic/call-commands.js';

/** A call of the log. */
function call(given: Partial<RepeatedCall> & { readonly data?: unknown }): RepeatedCall {
  const { data = {}, ...more } = given;
  const bodies = { data: JSON.stringify(data), answer: null };
  const known = { event_name: 'get_order', username: 'acme', code: null, origin: null, bodies };
  return { ...known, data_state: 'whole', ...more };
}
function commandsOf(given: Parameters<typeof call>[0]) {
  const commands = callCommands(call(given));
  if (typeof commands !== 'object') throw new Error(`no commands: ${commands}`);
  return commands;
}
/** Runs a command in a shell that has the program of a name only as a function, which prints its words as JSON. */
function wordsOf(name: 'npx' | 'curl', command: string): readonly string[] {
  const print = `${name}() { "${process.execPath}" -e 'console.log(JSON.stringify(process.argv.slice(1)))' -- "$@"; }`;
  const env = { PATH: '/nonexistent', LC_ALL: 'C.UTF-8' };
  const text = execFileSync('/bin/bash', ['--norc', '-c', `${print}\n${command}`], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(text);
}
const eventData = (words: readonly string[]) => {
  const payload = words.find((word) => word.startsWith('payload=')) ?? '';
  return JSON.parse(JSON.parse(payload.slice('payload='.length)).event_data);
};

const HARD = `It's "quoted" \\ $HOME \`id\` $(id) !x %41 a+b & ; | # ~ *\n\t\u0085 Größe ☃ 😀`;

describe('the commands of a logged call', () => {
  it('are one command with the same data, whatever signs the data have', () => {
    const data = { report_id: '1', note: HARD, "it's": ['@file', '<x', ';type=y'] };
    const { svclink, curl } = commandsOf({ data });
    const words = wordsOf('npx', svclink);
    expect(words.slice(0, -1)).toEqual(
      'svclink send get_order --url URL --user acme --data'.split(' '),
    );
    expect(JSON.parse(words.at(-1) ?? '')).toEqual(data);
    expect(wordsOf('curl', curl).slice(0, 2)).toEqual(['URL', '--data-urlencode']);
    expect(eventData(wordsOf('curl', curl))).toEqual(data);
  });

  it.each([
    'x; touch /tmp/touched',
    '$(id)',
    '`id`',
    "a'b",
    'a b',
    '',
    '#x',
    '*',
    'é',
    'a\nb\r\u001b[201~\\ \'"\u0085',
  ])('run nothing else for the name %j of an event or a user', (name) => {
    const { svclink, curl } = commandsOf({ event_name: name, username: name });
    expect(wordsOf('npx', svclink)).toEqual([
      'svclink',
      'send',
      name,
      '--url',
      'URL',
      '--user',
      name,
      '--data',
      '{}',
    ]);
    const [, , payload = ''] = wordsOf('curl', curl);
    expect(JSON.parse(payload.slice('payload='.length))).toMatchObject({
      event_name: name,
      username: name,
    });
    // A terminal acts on control characters before a shell reads them.
    expect(`${svclink}${curl}`).not.toMatch(/\p{Cc}/u);
  });

  it('send the data of a refused call, not the event with its data', () => {
    const data = { event_name: 'nothing_known', event_data: { a: 1 } };
    const refused = { event_name: 'nothing_known', code: 'event_unknown', data };
    const { svclink, curl } = commandsOf(refused);
    expect(wordsOf('npx', svclink).at(-1)).toBe('{"a":1}');
    expect(eventData(wordsOf('curl', curl))).toEqual({ a: 1 });
    const text = { ...refused, data: { ...data, event_data: '{"a"' } };
    expect(wordsOf('npx', commandsOf(text).svclink).at(-1)).toBe('{"a"');
    // An event may have data with these names.
    expect(wordsOf('npx', commandsOf({ data }).svclink).at(-1)).toBe(JSON.stringify(data));
  });

  it('send a file where one was sent, and none where its address was', () => {
    const data = { dst_report_id: '1', file_id: 'a;type=b', file_name: "it's.jpg" };
    const { svclink, curl, hasFile } = commandsOf({ event_name: 'send_file', data });
    expect(hasFile).toBe(true);
    expect(wordsOf('npx', svclink).slice(-2)).toEqual(['--file', 'PATH']);
    const words = wordsOf('curl', curl);
    expect([words[1], ...words.slice(3)]).toEqual(['--form-string', '-F', 'file=@PATH']);
    expect(eventData(words)).toEqual(data);
    const addressed = { ...data, obj_url: '(hidden)' };
    expect(commandsOf({ event_name: 'send_file', data: addressed }).curl).not.toContain('PATH');
  });

  it('are those of the JSON API for a call of an app', () => {
    const app = { origin: 'app:1-a-desk', username: "app it's", event_name: 'bid/list' };
    const data = { report_id: 1, note: HARD };
    const { svclink, curl } = commandsOf({ ...app, data });
    const words = wordsOf('npx', svclink);
    expect(words.slice(0, -1)).toEqual(
      'svclink api bid/list --credentials CREDENTIALS --data'.split(' '),
    );
    expect(JSON.parse(words.at(-1) ?? '')).toEqual(data);
    const [url, , token, , type, , body = ''] = wordsOf('curl', curl);
    expect([url, token, type]).toEqual([
      'URL/bid/list',
      'Authorization: Bearer TOKEN',
      'Content-Type: application/json',
    ]);
    expect(JSON.parse(body)).toEqual(data);
    // The log has no files.
    const upload = commandsOf({ ...app, event_name: 'file/upload', data: { file_name: 'a.jpg' } });
    expect(wordsOf('npx', upload.svclink).slice(-2)).toEqual(['--file', 'PATH']);
    expect(JSON.parse(wordsOf('curl', upload.curl).at(-1) ?? '')).toEqual({
      file_name: 'a.jpg',
      content: 'BASE64',
    });
  });

  it('are quoted as every shell knows it where no control character is in them', () => {
    const { svclink, curl } = commandsOf({ data: { note: "It's $HOME" } });
    expect(svclink).toContain(`'{"note":"It'\\''s $HOME"}'`);
    expect(svclink + curl).not.toContain("$'");
  });

  it.each([
    [{ data_state: 'cut' }, 'cut'],
    [{ data_state: null, bodies: { data: '{"a":"b', answer: null } }, 'cut'],
    [{ bodies: null, data_state: 'none' }, 'none'],
    [{ bodies: { data: null, answer: '{}' }, data_state: 'none' }, 'none'],
    [{ event_name: null }, undefined],
    [{ event_name: 'svclink_push' }, undefined],
  ] as const)('are none for %j', (given, expected) => {
    expect(callCommands(call(given))).toBe(expected);
  });
});
