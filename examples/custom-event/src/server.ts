import { createServer } from 'node:http';
import { createCustomReceiver } from './receiver.js';

const port = Number(process.env.PORT || 8080);
const receiver = createCustomReceiver();
const server = createServer(receiver).listen(port, () => {
  console.log(
    `Link receiver with send_crew_eta at http://localhost:${port}, user demo, password demo`,
  );
});
process.once('SIGINT', () => server.close()).once('SIGTERM', () => server.close());
