// Compiles the programs of a folder, and prints what the compiler says of them: `compile-snippets FOLDER`. The sources of
// the package that they import are read, and checked elsewhere.
import { join } from 'node:path';
import ts from 'typescript';

const [folder] = process.argv.slice(2);
const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
const { fileNames, options, errors } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
const program = ts.createProgram(fileNames, { ...options, noEmit: true });
const found = [
  ...errors,
  ...program.getOptionsDiagnostics(),
  ...program.getGlobalDiagnostics(),
  ...fileNames.flatMap((name) => {
    const file = program.getSourceFile(name);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  }),
];
const host = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => folder,
  getNewLine: () => '\n',
};
process.stdout.write(ts.formatDiagnostics(found, host));
process.exitCode = found.length > 0 || fileNames.length === 0 ? 1 : 0;
