import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Statements } from '../../../../src/site/engine/store/database.js';
import { databasePlace } from '../../../../src/site/engine/store/database-source.js';
import { openPlace } from '../../../../src/site/engine/store/open-database.js';
import { migrate } from '../../../../src/site/engine/store/schema/migrations.js';
import { readerOf, SITE_SCHEMA } from '../../../../src/site/engine/store/schema/schema.js';
import { LOG } from '../../../../src/site/engine/store/schema/tables/log.js';
import { ENGINES } from '../../databases.js';

/** All that a database knows of its tables, a line each. */
const LINES = {
  sqlite: sql<{ line: string }>`
    SELECT type || ' ' || tbl_name || ' ' || name || ' ' || coalesce(sql, '') AS line FROM sqlite_master`,
  postgres: sql<{ line: string }>`
    SELECT concat_ws(' ', 'column', table_name, ordinal_position, column_name, data_type, is_nullable, column_default,
      identity_generation) AS line FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
    UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace`,
};

/** In an order that no step decides, and without what spaces there are. */
async function shapeOf(statements: Statements, engine: 'sqlite' | 'postgres'): Promise<string> {
  const { rows } = await LINES[engine].execute(statements);
  const lines = rows.map(({ line }) =>
    line.replace(/\s+/g, ' ').replace(/\( | (?=[,)])/g, (at) => at.trim()),
  );
  return `${lines.toSorted().join('\n')}\n`;
}

/** The shapes of the schemas, as {@link shapeOf} finds them. That of a released schema never changes. */
const RELEASED = {
  sqlite: ['180d534602b0e1a6', '830597f61c9e265e', '0f9f4b141b09cd4e'],
  postgres: ['879e501732d798dd', '650fe7525547b2cd', 'da22404d66e8315e'],
} as const;

/** Names in SQL of tables, and of texts and flags that every driver returns as they are used. */
const UNCONVERTED: ReadonlySet<string> = new Set(
  `a all_counts assigned_to before d first forms found fsync given has_it interrupted is_free j key l lines link
  link_name locked n next o one pages pid rank remote_id setting text timeout unplaced version`.split(
    /\s+/,
  ),
);

describe.each(ENGINES)('a new database on $name', (engine) => {
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());

  it.each([1, 2, 3])('of schema %i has its shape [site.store.migrations]', async (version) => {
    const database = await openPlace(databasePlace(await engine.address()));
    await migrate(database, version);
    const shape = await shapeOf(database.read, engine.name);
    await database.close();
    const hash = createHash('sha256').update(shape).digest('hex').slice(0, 16);
    expect(hash).toBe(RELEASED[engine.name][version - 1]);
  });
});

describe('the columns of a schema', () => {
  const columns = Object.entries({ ...SITE_SCHEMA.tables, ...LOG }).flatMap(([table, one]) =>
    Object.entries(one.columns).map(([name, column]) => ({
      name,
      column,
      path: `${table}.${name}`,
    })),
  );

  it('of one name are read alike, whatever their table', () => {
    const unlike = columns.filter(({ name, column }) => readerOf(name) !== column.codec.read);
    expect(unlike.map(({ path }) => path)).toEqual([]);
  });

  it('are known under every name that a statement gives to what needs to be converted', () => {
    const root = join(__dirname, '../../../../src/site');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
    const texts = files
      .filter((name) => name.endsWith('.ts') && !name.includes('generated'))
      .map((name) => readFileSync(join(root, name), 'utf8'));
    const named = /\.as\(\s*'(\w+)'|'[a-z_]+\.[a-z_]+ as (\w+)'|[a-z_)] AS ([a-z_]+)\b/g;
    const names = texts.flatMap((text) =>
      [...text.matchAll(named)].map(([, called, column, text]) => called ?? column ?? text ?? ''),
    );
    const isColumn = new Set(columns.map(({ name }) => name));
    const unknown = names.filter(
      (name) => !readerOf(name) && !isColumn.has(name) && !UNCONVERTED.has(name),
    );
    expect(names.length).toBeGreaterThan(50);
    expect(unknown).toEqual([]);
  });
});
