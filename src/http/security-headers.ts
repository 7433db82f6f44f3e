import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';

/** Names and values in turn, the form that `response.writeHead` takes with the least work. */
export type FlatHeaders = readonly string[];

/**
 * Nothing that we answer is a page: nothing in an answer may load, frame or run anything. The headers that only steer
 * what a browser does with a page (and the ones for browsers that are gone) are left out; every header costs time.
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
 * The security headers of every answer, computed by helmet once instead of per request.
 *
 * @param options helmet's own options in place of ours; `false` for no security headers at all
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
