import { app } from './app.js';

const port = Number(process.env['PORT'] ?? 3100);

const server = app.listen(port, () => {
  console.log(`listening on ${port}`);
});
process.once('SIGTERM', () => server.close());
