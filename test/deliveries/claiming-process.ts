/** A process that claims a delivery, says so, and is at work until it is killed. */
import { Pool } from 'pg';
import { postgresDeliveries } from '../../src/deliveries/postgres.js';

const [url = ''] = process.argv.slice(2);
const store = postgresDeliveries(new Pool({ connectionString: url, max: 1 }));
const key = { sender: 'acme', event: 'send_notes', identity: '1' };

setInterval(() => {}, 60_000);
void store.claim(key, 'a', 600_000).then(({ state }) => process.stdout.write(`${state}\n`));
