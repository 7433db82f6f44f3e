/** The address of a property. */
export interface Address {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

const CITIES: readonly (readonly [city: string, state: string, zip: string])[] = [
  ['Omaha', 'NE', '68104'],
  ['Lincoln', 'NE', '68502'],
  ['Des Moines', 'IA', '50310'],
  ['Cedar Rapids', 'IA', '52402'],
  ['Topeka', 'KS', '66604'],
  ['Wichita', 'KS', '67203'],
  ['Tulsa', 'OK', '74104'],
  ['Springfield', 'MO', '65804'],
  ['Sioux Falls', 'SD', '57105'],
];

const STREETS = [
  'Maple St',
  'W 14th Ave',
  'Cedar Ln',
  'Prairie View Dr',
  'N Oak St',
  'Mill Creek Rd',
  'Lincoln Blvd',
];

const BORROWERS = ['A. Whitfield', 'M. Ortega', 'J. Lindqvist', 'T. Nakamura', 'R. Okafor'];

/** Returns an element of a list, which continues at its beginning after its end. */
export function pick<T>(list: readonly [T, ...T[]] | readonly T[], index: number): T {
  const element = list[index % list.length];
  if (element === undefined) throw new RangeError('an empty list has nothing to pick');
  return element;
}

/** Returns the demo's property with this number. */
export function address(index: number): Address {
  const [city, state, zip] = pick(CITIES, index);
  return { address: `${101 + index * 37} ${pick(STREETS, index)}`, city, state, zip };
}

/** Returns the borrower of the demo's property with this number. */
export function borrower(index: number): string {
  return pick(BORROWERS, index);
}
