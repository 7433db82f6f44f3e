/** The answer of every server: five bids of a work order. */
export const bids = Array.from({ length: 5 }, (_, index) => ({
  comp_note_id: 501 + index,
  invoice_item_id: 31,
  uom: 1,
  qty: 2,
  contractor_price: 40,
  client_price: 55.5,
  description: 'Grass cut, front and back yard',
  comment: 'The gate is locked',
  completion_comment: '',
}));

export const CLIENT = {
  clientId: '18-be4c4-bench',
  orgId: 18,
  appName: 'bench',
  scopes: ['bid-rw', 'file-rw'],
  generation: 1,
  revoked: false,
};

export const SECRET = 'the secret of the benchmark';

/** The stored client, with the scrypt of its secret. */
export const STORED_CLIENT = {
  ...CLIENT,
  secretScrypt:
    'scrypt$32768$8$3$ShKTMvLSKaIyersSi68qnw$M8pNRQbmYr2FWUTzn_Hctk4_B4xzapGblGwMhOUYbWw',
};

/** The key that all servers share, from their arguments. */
export const key = () => ({ id: 'bench', secret: process.argv[2] });
