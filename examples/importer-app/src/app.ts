import express, { type Express } from 'express';
import type { Pool } from 'pg';
import type { Site } from 'svclink/site';

const TABLE = `CREATE TABLE IF NOT EXISTS work (
  order_id text PRIMARY KEY,
  wo_number text NOT NULL,
  address text NOT NULL,
  done_at timestamptz
)`;

/**
 * An app with a table of its own, `work`, that is filled from imported orders. The results of the work are sent to
 * their owner. Both are in one PostgreSQL database, so that one commit stores a row and its results.
 *
 * @param site opened on the same database, and not yet started
 */
export async function createApp(pool: Pool, site: Site): Promise<Express> {
  await pool.query(TABLE);

  // Each event arrives at least once, in order for each order, also after a crash: an existing row stays.
  site.on('order', { consumer: 'work' }, async ({ order }) => {
    await pool.query(
      'INSERT INTO work (order_id, wo_number, address) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [order.id, order.wo_number, order.fields.address],
    );
  });
  site.on('cancelled', { consumer: 'work' }, async ({ order }) => {
    await pool.query('DELETE FROM work WHERE order_id = $1 AND done_at IS NULL', [order.id]);
  });

  const app = express();
  // The receiver precedes the parsers, because it reads the body of its requests itself.
  app.use('/link', site.receiver).use('/files', site.files).use('/push', site.push);

  app.get('/work', async (_request, response) => {
    const { rows } = await pool.query('SELECT * FROM work ORDER BY order_id');
    response.json(rows);
  });

  app.post('/work/:id/done', express.json(), async (request, response, next) => {
    const { id } = request.params;
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const update = 'UPDATE work SET done_at = now() WHERE order_id = $1 AND done_at IS NULL';
      const { rowCount } = await client.query(update, [id]);
      if (rowCount === 1) {
        // There is no body where none was sent as JSON.
        const comp_note = String(request.body?.note ?? '');
        const done = { key: 'done', item_desc: 'Work', qty_comp: 1, comp_note };
        await site.importer.results.add(id, { bids: [done], ready: true }, { db: client });
      }
      await client.query('COMMIT');
      response.sendStatus(rowCount === 1 ? 202 : 404);
    } catch (error) {
      await client.query('ROLLBACK');
      next(error);
    } finally {
      client.release();
    }
  });

  app.get('/work/:id/results', async (request, response, next) => {
    await site.importer.results.list(request.params.id).then((list) => response.json(list), next);
  });
  return app;
}
