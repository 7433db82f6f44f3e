import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { allowedFileTypes } from '../../src/protocol/generated/file-types.js';

describe('the generated files', () => {
  it('are what the generator makes of the schemas of both roots', () => {
    const program = ['--import', 'tsx', 'scripts/generate/index.ts', '--check'];
    const run = spawnSync(process.execPath, program, { encoding: 'utf8' });
    expect([run.status, run.stderr]).toEqual([0, '']);
  }, 60_000);

  it.each(['src/protocol/generated', 'src/api/generated'])(
    'in %s that git keeps have lines that a review can show',
    (folder) => {
      for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
        const lines = readFileSync(`${folder}/${file}`, 'utf8').split('\n');
        expect([file, lines.filter((line) => line.length > 2_000)]).toEqual([file, []]);
      }
    },
  );

  it('need no module of the validator at run time', () => {
    for (const folder of ['src/protocol/generated', 'src/api/generated']) {
      for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
        const code = readFileSync(`${folder}/${file}`, 'utf8');
        expect([file, /\brequire\s*\(|^import\b/m.test(code)]).toEqual([file, false]);
      }
    }
  });

  it('list each extension once, with the area of the table', () => {
    const extensions = allowedFileTypes.map(({ extension }) => extension);
    expect(new Set(extensions).size).toBe(extensions.length);
    const photos = allowedFileTypes.filter(({ file_area }) => file_area === 0);
    expect(photos.map(({ extension }) => extension)).toEqual(['jpg', 'jpeg']);
    expect(extensions).toHaveLength(26);
  });
});
