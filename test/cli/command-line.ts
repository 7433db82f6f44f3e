import { join } from 'node:path';
import type { CommandContext } from '../../src/cli/command.js';
import type { Io } from '../../src/cli/io.js';
import { main } from '../../src/cli/main.js';

/** What a run of the command line came to. */
export interface Outcome {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `svclink ARGS` in this process, with streams that are kept. */
export async function svclink(
  args: readonly string[],
  { initTools, packageRoot = join(__dirname, '../..'), ...io }: Partial<Io & CommandContext> = {},
): Promise<Outcome> {
  const written = { out: '', err: '' };
  const streams: Io = {
    stdout: (text) => {
      written.out += text;
    },
    stderr: (text) => {
      written.err += text;
    },
    stdin: async () => '',
    isTerminal: false,
    env: {},
    ...io,
  };
  const tools = initTools === undefined ? {} : { initTools };
  const status = await main(args, { io: streams, packageRoot, ...tools });
  return { status, ...written };
}
