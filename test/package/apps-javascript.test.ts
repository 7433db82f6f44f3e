import { describeApp } from './app-suite.js';

describeApp({
  name: 'express4-commonjs',
  manager: 'npm',
  lock: 'package-lock.json',
  entry: 'index.js',
  sample: "require('./link').link.store.addSampleOrder()",
});

describeApp({
  name: 'npm-workspaces',
  manager: 'npm',
  member: 'apps/api',
  lock: 'package-lock.json',
  entry: 'server.js',
  sample: "import('./link/index.js').then(({ link }) => link.store.addSampleOrder())",
});

describeApp({
  name: 'class-app',
  manager: 'npm',
  lock: 'package-lock.json',
  entry: 'dist/server.js',
  builds: true,
  pastedAfter: { file: 'src/app.ts', line: /this\.app = express\(\);/ },
  sample: "require('./dist/link').link.store.addSampleOrder()",
});
