'use strict';

const CITIES = [
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

/** A list's element, going round from its end to its begin. */
function pick(list, index) {
  const element = list[index % list.length];
  if (element === undefined) throw new RangeError('an empty list has nothing to pick');
  return element;
}

/** The demo's property of this number. */
function place(index) {
  const [city, state, zip] = pick(CITIES, index);
  return { address: `${101 + index * 37} ${pick(STREETS, index)}`, city, state, zip };
}

/** The borrower of the demo's property of this number. */
function borrower(index) {
  return pick(BORROWERS, index);
}

module.exports = { pick, place, borrower };
