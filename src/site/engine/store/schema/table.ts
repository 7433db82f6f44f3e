import type { Generated } from 'kysely';
import type { Column } from './column.js';

interface IndexFacts {
  readonly isUnique?: true;
  /** The condition of its rows, in SQL. */
  readonly where?: string;
  /** The step of the schema that adds it. Default: the step of its table. */
  readonly since?: number;
}

/** An index of a table. */
export interface Index extends IndexFacts {
  readonly name: string;
  readonly on: readonly string[];
}

interface TableFacts {
  readonly key: readonly string[];
  readonly unique: readonly string[];
  readonly indexes: readonly Index[];
  readonly since: number;
  readonly until: number;
  readonly isDerived: boolean;
}

const PLAIN: TableFacts = {
  key: [],
  unique: [],
  indexes: [],
  since: 1,
  until: Number.POSITIVE_INFINITY,
  isDerived: false,
};

type Columns = Readonly<Record<string, Column<unknown, boolean>>>;
type Name<Own> = keyof Own & string;

/** A table with all its facts. */
export class Table<Own extends Columns = Columns> {
  constructor(
    readonly columns: Own,
    readonly facts: TableFacts = PLAIN,
  ) {}

  /** Makes several columns the primary key. */
  key(...names: readonly Name<Own>[]): Table<Own> {
    return this.#with({ key: names });
  }

  /** Refuses a second row with the same values in several columns. */
  unique(...names: readonly Name<Own>[]): Table<Own> {
    return this.#with({ unique: names });
  }

  index(name: string, on: readonly Name<Own>[], facts: IndexFacts = {}): Table<Own> {
    return this.#with({ indexes: [...this.facts.indexes, { name, on, ...facts }] });
  }

  /** Sets the step of the schema that makes it. Default 1. */
  since(step: number): Table<Own> {
    return this.#with({ since: step });
  }

  /** Sets the step of the schema that drops it. */
  until(step: number): Table<Own> {
    return this.#with({ until: step });
  }

  /** Declares that triggers make its rows from those of other tables: an archive leaves them out. */
  derived(): Table<Own> {
    return this.#with({ isDerived: true });
  }

  #with(facts: Partial<TableFacts>): Table<Own> {
    return new Table(this.columns, { ...this.facts, ...facts });
  }
}

/** Declares a table. */
export const table = <Own extends Columns>(columns: Own) => new Table(columns);

/** The row of a table, as statements see it on every engine. */
type Row<Own extends Columns> = {
  -readonly [Name in keyof Own]: Own[Name] extends Column<infer Value, infer IsMade>
    ? IsMade extends true
      ? Generated<Value>
      : Value
    : never;
};

/** The rows of tables, by the names of the tables. */
export type Rows<Tables extends Readonly<Record<string, Table>>> = {
  readonly [Name in keyof Tables]: Row<Tables[Name]['columns']>;
};
