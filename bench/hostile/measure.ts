import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MIB } from '../../src/protocol/units.js';
import { envelope } from './attacks.js';

const PAGE = 4096;

/** Starts a file of this folder in another process, which ends with this one. */
export function start(
  name: string,
  args: readonly string[],
  execArgv: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): ChildProcess {
  const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  return fork(file, args, { execArgv: ['--import', 'tsx', ...execArgv], env });
}

/** Returns the resident memory of a process in MiB; 0 after its end. */
export function memoryOf({ pid }: ChildProcess): number {
  try {
    const [, resident = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return (Number(resident) * PAGE) / MIB;
  } catch {
    return 0;
  }
}

/** Returns the size of all files of a folder in MiB. */
export function diskOf(folder: string): number {
  let size = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    size += statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0;
  }
  return size / MIB;
}

/** Sends one small request over a new connection. @returns milliseconds to the end of its answer */
export function askSmall(port: number): Promise<number> {
  const body = `payload=${encodeURIComponent(envelope('validate_user', '{}'))}`;
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const call = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/link',
      agent: new Agent(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      timeout: 60_000,
    });
    call.on('timeout', () => call.destroy(new Error('no answer within 60 s')));
    call.on('error', reject);
    call.on('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      answer.on('end', () => {
        if (text.includes('"success":true')) resolve(performance.now() - started);
        else reject(new Error(`a small request was refused: ${text}`));
      });
    });
    call.end(body);
  });
}
