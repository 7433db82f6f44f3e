import { alreadyThere } from '../engine/context.js';
import { type Input, isOneLine, MUST_BE_ONE_LINE } from '../engine/input.js';
import type { Statements } from '../engine/store/database.js';

/** The most characters of the name of a client company. */
const LONGEST = 255;
/** The most client companies of an account. */
const MOST = 1000;

/** Reads the client companies of an account: a list, or a text with semicolons between them. */
export function readClients(input: Input): readonly string[] | undefined {
  const name = 'client_companies';
  if (!input.has(name)) return undefined;
  const given = input.get(name);
  const names = typeof given === 'string' ? given.split(';') : input.texts(name);
  const companies = [...new Set(names.map((one) => one.trim()).filter((one) => one !== ''))];
  if (companies.length > MOST) throw input.wrong(name, `must have at most ${MOST} names`);
  for (const company of companies) {
    if (company.length > LONGEST || company.includes('\0') || !company.isWellFormed()) {
      throw input.wrong(name, `must have names of at most ${LONGEST} characters`);
    }
    if (!isOneLine(company)) throw input.wrong(name, `each ${MUST_BE_ONE_LINE}`);
  }
  return companies;
}

/**
 * Replaces the client companies whose orders of the JSON API go to an account by default.
 *
 * @throws LinkError `already_there` for a company of another account
 */
export async function setClients(
  tx: Statements,
  accountId: string,
  companies: readonly string[],
): Promise<void> {
  await tx.deleteFrom('account_clients').where('account_id', '=', accountId).execute();
  for (const client_company of companies) {
    const added = await tx
      .insertInto('account_clients')
      .values({ client_company, account_id: accountId })
      .onConflict((conflict) => conflict.column('client_company').doNothing())
      .returning('account_id')
      .executeTakeFirst();
    if (!added) throw alreadyThere(`another account for the client company ${client_company}`);
  }
}

/** Returns the client companies by the id of their account. */
export async function clientsOfAccounts(
  statements: Statements,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await statements
    .selectFrom('account_clients')
    .select(['client_company', 'account_id'])
    .orderBy('client_company')
    .execute();
  const clients = new Map<string, string[]>();
  for (const { account_id, client_company } of rows) {
    const known = clients.get(account_id);
    if (known) known.push(client_company);
    else clients.set(account_id, [client_company]);
  }
  return clients;
}

/** Returns the user name and the id of the default account of a client company; undefined where it has none. */
export function accountOfClient(statements: Statements, company: string) {
  return statements
    .selectFrom('account_clients')
    .innerJoin('accounts', 'accounts.id', 'account_clients.account_id')
    .select(['accounts.id', 'accounts.username'])
    .where('client_company', '=', company)
    .executeTakeFirst();
}
