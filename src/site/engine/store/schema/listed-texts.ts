import type { Engine } from './column.js';

/** The members of the fields of an order by which lists are sorted, and their columns. */
const MEMBERS = {
  client_text: 'client_company_alias',
  work_text: 'work_type_alias',
  city_text: 'city',
} as const;

/** The most characters of each: an index of PostgreSQL takes no long texts. */
export const LONGEST_LISTED = 200;

const cut = (value: string) => `substr(coalesce(${value}, ''), 1, ${LONGEST_LISTED})`;

const assignments = (textOf: (member: string) => string) =>
  Object.entries(MEMBERS)
    .map(([column, member]) => `${column} = ${cut(textOf(member))}`)
    .join(', ');

/** Fills the columns of existing orders. Fields that are no JSON, or none to PostgreSQL, leave them blank. */
export const LISTED_TEXTS: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: [
    `UPDATE orders SET ${assignments((member) => `json_extract(fields, '$.${member}')`)} WHERE json_valid(fields)`,
  ],
  postgres: [
    `CREATE FUNCTION svclink_listed_text(fields text, member text) RETURNS text LANGUAGE plpgsql AS $$ BEGIN
      RETURN CAST(fields AS json) ->> member;
      EXCEPTION WHEN OTHERS THEN RETURN '';
      END $$`,
    `UPDATE orders SET ${assignments((member) => `svclink_listed_text(fields, '${member}')`)}`,
    'DROP FUNCTION svclink_listed_text(text, text)',
  ],
};
