import { COMMAND_GROUPS, commands } from '../../src/cli/commands.js';
import { answering, envelopeOf, type Peer, startPeer } from '../client/peer.js';
import { svclink } from './command-line.js';

const names = commands.map(({ name }) => name);

describe('svclink', () => {
  it.each([[['--help']], [['-h']], [['help']]])('lists its commands by %j', async (args) => {
    const { status, out } = await svclink(args);
    expect(status).toBe(0);
    for (const { name, summary } of commands) {
      expect(out).toMatch(new RegExp(`^ {2}${name} +${summary}$`, 'm'));
    }
  });

  it('lists them under headings, each once', async () => {
    const { out } = await svclink(['--help']);
    const headings = [...out.matchAll(/^(\S.*):$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(['Options', ...COMMAND_GROUPS, 'Commands']);
    expect(out.match(/^ {2}[a-z-]+ {2,}/gm)).toHaveLength(commands.length);
  });

  it.each([
    ['jobs --help', 'jobs', 'job', 'job --help'],
    ['help forms', 'forms', 'form', 'help form'],
    ['forms show --help', 'forms', 'form', 'form show --help'],
    ['admin --help', 'admin', 'user', 'user --help'],
    ['admin create --help', 'admin create', 'user create --first', 'user create --first --help'],
  ])('takes %s, whose name was replaced, with a notice', async (typed, old, present, meant) => {
    const { status, out, err } = await svclink(typed.split(' '));
    expect(err).toBe(`svclink ${old} is now svclink ${present}; the old name works until 1.0\n`);
    expect({ status, out }).toEqual({ status: 0, out: (await svclink(meant.split(' '))).out });
  });

  it('lists them as an error without a command', async () => {
    const { status, out, err } = await svclink([]);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain('Usage: svclink COMMAND');
  });

  it.each([[['--version']], [['-v']]])('prints its version by %j', async (args) => {
    const { status, out } = await svclink(args);
    expect([status, out]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
  });

  it('names the command that was meant', async () => {
    const { status, out, err } = await svclink(['chek']);
    expect([status, out]).toEqual([2, '']);
    expect(err).toBe("svclink: unknown command 'chek' (Did you mean check?)\n");
  });

  it.each(names)('%s explains itself, and how the process ends', async (name) => {
    const asked = await svclink([name, '--help']);
    expect(asked.status).toBe(0);
    expect(asked.out).toMatch(new RegExp(`^Usage: svclink ${name} `));
    expect(asked.out).toContain('Exit status: 0 success, 1 failed, 2 wrong usage.');
    expect((await svclink(['help', name])).out).toBe(asked.out);
  });
});

/** The words of an example, as a shell cuts them. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
}

describe('the help of every command', () => {
  const innerOf = (help: string) =>
    [...(/^Commands:\n((?: .*\n?)+)/m.exec(help)?.[1] ?? '').matchAll(/^ {2}([a-z-]+)/gm)].flatMap(
      ([, name = '']) => (name === 'help' ? [] : name),
    );

  it.each(names)('%s ends with a call of it that it takes', async (name) => {
    const { out } = await svclink([name, '--help']);
    const calls = [[name], ...innerOf(out).map((inner) => [name, inner])];
    for (const call of calls) {
      const { out: help } = await svclink([...call, '--help']);
      const example = /^Example:\n {2}svclink (.+)$/m.exec(help)?.[1];
      if (example === undefined) throw new Error(`${call.join(' ')}: no example`);
      const words = wordsOf(example);
      expect(words.slice(0, call.length)).toEqual(call);
      const [first = '', second = ''] = words;
      const own = innerOf(out).includes(second) ? [first, second] : [first];
      const { out: taken } = await svclink([...own, '--help']);
      for (const word of words.filter((one) => one.startsWith('--'))) {
        expect(taken).toMatch(new RegExp(`${word}\\b`));
      }
      const usage = /^Usage: svclink (.*)$/m.exec(taken)?.[1] ?? '';
      const needed = [...usage.matchAll(/ <[A-Z_]+>/g)].length;
      const given = words.slice(own.length).filter((word, at, all) => {
        const before = all[at - 1] ?? '';
        const takesValue = new RegExp(`${before} [<[]`).test(taken);
        return !word.startsWith('--') && !(before.startsWith('--') && takesValue);
      });
      expect(given.length).toBeGreaterThanOrEqual(needed);
    }
  });
});

describe('wrong usage', () => {
  it.each(names)('of %s is one line', async (name) => {
    const { status, out, err } = await svclink([name, '--no-such-thing']);
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(/^svclink [\w-]+: .*--no-such-thing.*\n$/);
  });

  it('shows the one option that is wrong', async () => {
    const { status, err } = await svclink(['send', 'get_order', '--timeout', 'soon']);
    expect(status).toBe(2);
    expect(err.split('\n')).toEqual([
      'svclink send: --timeout: must be a whole number of milliseconds, not soon',
      '  --timeout <MS>  for the whole call; default 60000, with a file 600000',
      '',
    ]);
  });

  it('shows the option that was meant', async () => {
    const { err } = await svclink(['check', 'http://h/', '--usr', 'a']);
    expect(err).toMatch(/unknown option '--usr' \(Did you mean --user\?\)\n {2}--user <NAME> /);
  });

  it('shows the option whose value its reader refuses', async () => {
    const args = ['send', 'get_order', '--url', 'h', '--user', 'a', '--password', 'b'];
    const { err } = await svclink(args);
    expect(err).toMatch(/^svclink send: url: must be .*\n {2}--url <URL> .*\n$/);
  });

  it.each([[['--passwrd=hunter2']], [['--passwrd', 'hunter2']], [['--pasword=a=hunter2']]])(
    'never repeats what may be a password: %j',
    async (args) => {
      const { status, err } = await svclink(['send', 'get_order', ...args]);
      expect(status).toBe(2);
      expect(err).not.toContain('hunter2');
    },
  );
});

describe('a password that is missing', () => {
  let peer: Peer;
  beforeAll(async () => {
    peer = await startPeer();
    peer.answer = answering();
  });
  afterAll(() => peer.close());

  const args = () => ['send', 'validate_user', '--url', peer.url, '--user', 'demo'];

  it('is asked for on a terminal, and never shown', async () => {
    const questions: string[] = [];
    const askSecret = async (question: string) => {
      questions.push(question);
      return 'demo';
    };
    const { status, out, err } = await svclink(args(), { askSecret });
    expect([status, questions]).toEqual([0, ['Password of demo: ']]);
    expect(envelopeOf(peer.seen[0]).password).toBe('89e495e7941cf9e40e6980d14a16bf023ccd4c91');
    expect(`${out}${err}`).not.toMatch(/demo|89e495/);
  });

  it('is missing when nothing is typed', async () => {
    const { status, err } = await svclink(args(), { askSecret: async () => '' });
    expect(status).toBe(2);
    expect(err).toContain('--password is missing (or the environment variable SVCLINK_PASSWORD)');
  });

  it('is not asked for when it is in the environment', async () => {
    const askSecret = () => Promise.reject(new Error('nothing was to be asked'));
    const env = { SVCLINK_PASSWORD: 'demo' };
    expect((await svclink(args(), { askSecret, env })).status).toBe(0);
  });
});
