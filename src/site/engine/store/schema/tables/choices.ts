import { id, ref, text, time } from '../column.js';
import { table } from '../table.js';

/** The names that fields of work orders may have in the JSON API, and the accounts that client companies begin with. */
export const CHOICES = {
  work_choices: table({
    id: id(),
    /** `client_company` or `work_type`. */
    field: text(),
    name: text(),
    created_at: time(),
  })
    .since(5)
    .unique('field', 'name'),
  account_clients: table({
    client_company: text().key(),
    account_id: ref('accounts'),
  })
    .since(5)
    .index('account_clients_of', ['account_id']),
};
