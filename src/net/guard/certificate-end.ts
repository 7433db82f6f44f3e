import { TLSSocket } from 'node:tls';
import { createNetwork } from '../proxy/network.js';
import type { NetworkOptions } from '../proxy/network-options.js';
import { createConnector, systemLookup } from './connector.js';

/** Milliseconds for the connection. */
const TIMEOUT = 10_000;

/**
 * Returns the time at which the certificate of an https address ends, in milliseconds since 1970. It connects, reads the
 * certificate and sends no request, so a certificate that is not trusted or has ended is read too.
 *
 * @param origin an address that the user controls: it may have any address
 * @throws CallError, or the error of the connection
 */
export async function certificateEnd(origin: URL, network?: NetworkOptions): Promise<number> {
  const { buildConnector: build } = await import('undici');
  const connect = createConnector({
    build,
    lookup: systemLookup,
    isAllowed: () => true,
    timeout: TIMEOUT,
    tls: { rejectUnauthorized: false },
    network: createNetwork(network),
  });
  const { host, port } = origin;
  const hostname = origin.hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    connect({ hostname, host, protocol: 'https:', port: port || '443' }, (error, socket) => {
      if (error || !(socket instanceof TLSSocket)) return reject(error ?? new Error('no TLS'));
      const { valid_to } = socket.getPeerCertificate();
      socket.destroy();
      const end = Date.parse(valid_to);
      if (Number.isNaN(end)) reject(new Error('no certificate'));
      else resolve(end);
    });
  });
}
