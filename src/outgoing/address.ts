import { OutgoingError } from './errors.js';

/** Reads an absolute http or https address; relative ones only where a base is given, as in a redirect. */
export function readAddress(text: string | URL, base?: URL): URL {
  // The parser's own error holds the whole text, so it is not passed on.
  if (!URL.canParse(String(text), base?.href)) {
    const where = base ? `${base.host} redirects to what` : 'This';
    throw new OutgoingError('address_invalid', `${where} is not an absolute http or https address`);
  }
  const url = new URL(String(text), base?.href);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new OutgoingError(
      'scheme_refused',
      `Only http and https addresses are fetched, not ${url.protocol.slice(0, 40)}`,
    );
  }
  return url;
}
