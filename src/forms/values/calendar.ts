/**
 * Calendar dates `YYYY-MM-DD` of the years 1000 to 9999, leap years counted, as a regular expression
 * without look-around, so that the same text serves validators in any language.
 */
export const CALENDAR_DATE =
  '^(?:[1-9][0-9]{3}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])' +
  '|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))' +
  '|(?:[1-9][0-9](?:0[48]|[2468][048]|[13579][26])|(?:[2468][048]|[13579][26])00)-02-29)$';

const DATE = new RegExp(CALENDAR_DATE);

/** Whether `text` is a date that exists, written `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  return DATE.test(text);
}
