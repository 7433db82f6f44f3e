import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that nobody listens on just now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A project that was started. */
export interface Running {
  readonly log: () => string;
  /** Resolves when its process is gone. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/** Starts the project by a script of its own; resolves once it answers. */
export function start(folder: string, port: string, script = 'start'): Promise<Running> {
  return startProgram('npm', ['run', script, '--silent'], folder, { PORT: port });
}

/** Starts a program whose receiver is at /link of `PORT`; resolves once it answers. */
export async function startProgram(
  program: string,
  args: readonly string[],
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Running> {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    detached: true,
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      log += String(text);
    });
  }
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    if (child.pid === undefined || child.exitCode !== null) return;
    const gone = once(child, 'close');
    process.kill(-child.pid, signal);
    await gone;
  };
  for (let attempt = 0; attempt < 240; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${env.PORT}/link`).catch(() => undefined);
    if (answer?.status === 405) return { stop, log: () => log };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await stop('SIGKILL');
  throw new Error(`the project does not answer\n${log}`);
}
