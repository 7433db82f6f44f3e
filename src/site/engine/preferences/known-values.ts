import { didYouMean } from '../../../protocol/nearest.js';

/** A value that is known, in the spelling of its list; or the problem of another one. */
export type Known = { readonly value: string } | { readonly problem: string };

/** Returns a currency by its code of ISO 4217, in capital or small letters. */
export function knownCurrency(text: string): Known {
  const code = text.toUpperCase();
  const codes = Intl.supportedValuesOf('currency');
  if (codes.includes(code)) return { value: code };
  return { problem: `must be a currency of ISO 4217, such as USD${didYouMean(code, codes)}` };
}

/** The form of a name: a text such as `+01:00`, which Intl takes too, knows no summer time. */
const ZONE_FORM = /^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/;

/** Returns a zone by its name in the IANA database, in capital or small letters. */
export function knownZone(text: string): Known {
  const names = Intl.supportedValuesOf('timeZone');
  const listed = names.find((name) => name.toLowerCase() === text.toLowerCase());
  if (listed !== undefined) return { value: listed };
  if (ZONE_FORM.test(text)) {
    try {
      // Intl knows more names than it lists, such as UTC.
      const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions();
      return { value: timeZone };
    } catch {
      // The name is unknown.
    }
  }
  const nearest = didYouMean(text, names);
  return { problem: `must be a time zone by its IANA name, such as America/Chicago${nearest}` };
}
