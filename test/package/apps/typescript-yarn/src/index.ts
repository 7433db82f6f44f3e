import * as express from 'express';
import * as http from 'http';
import { name } from './name';

export const app = express();
app.use(express.json());
app.get('/', (_req, res) => {
  res.send(name);
});

export function start(port: number): http.Server {
  return http.createServer(app).listen(port);
}

if (require.main === module) {
  const server = start(Number(process.env.PORT) || 3200);
  process.once('SIGTERM', () => server.close());
}
