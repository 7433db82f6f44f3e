/** The text of a project's tsconfig.json: CommonJS, so that jest runs the output of the compiler. */
export const TSCONFIG = `${JSON.stringify(
  {
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2023'],
      types: ['node', 'jest'],
      module: 'nodenext',
      moduleResolution: 'nodenext',
      rootDir: '.',
      outDir: 'dist',
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      noImplicitOverride: true,
      skipLibCheck: true,
    },
    include: ['src', 'test'],
  },
  undefined,
  2,
)}\n`;
