import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own, so that it has a core to itself. */
export interface Child {
  readonly port: number;
  readonly process: ChildProcess;
  stop(): void;
}

/**
 * The setting of docs/deploying.md for a process with little memory. It is the default of Node 20. The young generation
 * of Node 24 grows to 128 MiB before it is collected, with any program.
 */
export const SMALL_YOUNG_GENERATION = { NODE_OPTIONS: '--max-semi-space-size=16' } as const;

/** Starts `bench/servers/<name>.mjs`; resolves when it listens. @param env variables beside those of this process */
export async function startServer(
  name: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Child> {
  const file = fileURLToPath(new URL(`./servers/${name}.mjs`, import.meta.url));
  const child = fork(file, args, {
    execArgv: ['--expose-gc'],
    env: { ...process.env, ...env },
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
  });
  return { port, process: child, stop: () => child.kill() };
}

/** Sends a question to a process, such as `cpu` to `servers/order.mjs`. Resolves with the number that it answers. */
export function ask({ process: child }: Child, question: string | number): Promise<number> {
  return new Promise((resolve) => {
    child.once('message', (answer) => resolve(Number(answer)));
    child.send(question);
  });
}

/** Runs `bench/servers/<name>.mjs` to its end. */
export async function runServer(name: string, args: readonly string[]): Promise<void> {
  const { process: child } = await startServer(name, args);
  if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
  if (child.exitCode !== 0) throw new Error(`${name} ended with ${child.exitCode}`);
}
