import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installWith } from '../../src/cli/init/install.js';
import { temporaryFolder } from '../support/resources.js';

let home: string;
beforeEach(() => {
  home = temporaryFolder('npm');
});

async function install(script: string | undefined): Promise<{ code: number; said: string }> {
  let said = '';
  if (script !== undefined) writeFileSync(join(home, 'npm'), script, { mode: 0o755 });
  const PATH = script === undefined ? home : `${home}:${process.env.PATH}`;
  const code = await installWith(home, {
    env: { PATH },
    stderr: (text) => {
      said += text;
    },
  });
  return { code, said };
}

describe('installWith', () => {
  it('runs npm in the folder and passes on what it says', async () => {
    const { code, said } = await install(
      '#!/bin/sh\necho "$@ in $(basename "$PWD")"\necho oops >&2\n',
    );
    expect(code).toBe(0);
    expect(said).toContain('install --no-fund --no-audit in svclink-npm-');
    expect(said).toContain('oops');
  });

  it('tells a failure', async () => {
    expect((await install('#!/bin/sh\nexit 3\n')).code).toBe(3);
  });

  it('says that there is no npm', async () => {
    const { code, said } = await install(undefined);
    expect(code).toBe(1);
    expect(said).toContain('npm could not be started');
  });
});
