import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

type Command = readonly [string, ...string[]];

/** A language with a peer in it: a receiver and a caller. */
export interface Language {
  readonly name: string;
  /** The command that succeeds where the language is installed. */
  readonly version: Command;
  readonly serve: (port: number) => Command;
  readonly call: (url: string) => Command;
}

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export const LANGUAGES: readonly Language[] = [
  {
    name: 'PHP',
    version: ['php', '--version'],
    serve: (port) => ['php', '-S', `127.0.0.1:${port}`, file('peer.php')],
    call: (url) => ['php', file('peer.php'), url],
  },
  {
    name: 'Python',
    version: ['python3', '--version'],
    serve: (port) => ['python3', file('peer.py'), 'serve', String(port)],
    call: (url) => ['python3', file('peer.py'), 'call', url],
  },
  {
    name: 'Go',
    version: ['go', 'version'],
    serve: (port) => ['go', 'run', file('peer.go'), 'serve', String(port)],
    call: (url) => ['go', 'run', file('peer.go'), 'call', url],
  },
  {
    name: 'Ruby',
    version: ['ruby', '--version'],
    serve: (port) => ['ruby', file('peer.rb'), 'serve', String(port)],
    call: (url) => ['ruby', file('peer.rb'), 'call', url],
  },
];

export function isInstalled({ version: [command, ...args] }: Language): boolean {
  return spawnSync(command, args).status === 0;
}

/** Runs work while the receiver of a language runs. */
export async function whileServing<Result>(
  language: Language,
  port: number,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const [command, ...args] = language.serve(port);
  const peer: ChildProcess = spawn(command, args, { stdio: 'ignore', detached: true });
  try {
    await untilServed(port);
    return await work(`http://127.0.0.1:${port}/link`);
  } finally {
    // Also ends the process that `go run` has started.
    if (peer.pid !== undefined && peer.exitCode === null) process.kill(-peer.pid);
  }
}

async function untilServed(port: number): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const served = await fetch(`http://127.0.0.1:${port}/file`).then(
      () => true,
      () => false,
    );
    if (served) return;
    await delay(100);
  }
  throw new Error('the peer does not listen');
}

/** Lets the caller of a language make calls. @returns `ok` or the message of the refusal, for each of them */
export async function callsOf(
  language: Language,
  url: string,
  calls: readonly (readonly [string, object])[],
): Promise<readonly string[]> {
  const [command, ...args] = language.call(url);
  const peer = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  peer.stdin.end(JSON.stringify(calls));
  const lines = (await text(peer.stdout)).split('\n').filter((line) => line !== '');
  return calls.map((_, index) => String(JSON.parse(lines[index] ?? '["", "no answer"]')[1]));
}
