import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const folder = join(__dirname, '../../src/forms');

/** What a page needs that shows a form, checks it while it is filled, and sends the rows. */
const PAGE =
  'FormError, parseForm, evaluate, createSession, toRows, fromRows, toPhotoFlags, transferAnswers, ' +
  'toJsonSchema, toJsonFormsUi';

async function bundle(contents: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  return { size: gzipSync(code, { level: 9 }).length, inputs: Object.keys(metafile.inputs) };
}

describe('the forms entry in a bundle', () => {
  it('needs nothing but its own files and four of the protocol: no built-ins, no dependencies', async () => {
    const { inputs } = await bundle("export * from './index.ts';");
    expect(inputs.length).toBeGreaterThan(30);
    const own = /^(?:src\/forms\/[a-z-/]+\.ts|<stdin>)$/;
    expect(inputs.filter((input) => !own.test(input)).sort()).toEqual([
      'src/protocol/codec/form-record.ts',
      'src/protocol/dialect.ts',
      'src/protocol/errors/base-error.ts',
      'src/protocol/printable.ts',
    ]);
  });

  it('costs a page at most 12 kB, minified and gzipped', async () => {
    const { size } = await bundle(`export { ${PAGE} } from './index.ts';`);
    expect(size).toBeGreaterThan(8_000);
    expect(size).toBeLessThanOrEqual(12_000);
  });

  it('costs little more with everything, authoring and terminal text included', async () => {
    const { size } = await bundle("export * from './index.ts';");
    expect(size).toBeLessThanOrEqual(15_200);
  });
});
