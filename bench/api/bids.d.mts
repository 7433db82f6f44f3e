import type { Bid, RegisteredClient } from '../../src/api/index.js';

export const bids: Bid[];
export const CLIENT: Omit<RegisteredClient, 'secretScrypt'>;
export const SECRET: string;
export const STORED_CLIENT: RegisteredClient;
export function key(): { id: string; secret: string };
