import { describeApp } from './app-suite.js';

describeApp({
  name: 'typescript-pnpm',
  manager: 'pnpm',
  lock: 'pnpm-lock.yaml',
  entry: 'dist/src/server.js',
  builds: true,
  sample: "import('./dist/src/link/index.js').then(({ link }) => link.store.addSampleOrder())",
});

describeApp({
  name: 'typescript-yarn',
  manager: 'yarn',
  lock: 'yarn.lock',
  entry: 'build/index.js',
  builds: true,
  sample: "require('./build/link').link.store.addSampleOrder()",
});

// NestJS is large: on demand, with ALL_APPS=1.
if (process.env.ALL_APPS) {
  describeApp({
    name: 'nest',
    manager: 'npm',
    lock: 'package-lock.json',
    entry: 'dist/main.js',
    builds: true,
    ending: 'SIGTERM',
    pastedAfter: { file: 'src/main.ts', line: /await NestFactory\.create\(.*\);/ },
    sample: "require('./dist/link').link.store.addSampleOrder()",
  });
}
