// The speed of PostgreSQL: the statements of one send_notes in transactions of a pool of the same size, in 32 loops.
// `bare-transactions.mjs URL TABLES [prepared [LOOPS]]`: sent as text, or prepared once for each connection. Several
// processes may write to the same tables.
import pg from 'pg';

const [url, tables, how, loops = 32] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 20, pipeline: true });
await pool.query(`CREATE TABLE IF NOT EXISTS ${tables}_deliveries (LIKE deliveries INCLUDING ALL)`);
await pool.query(`CREATE TABLE IF NOT EXISTS ${tables}_notes (LIKE notes INCLUDING ALL)`);
const statement = (name, text) => (how === 'prepared' ? { name, text } : { text });
let id = 0;

async function transaction(work) {
  const client = await pool.connect();
  await client.query('BEGIN');
  const result = await work(client);
  await client.query('COMMIT');
  client.release();
  return result;
}

const CLAIM = statement(
  'claim',
  `INSERT INTO ${tables}_deliveries AS d (sender, event, identity, token, attempt, is_interrupted, lease_at, claimed, touched_at)
   VALUES ($1, $2, $3, 1, 1, false, 1, 'f', 1) ON CONFLICT (sender, event, identity) DO UPDATE SET token = d.token + 1
   RETURNING token, set_config('synchronous_commit', 'off', true)`,
);
const FIND = statement(
  'find',
  `SELECT o.id, o.account_id, o.is_assigned, o.property_id, a.receiver_url IS NOT NULL AS has_receiver
   FROM orders AS o JOIN accounts AS a ON a.id = o.account_id WHERE o.id = $1`,
);
const ADD = statement(
  'add',
  `INSERT INTO ${tables}_notes (order_id, property_id, account_id, sender_note_id, note_type, body, inserted_by, inserted_text, org_name, has_attachments, attachments, raw, created_at, modified_at)
   VALUES (1, 1, 1, $1, 'wo', 'Gate code changed', 'acme', '', '', false, '', '{}', 1, 1)
   ON CONFLICT (account_id, sender_note_id) WHERE sender_note_id IS NOT NULL DO UPDATE SET body = excluded.body RETURNING id`,
);
const KEEP = statement(
  'keep',
  `UPDATE ${tables}_deliveries SET result = '{}', fingerprint = claimed, lease_at = NULL
   WHERE sender = $1 AND event = $2 AND identity = $3 AND token = 1 RETURNING token`,
);

async function one() {
  id += 1;
  const key = ['1', 'send_notes', `${process.pid}-${id}`];
  await pool.query({ ...CLAIM, values: key });
  await transaction(async (client) => {
    await client.query({ ...FIND, values: ['1'] });
    await client.query({ ...ADD, values: [key[2]] });
    await client.query({ ...KEEP, values: key });
  });
}

process.on('message', async (milliseconds) => {
  const began = performance.now();
  const first = id;
  const loop = async () => {
    while (performance.now() - began < milliseconds) await one();
  };
  await Promise.all(Array.from({ length: Number(loops) }, loop));
  process.send?.(((id - first) / (performance.now() - began)) * 1000);
});
process.send?.(0);
