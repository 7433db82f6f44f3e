import { existsSync } from 'node:fs';
import type { InitTools } from '../../src/cli/init/tools.js';
import { addedApp } from './added-app.js';

const { app, add, text, files } = addedApp();

const NEST = `import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';

async function bootstrap() {
  const app = await NestFactory.create(AppModule);
  await app.listen(process.env.PORT ?? 3000);
}
bootstrap();
`;
const CLASS = `import express, { Application } from 'express';

class App {
  public app: Application;
  constructor() {
    this.app = express();
  }
}
export default App;
`;
const FACTORY = `import express from "express"
import { link } from "./links"

export function createApp() {
  const server = express()
  server.use(link)
  return server
}
`;
const CHAIN = `const express = require('express');
module.exports = express().use(express.json());
`;

describe('svclink add, in apps that it does not edit', () => {
  it.each<[string, object, string, string, string[]]>([
    [
      'NestJS',
      { dependencies: { '@nestjs/core': '^11.0.0', '@nestjs/platform-express': '^11.0.0' } },
      'src/main.ts',
      NEST,
      [
        "import { link } from './link/index';",
        "app.use('/link', link.receiver);",
        "app.getHttpServer().on('close', () => void link.close());",
      ],
    ],
    [
      'routing-controllers',
      {},
      'src/app.ts',
      "import { createExpressServer } from 'routing-controllers';\nconst app: Express = createExpressServer({ controllers });\napp.listen(3000);\n",
      [
        "import { link } from './link/index';",
        "const app = express();\n     app.use('/link', link.receiver);\n     useExpressServer(app, { /* what createExpressServer was given */ });",
        ".on('close', () => void link.close())",
      ],
    ],
    [
      'a class',
      {},
      'src/app.ts',
      CLASS,
      ["import { link } from './link/index';", "this.app.use('/link', link.receiver);"],
    ],
    [
      'a class with a field',
      { type: 'module' },
      'server.js',
      "import express from 'express';\nexport class Server {\n  #app = express();\n}\n",
      ["import { link } from './link/index.js';", "this.#app.use('/link', link.receiver);"],
    ],
    [
      'a function, whose file has a link of its own',
      {},
      'src/create-app.ts',
      FACTORY,
      ['import { link as svclink } from "./link/index"', 'server.use("/link", svclink.receiver)'],
    ],
    [
      'an expression',
      {},
      'index.js',
      CHAIN,
      ["const { link } = require('./link/index');", "app.use('/link', link.receiver);"],
    ],
  ])(
    'shows the lines for %s, changes nothing, and says so in its status [add.shapes]',
    async (_, rest, entry, source, lines) => {
      app({ [entry]: source }, rest);
      const before = files().map((path) => [path, text(path)]);
      const { status, out, err } = await add();
      expect([status, err]).toEqual([3, '']);
      for (const line of lines) expect(out).toContain(`     ${line}\n`);
      expect(out).toContain(`npx svclink add ${entry} --no-mount`);
      expect(out).toContain('https://github.com/svclink/svclink/blob/main/docs/mounting.md#');
      expect(files().map((path) => [path, text(path)])).toEqual(before);
    },
  );

  it('writes everything but that line when it is asked to', async () => {
    app({ 'src/app.ts': CLASS });
    const { status, out } = await add(['--yes', '--no-install', '--no-mount']);
    expect(status).toBe(0);
    expect(text('src/app.ts')).toBe(CLASS);
    expect(files()).toEqual(
      expect.arrayContaining(['.env', '.env.example', 'src/link/index.ts', 'src/link/store.ts']),
    );
    for (const line of [
      "import { link } from './link/index';",
      "this.app.use('/link', link.receiver);",
      ".on('close', () => void link.close())",
    ]) {
      expect(out).toContain(`       ${line}\n`);
    }
  });

  it('shows the lines after --no-mount for an app that it could edit, and the path, too', async () => {
    app({ 'server.js': SERVER });
    const flags = ['--yes', '--no-install', '--no-mount', '--path', '/hooks'];
    const { out } = await add(flags);
    expect(text('server.js')).toBe(SERVER);
    expect(out).toContain("       app.use('/hooks', link.receiver);\n");
    app({ 'src/app.ts': CLASS, 'server.js': '' });
    const shown = (await add(['--path', '/hooks'])).out;
    expect(shown).toContain('npx svclink add src/app.ts --no-mount --path /hooks\n');
  });

  it('names the packages that have Express at the root of a workspace [add.workspaces]', async () => {
    app({
      'pnpm-workspace.yaml': 'packages:\n  - \'apps/*\' # ours\n  - "!apps/old"\n',
      'package.json': JSON.stringify({ private: true, workspaces: ['services/**'] }),
      'apps/web/package.json': '{"dependencies":{"next":"1"}}',
      'apps/api/package.json': '{"dependencies":{"express":"5"}}',
      'apps/old/package.json': '{"dependencies":{"express":"3"}}',
      'services/a/b/package.json': '{"devDependencies":{"@nestjs/core":"11"}}',
      'elsewhere/package.json': '{"dependencies":{"express":"5"}}',
    });
    const before = files();
    const { status, out } = await add();
    expect(status).toBe(3);
    expect(out.match(/cd \S+/g)).toEqual(['cd apps/api', 'cd services/a/b']);
    expect(files()).toEqual(before);
  });
});

const SERVER =
  "const express = require('express');\nconst app = express();\napp.listen(process.env.PORT || 4100, () => {\n  console.log(')');\n});\n";

describe('svclink add, and the package manager', () => {
  const used = async (sources: Record<string, string>, rest: object = {}, folder?: string) => {
    app({ ...sources, ...(folder ? {} : { 'server.js': SERVER }) }, rest);
    const seen: unknown[] = [];
    const install: InitTools['install'] = async (_path, _io, manager) => {
      seen.push(manager?.name);
      return 0;
    };
    const { status } = await add(['--yes'], { install }, folder);
    expect(status).toBe(0);
    return seen;
  };

  it.each<[string, Record<string, string>, object, string]>([
    ['npm where nothing says another', {}, {}, 'npm'],
    ['the manager of the lock file', { 'pnpm-lock.yaml': '' }, {}, 'pnpm'],
    ['yarn', { 'yarn.lock': '' }, {}, 'yarn'],
    ['bun', { 'bun.lock': '' }, {}, 'bun'],
    [
      'packageManager before a lock file',
      { 'package-lock.json': '{}' },
      { packageManager: 'pnpm@9.15.0' },
      'pnpm',
    ],
    ['no manager that nobody knows', { 'yarn.lock': '' }, { packageManager: 'vlt@1' }, 'yarn'],
  ])('takes %s [add.package-manager]', async (_name, sources, rest, manager) => {
    expect(await used(sources, rest)).toEqual([manager]);
    if (manager !== 'npm')
      expect(existsSync('package-lock.json')).toBe('package-lock.json' in sources);
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'its workspace',
      { 'package.json': '{"workspaces":{"packages":["apps/*"]}}', 'yarn.lock': '' },
      'yarn',
    ],
    ['the field of a folder above', { 'package.json': '{"packageManager":"pnpm@9.0.0"}' }, 'pnpm'],
    [
      'no folder that it is no member of',
      { 'package.json': '{"workspaces":["other"]}', 'yarn.lock': '' },
      'npm',
    ],
  ])('looks upward in %s', async (_name, sources, manager) => {
    const member = {
      'apps/api/server.js': SERVER,
      'apps/api/package.json': '{"dependencies":{"express":"5"}}',
    };
    expect(await used({ ...sources, ...member }, {}, 'apps/api')).toEqual([manager]);
  });

  it.each([
    [
      'dependencies',
      { dependencies: { express: '5', svclink: 'file:../svclink' } },
      'file:../svclink',
    ],
    ['devDependencies', { devDependencies: { svclink: 'workspace:*', jest: '1' } }, 'workspace:*'],
  ])('keeps the spec of svclink that stands in %s', async (_name, rest, spec) => {
    app({ 'server.js': SERVER }, rest);
    expect((await add()).status).toBe(0);
    const { dependencies, devDependencies } = JSON.parse(text('package.json'));
    expect(dependencies.svclink).toBe(spec);
    expect(devDependencies?.svclink).toBeUndefined();
    expect(files().filter((path) => path.endsWith('.tgz'))).toEqual([]);
  });
});

describe('svclink add, and what is around the app', () => {
  it('shows the whole change of a dry run, and writes nothing', async () => {
    app({ 'server.js': SERVER, '.gitignore': 'node_modules\n', '.env': 'SECRET=x' });
    const before = files();
    const { status, out, err } = await add(['--dry-run']);
    expect([status, err]).toEqual([0, '']);
    expect(out).toContain("  + app.use('/link', link.receiver);");
    expect(out).toContain('  +         "svclink": "svclink --env-file .env"');
    expect(out).toContain('  + link-data/');
    expect(out).not.toContain('SVCLINK_PASSWORD');
    expect(files()).toEqual(before);
  });

  it('finds the server of the generator of Express, whose file has no extension', async () => {
    const www =
      "var app = require('../app');\nvar http = require('http');\nvar port = process.env.PORT || '4200';\nvar server = http.createServer(app);\nserver.listen(port);\n";
    const made = "var express = require('express');\nvar app = express();\nmodule.exports = app;\n";
    app(
      { 'app.js': made, 'bin/www': www },
      { scripts: { start: 'node ./bin/www', x: 'node gone' } },
    );
    const { out } = await add();
    expect(text('bin/www')).toContain(
      "var app = require('../app');\nconst { link } = require('../link/index');\n",
    );
    expect(text('bin/www')).toContain(
      "http.createServer(app).on('close', () => void link.close());",
    );
    expect(text('.env')).toContain('SVCLINK_URL=http://localhost:4200/link');
    expect(out).not.toContain('Close the database');
  });

  it('lets the server close the database, and knows its port', async () => {
    app({ 'server.js': SERVER });
    const { out } = await add();
    expect(text('server.js')).toContain("\n}).on('close', () => void link.close());\n");
    expect(text('.env')).toContain('SVCLINK_URL=http://localhost:4100/link');
    expect(out).not.toContain('Close the database');
  });

  it('finds the server in a file that imports the app', async () => {
    app({
      'src/app.ts': "import express from 'express';\nexport const app = express();\n",
      'src/bin/www.ts':
        "import { createServer } from 'http';\nimport { app } from '../app';\ncreateServer(app).listen(80);\n",
    });
    await add();
    expect(text('src/bin/www.ts')).toBe(
      "import { createServer } from 'http';\nimport { app } from '../app';\nimport { link } from '../link/index';\ncreateServer(app).on('close', () => void link.close()).listen(80);\n",
    );
  });

  it('leaves two servers to people', async () => {
    app({ 'server.js': `${SERVER}app.listen(1);\n` });
    const { out } = await add();
    expect(text('server.js')).not.toContain("on('close'");
    expect(out).toContain("       .on('close', () => void link.close())\n");
  });

  it.each([
    [
      'tsx by npx for TypeScript without a runner',
      {},
      "import express from 'express';",
      'npx tsx -e "require(',
    ],
    [
      'tsx by import for modules',
      { type: 'module' },
      "import express from 'express';",
      'npx tsx -e "import(',
    ],
    [
      'ts-node where the app has it',
      { devDependencies: { 'ts-node': '10' } },
      "import * as express from 'express';",
      'npx ts-node -e "require(',
    ],
    [
      'the call alone where a compiler has to come first',
      {},
      "import * as express from 'express';",
      'once, anywhere in your app:\n       link.store.addSampleOrder();',
    ],
  ])('puts in a sample order by %s', async (_name, rest, line, shown) => {
    app({ 'src/app.ts': `${line}\nconst app = express();\n` }, rest);
    expect((await add()).out).toContain(shown);
  });

  it('names the variables in the example of the environment that is there', async () => {
    const sources = { 'server.js': SERVER, '.env.sample': 'A=\nPORT="8081" # ours\n' };
    app({ ...sources, '.gitignore': '.env*' });
    const { out } = await add();
    expect(out).toContain('; .env.sample names them for others.');
    expect(text('.env')).toContain('SVCLINK_URL=http://localhost:8081/link');
    expect(existsSync('.env.example')).toBe(false);
    const sample = text('.env.sample');
    expect(sample).toMatch(/^A=\nPORT=.*\n\n/);
    for (const name of ['SVCLINK_USER', 'SVCLINK_PASSWORD', 'SITE_ID', 'SVCLINK_URL']) {
      expect(sample).toMatch(new RegExp(`^${name}=`, 'm'));
    }
    expect(sample).toMatch(/^SVCLINK_PASSWORD=$/m);
    expect(text('.gitignore')).toBe('.env*\n.env\nlink-data/\n!.env.sample\n');
  });

  it.each([
    ["import * as express from 'express';", "import * as Database from 'libsql';"],
    ["import express = require('express');", "import Database = require('libsql');"],
    ["import express from 'express';", "import Database from 'libsql';"],
  ])('imports CommonJS packages as the app does: %s', async (line, expected) => {
    app({ 'app.ts': `${line}\nconst app = express();\n` });
    await add();
    expect(text('link/store.ts')).toContain(expected);
    expect(text('link/store.ts')).toContain("EventMap['send_notes']['data']");
    expect(text('link/index.ts')).toContain("const FOLDER = 'link-data';");
    expect(
      files()
        .filter((path) => path.endsWith('.ts'))
        .map(text)
        .join(''),
    ).not.toContain('{{');
  });

  it('shows how to put in an order with what is required only', async () => {
    app({ 'server.js': SERVER });
    const { out } = await add();
    expect(out).toContain(`node -e "require('./link').link.store.addSampleOrder()"`);
    expect(out).toContain("link.store.putOrder('1001', { wo_number: 'WO-1', address:");
    expect(out).toContain('npm run svclink -- check\n');
  });
});
