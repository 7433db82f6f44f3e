import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { USES_EVERY_ENTRY } from './entries.js';
import { inFolder } from './in-folder.cjs';
import { type Packed, project, usePacked } from './packed.js';

/** A compiler, the types of Node that go with it, and the kinds of modules that it knows. */
interface Compiler {
  readonly name: string;
  readonly packages: readonly string[];
  readonly kinds: readonly (readonly [module: string, resolution: string, files: string])[];
}

/** Types that are not found would be `any`, in which everything is right. */
const UNKNOWN = `
// @ts-expect-error There is no such export.
import { nobody } from 'svclink/conformance';
void nobody;
`;

/** The oldest version that docs/scaffold.md names. */
const [, OLDEST = ''] =
  /TypeScript (\d+\.\d+) or later/.exec(
    readFileSync(join(__dirname, '../../docs/scaffold.md'), 'utf8'),
  ) ?? [];

/** The newest version is the one that checks the sources: a release in between changes no result of these tests. */
const { version: NEWEST }: { version: string } = JSON.parse(
  readFileSync(join(__dirname, '../../node_modules/typescript-native/package.json'), 'utf8'),
);

const COMPILERS: readonly Compiler[] = [
  {
    name: `TypeScript ${OLDEST}, the oldest`,
    packages: [`typescript@~${OLDEST}.0`, '@types/node@18'],
    kinds: [
      ['node16', 'node16', '*.*ts'],
      ['commonjs', 'node10', 'every.ts'],
      ['es2022', 'bundler', 'every.ts'],
    ],
  },
  {
    name: `TypeScript ${NEWEST}, the newest`,
    packages: [`typescript@${NEWEST}`, '@types/node@26.6.6'],
    kinds: [
      ['node16', 'node16', '*.*ts'],
      ['nodenext', 'nodenext', '*.*ts'],
      ['es2022', 'bundler', 'every.ts'],
    ],
  },
];

const options = ([module, moduleResolution, files]: Compiler['kinds'][number]) =>
  JSON.stringify({
    compilerOptions: {
      strict: true,
      noEmit: true,
      target: 'ES2022',
      module,
      moduleResolution,
      types: ['node'],
      skipLibCheck: false,
    },
    include: [`../${files}`],
  });

describe.each(COMPILERS)('the types of every entry, in $name', ({ packages, kinds }) => {
  let packed: Packed;
  beforeAll(async () => {
    packed = await usePacked();
    const files = Object.fromEntries(
      kinds.map((kind) => [`${kind[1]}/tsconfig.json`, options(kind)]),
    );
    const programs = Object.fromEntries(
      ['every.ts', 'every.mts', 'every.cts'].map((name) => [name, USES_EVERY_ENTRY + UNKNOWN]),
    );
    const all = { 'package.json': '{"private":true}', ...programs, ...files };
    await project(packed.folder, all, [packed.tarball, ...packages]);
  });
  afterAll(() => packed.remove());

  it.each(kinds.map(([module, resolution]) => ({ module, resolution })))(
    'compile strictly, libraries and all, as $module by $resolution',
    async ({ resolution }) => {
      const told = inFolder(packed.folder, 'npx', ['tsc', '-p', resolution]);
      await expect(told).resolves.toBe('');
    },
  );
});
