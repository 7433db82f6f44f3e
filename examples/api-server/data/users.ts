import type { User } from 'svclink/api';

/** A user of the demo. */
export interface DemoUser extends User {
  active: boolean;
}

const FIRST = ['Jo', 'Sam', 'Alex', 'Kim', 'Robin', 'Lee'];
const LAST = ['Doe', 'Reed', 'Stone', 'Field', 'Brook'];
const COMPANIES = ['Doe Preservation', 'Reed Field Services', 'Stone Inspections'];

/** 30 active users, and two that have left. */
export function demoUsers(): DemoUser[] {
  return Array.from({ length: 32 }, (_, index) => {
    const first = FIRST[index % FIRST.length] ?? '';
    const last = LAST[Math.floor(index / FIRST.length) % LAST.length] ?? '';
    const name = `${first}.${last}${index >= 30 ? index : ''}`.toLowerCase();
    return {
      user_id: index + 1,
      user_name: name,
      user_email: `${name}@example.com`,
      user_first_name: first,
      user_last_name: last,
      user_company: COMPANIES[index % COMPANIES.length] ?? '',
      user_display_name: `${first} ${last}`,
      active: index < 30,
    };
  });
}

/** Groups by id. */
export const GROUPS = { 1: 'Office', 2: 'Contractors', 3: 'Clients' };
