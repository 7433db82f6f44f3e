import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';

/** Names and values alternating, the form that `response.writeHead` takes with the least work. */
export type FlatHeaders = readonly string[];

/**
 * The options of helmet for replies that are data and no page: nothing in them may load, frame or run anything. Headers
 * that only affect pages or obsolete browsers are left out, because every header costs time.
 */
const FOR_DATA: HelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  xFrameOptions: { action: 'deny' },
  crossOriginOpenerPolicy: false,
  referrerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

/**
 * Returns the security headers of every reply. Helmet computes them here once, from a request that nobody has sent, and
 * not for each request.
 *
 * @param options options of helmet in place of {@link FOR_DATA}; `false` for no security headers
 * @throws the error of helmet for a wrong option
 */
export function securityHeaders(options: HelmetOptions | false = FOR_DATA): FlatHeaders {
  if (options === false) return [];
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  let failure: unknown;
  helmet(options)(request, response, (error) => {
    failure = error;
  });
  if (failure !== undefined) throw failure;
  const flat: string[] = [];
  for (const [name, value] of Object.entries(response.getHeaders())) {
    flat.push(name, String(value));
  }
  return flat;
}
