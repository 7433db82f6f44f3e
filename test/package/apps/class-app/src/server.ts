import { App } from './app';

const server = new App(Number(process.env.PORT ?? 3400)).start();
process.once('SIGTERM', () => server.close());
