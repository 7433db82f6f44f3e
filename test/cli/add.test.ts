import { existsSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { transformSync } from '@swc/core';
import type { InitTools } from '../../src/cli/init/tools.js';
import { addedApp } from './added-app.js';

const { app, add, text, files } = addedApp();

const COMMONJS = `'use strict';
const express = require('express'),
  helmet = require('helmet');

const app = express(); // the app
app.use(helmet());
app.use(express.urlencoded({ extended: true }));
const routes = require('./routes');
app.use(routes);
module.exports = app;
`;

describe('svclink add', () => {
  it('mounts a receiver before the parsers of a CommonJS app', async () => {
    app({ 'server.js': COMMONJS });
    const { status, out, err } = await add();
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(text('server.js')).toBe(
      COMMONJS.replace(
        '// the app\n',
        `// the app

// The link receiver reads the body of its requests itself: it stands before the parsers.
const { link } = require('./link/index');
app.use('/link', link.receiver);
`,
      ),
    );
    expect(text('link/index.js')).toContain("require('./handlers')");
    expect(text('link/handlers.js').match(/receiver\.on\(/g)).toHaveLength(6);
    expect(out).toContain("  + app.use('/link', link.receiver);");
    expect(out).toContain('changes server.js');
    expect(out).toContain('new     link/store.js');
  });

  it('writes what the app needs beside, and keeps what was there', async () => {
    app({ 'server.js': COMMONJS, '.env': 'DATABASE=x', '.gitignore': 'node_modules/\n.env' });
    await add();
    expect(text('.env')).toMatch(
      /^DATABASE=x\n\n# The account[\s\S]*SVCLINK_PASSWORD=[\w-]{24}\n[\s\S]*SITE_ID=[\w-]{36}\n\n# Where[^\n]*\nSVCLINK_URL=http:\/\/localhost:3000\/link\n$/,
    );
    expect(text('.gitignore')).toBe('node_modules/\n.env\nlink-data/\n');
    expect(text('link/index.js')).toContain("'link-data'");
    const { scripts, dependencies } = JSON.parse(text('package.json'));
    expect(dependencies).toEqual({
      express: '^4.22.0',
      libsql: expect.stringMatching(/^[~^]\d/),
      svclink: expect.stringMatching(/^file:\.\/svclink-.*\.tgz$/),
    });
    expect(scripts.svclink).toBe('svclink --env-file .env');
    expect(text('package.json')).toContain('\n    "name": "app",');
    expect(text(dependencies.svclink.slice('file:./'.length))).toBe('packed');
  });

  it('makes an environment that only its owner reads, where there is none', async () => {
    app({ 'server.js': COMMONJS });
    await add();
    expect(statSync('.env').mode & 0o777).toBe(0o600);
    expect(text('.gitignore')).toBe('.env\nlink-data/\n');
  });

  it.each<[string, object, string, string, string, ...[string, string][]]>([
    [
      'modules in JavaScript',
      { type: 'module' },
      'src/app.js',
      `import express from 'express';\nimport {\n  a,\n} from './a.js';\n\nexport const app = express();\n`,
      `} from './a.js';\nimport { link } from './link/index.js';\n\nexport const app = express();\n\n`,
      ['src/link/handlers.js', "import { open, rm } from 'node:fs/promises'"],
      ['src/link/index.js', "from './handlers.js'"],
    ],
    [
      'modules by their extension, without semicolons, in double quotes',
      {},
      'app.mjs',
      `import express from "express"\nconst server = express()\n`,
      `import { link } from "./link/index.mjs"\nconst server = express()\n\n`,
      ['link/store.mjs', "import Database from 'libsql'"],
      ['link/index.mjs', "from './store.mjs'"],
    ],
    [
      'TypeScript whose imports have extensions',
      {},
      'src/server.ts',
      `import express, { type Express } from 'express';\nimport { x } from './x.js';\nasync function main(): Promise<void> {\n  const app: Express = express();\n  app.listen(1);\n}\n`,
      `import { link } from './link/index.js';\nasync function main(): Promise<void> {\n  const app: Express = express();\n\n  // The`,
      ['src/link/store.ts', 'export class Store'],
      ['src/link/index.ts', "from './handlers.js'"],
    ],
    [
      'TypeScript whose imports have none',
      {},
      'src/server.ts',
      `import express from 'express';\nimport { x } from './x';\nconst app = express();\n`,
      `import { link } from './link/index';\nconst app = express();\n\n`,
      ['src/link/store.ts', 'export class Store'],
      ['src/link/index.ts', "from './handlers'"],
    ],
  ])('knows %s', async (_name, rest, entry, source, expected, ...parts) => {
    app({ [entry]: source }, rest);
    expect((await add()).status).toBe(0);
    expect(text(entry)).toContain(expected);
    for (const [path, content] of parts) expect(text(path)).toContain(content);
    for (const path of files().filter((name) => /\.[mc]?[jt]s$/.test(name))) {
      const syntax = /ts$/.test(path) ? 'typescript' : 'ecmascript';
      expect(() => transformSync(text(path), { jsc: { parser: { syntax } } })).not.toThrow();
    }
  });

  it('keeps the line breaks of Windows', async () => {
    app({ 'server.js': COMMONJS.replaceAll('\n', '\r\n') });
    await add();
    expect(text('server.js').replaceAll('\r\n', '')).not.toContain('\n');
  });

  it.each([
    ['two blanks and no end of line', '  ', '\n', ''],
    ['tabs', '\t', '\n', '\n'],
    ['the line breaks of Windows', '    ', '\r\n', '\r\n'],
  ])('keeps the way package.json is written: %s', async (_name, indent, lineBreak, end) => {
    const content = { name: 'app', dependencies: { express: '^4.22.0' }, files: ['src'] };
    const json = (value: object) =>
      `${JSON.stringify(value, undefined, indent).replaceAll('\n', lineBreak)}${end}`;
    app({ 'server.js': COMMONJS, 'package.json': json(content) });
    const { out } = await add();
    const changed = text('package.json');
    expect(changed).toBe(json(JSON.parse(changed)));
    expect(Object.keys(JSON.parse(changed))).toEqual(['name', 'dependencies', 'files', 'scripts']);
    // What is shown is what changes: three new lines at most stand for each member.
    expect(out.split('package.json:')[1]?.split('\n\n')[0]).not.toContain('"files"');
  });

  it('writes package.json where it begins with a byte order mark', async () => {
    app({ 'server.js': COMMONJS, 'package.json': '\uFEFF{"dependencies":{"express":"^5.0.0"}}' });
    expect((await add()).status).toBe(0);
    expect(text('package.json')).toMatch(/^\uFEFF\{\n {2}"/);
  });

  it('mounts elsewhere when told to', async () => {
    app({ 'server.js': COMMONJS });
    await add(['--yes', '--no-install', '--path', '/hooks/link']);
    expect(text('server.js')).toContain("app.use('/hooks/link', link.receiver);");
  });

  it('shows the change and asks, and writes nothing after a no', async () => {
    app({ 'server.js': COMMONJS });
    const there = files();
    const asked: string[] = [];
    const confirm = async (question: string) => {
      asked.push(question);
      return false;
    };
    const { status, out, err } = await add(['--no-install'], { confirm });
    expect([status, err, asked]).toEqual([1, 'Nothing was written.\n', ['Write this?']]);
    expect(out).toContain("  + app.use('/link', link.receiver);");
    expect(files()).toEqual(there);
    expect((await add(['--no-install'], { confirm: async () => true })).status).toBe(0);
  });

  it('writes nothing where nobody can be asked', async () => {
    app({ 'server.js': COMMONJS });
    const { status, err } = await add(['--no-install']);
    expect([status, err]).toEqual([1, 'Nothing was written: say --yes.\n']);
    expect(existsSync('link')).toBe(false);
  });

  it('installs, and tells when that fails', async () => {
    app({ 'server.js': COMMONJS });
    const installed: unknown[] = [];
    const install: InitTools['install'] = async (path, _io, manager) => {
      installed.push(path, manager?.name);
      return 3;
    };
    const { status, out, err } = await add(['--yes'], { install });
    expect([status, installed]).toEqual([1, [process.cwd(), 'npm']]);
    expect(err).toContain('npm install failed');
    expect(out).toContain('1. npm install');
  });

  it('takes the file that is named where several make an app', async () => {
    app({ 'a.js': COMMONJS, 'b.js': COMMONJS });
    const { status, err } = await add();
    expect([status, err]).toEqual([2, expect.stringContaining('name one of a.js, b.js')]);
    expect((await add(['b.js', '--yes', '--no-install'])).status).toBe(0);
    expect(text('a.js')).toBe(COMMONJS);
    expect(text('b.js')).toContain('link.receiver');
  });

  it('leaves tests, types and other packages alone when it looks for the app', async () => {
    app({
      'server.js': COMMONJS,
      'server.test.js': COMMONJS,
      'node_modules/x/app.js': COMMONJS,
      'dist/server.js': COMMONJS,
      '.cache/app.js': COMMONJS,
    });
    expect((await add()).status).toBe(0);
  });

  it('changes nothing the second time [add.again]', async () => {
    app({
      'src/server.ts':
        "import express from 'express';\nconst app = express();\napp.listen(3000);\n",
    });
    await add();
    const contents = () => files().map((path) => [path, text(path)]);
    const first = contents();
    for (const args of [['--yes'], ['--yes', '--no-mount'], ['src/server.ts', '--yes']]) {
      const { status, out, err } = await add(args);
      expect([status, out, err]).toEqual([
        0,
        'src/server.ts has a receiver already. Nothing was changed.\n',
        '',
      ]);
    }
    expect(contents()).toEqual(first);
  });

  it('leaves the app as it was where one of the files cannot be written, and goes on when it can', async () => {
    app({ 'src/server.js': COMMONJS, '.gitignore': 'node_modules/\n' });
    symlinkSync('gone/env', '.env');
    const there = ['.gitignore', 'package.json', 'src/server.js'];
    const before = there.map(text);
    const { status, err } = await add();
    expect([status, err]).toEqual([1, expect.stringContaining('.env cannot be written (ENOENT)')]);
    expect(readdirSync('.', { recursive: true }).sort()).toEqual(
      ['.env', '.git', 'src', ...there].sort(),
    );
    expect(there.map(text)).toEqual(before);
    rmSync('.env');
    const { status: again, out } = await add();
    expect([again, out]).toEqual([0, expect.stringContaining('changes src/server.js')]);
  });

  it('overwrites no file of the app', async () => {
    app({ 'server.js': COMMONJS, 'link/store.js': 'mine' });
    const { status, err } = await add();
    expect([status, err]).toEqual([2, expect.stringContaining('link/store.js is there already')]);
    expect(text('server.js')).toBe(COMMONJS);
  });

  it.each([
    ['no package.json', {}, undefined, 'no package.json'],
    ['no Express', { 'package.json': '{}' }, undefined, 'names no express'],
    ['a package.json that is none', { 'package.json': '[' }, undefined, 'cannot be read'],
    ['no app', { 'server.js': 'const app = 1;' }, undefined, 'name it as ENTRY'],
    ['a file that is not there', { 'server.js': COMMONJS }, 'x.js', 'there is no file x.js'],
    ['a file without an app', { 'server.js': '' }, 'server.js', 'const app = express();'],
  ])('refuses %s', async (_name, sources, entry, said) => {
    if (said !== 'no package.json') app(sources);
    const there = files();
    const { status, err } = await add([...(entry ? [entry] : []), '--yes', '--no-install']);
    expect([status, err]).toEqual([2, expect.stringContaining(said)]);
    expect(files()).toEqual(there);
  });

  it.each(['link', '/li nk', "/'"])('refuses the path %s', async (path) => {
    app({ 'server.js': COMMONJS });
    const { status, err } = await add(['--yes', '--path', path]);
    expect([status, err]).toEqual([2, expect.stringContaining('--path')]);
  });
});
