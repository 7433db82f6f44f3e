import { type ActionEntry, FURTHER_ACTIONS } from '../entry.js';

/** The actions of the User service. */
export const userActions: readonly ActionEntry[] = [
  {
    action: 'user/search',
    service: 'user',
    kind: 'read',
    purpose: 'Returns the active users that match the filters, 100 a page.',
    source: 'document',
    section: 'POST /user/search',
    search: {
      list: 'users',
      parameters: ['user_email', 'user_name', 'user_company'],
      repeatsAll: true,
    },
    errors: [],
  },
  {
    action: 'user/group/list',
    service: 'user',
    kind: 'read',
    purpose: 'Lists the groups of users.',
    source: 'supplement',
    section: FURTHER_ACTIONS,
    errors: [],
  },
];
