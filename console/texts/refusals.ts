/** The texts of refusals of the site. Another language is another object of this shape. */
export const refusalTexts = {
  /** A refusal of a member, and of a member in a row of a list. */
  member: (label: string, problem: string) => `${label} ${problem}`,
  inRow: (row: number) => ` (row ${row})`,
  orBlank: ', or blank',
  tooLongToSave: 'It is too long to be saved: shorten it.',
  /** The names of members that no field of the console shows under another name. */
  members: {
    address: 'Address',
    account: 'Account',
    client_price_bid: 'Price',
    contractor_price: 'Contractor price',
    date_due: 'Due',
    desc: 'Item',
    expires_at: 'End',
    file: 'File',
    form_ver_id: 'Version',
    item_desc: 'Item',
    item_id: 'Item',
    note_text: 'Note',
    org_id: 'Organisation id',
    org_wo_num: 'Own number',
    pcr_forms: 'Forms',
    qty: 'Quantity',
    qty_bid: 'Bid quantity',
    qty_comp: 'Completed quantity',
    wo_number: 'Work order number',
    zip: 'ZIP',
  } as Readonly<Record<string, string>>,
} as const;
