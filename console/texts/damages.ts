/** The texts of damages and violations of an order. */
export const damageTexts = {
  title: 'Damages and violations',
  empty: 'None recorded.',
  add: 'Record damage or violation',
  what: 'What',
  kind: 'Kind',
  kinds: { damage: 'Damage', violation: 'Violation' },
  recorded: 'Recorded',
  flag: 'Photos',
  flagLead: 'Choose the photos that show it.',
  remove: 'Remove',
  removeAsk: 'It is removed with its flags. The photos stay.',
};
