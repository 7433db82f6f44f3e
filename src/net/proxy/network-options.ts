import { X509Certificate } from 'node:crypto';
import { flag, type OptionRow, type OptionRows, texts } from '../../protocol/option-rows.js';
import { optionError } from '../../protocol/options.js';
import { createNoProxy, NO_PROXY_FORM } from './no-proxy.js';

/** The path of outgoing requests: a proxy, and further trusted authorities. */
export interface NetworkOptions {
  /**
   * The address of an HTTP proxy: `http://HOST:PORT` or `https://HOST:PORT`, with `USER:PASSWORD@` if it asks for them.
   * Every request, to http addresses too, goes through a tunnel that the proxy opens by CONNECT. Default: none.
   */
  readonly proxy?: string;
  /**
   * Hosts that are called without the proxy: `example.com` (its subdomains too), `10.0.0.5`, `10.0.0.0/8`, each also
   * with a port, or `*`. This machine (`localhost`, 127.0.0.0/8, `::1`) is always called without it. Default: none.
   */
  readonly noProxy?: readonly string[];
  /**
   * True if the proxy itself refuses private addresses. Default false: a host that others named is resolved and checked
   * here, and the proxy gets the checked address instead of the name. Use true where only the proxy can resolve names,
   * or where it allows hosts by their names; it must then refuse addresses of its own network.
   */
  readonly proxyChecksAddresses?: boolean;
  /** PEM of certificate authorities that are trusted in addition to those of Node. Default: none. */
  readonly certificates?: string;
}

/** A proxy has no path. Its address may contain a password, which no message repeats. */
const PROXY: OptionRow<never> = {
  form: 'the address of a proxy: http://HOST:PORT or https://HOST:PORT',
  check(name, value) {
    if (typeof value !== 'string' || !isProxyAddress(value)) {
      throw optionError(name, `must be ${PROXY.form}`);
    }
  },
};

function isProxyAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(text);
  const isBare = (pathname === '/' || pathname === '') && search === '' && hash === '';
  return /^https?:$/.test(protocol) && hostname !== '' && isBare && hasReadableUser(text);
}

function hasReadableUser(text: string): boolean {
  const { username, password } = new URL(text);
  try {
    // A user must not contain a colon, which separates it from the password.
    return !decodeURIComponent(username).includes(':') && decodeURIComponent(password) !== '\0';
  } catch {
    return false;
  }
}

const BLOCK = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]*-----END CERTIFICATE-----/g;

const CERTIFICATES: OptionRow<never> = {
  form: 'PEM with at least one certificate',
  check(name, value) {
    const blocks = typeof value === 'string' ? value.match(BLOCK) : null;
    if (!blocks?.every(isCertificate)) throw optionError(name, `must be ${CERTIFICATES.form}`);
  },
};

function isCertificate(block: string): boolean {
  try {
    new X509Certificate(block);
    return true;
  } catch {
    return false;
  }
}

const HOSTS = texts(`hosts; each is ${NO_PROXY_FORM}`);

/** The options of the network. */
export const NETWORK_ROWS = {
  proxy: PROXY,
  noProxy: {
    ...HOSTS,
    check(name, value) {
      HOSTS.check(name, value);
      if (Array.isArray(value)) createNoProxy(value);
    },
  },
  proxyChecksAddresses: flag(false),
  certificates: CERTIFICATES,
} satisfies OptionRows<NetworkOptions>;
