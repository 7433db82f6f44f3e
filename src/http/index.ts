export {
  type BodyLimits,
  clientGone,
  declaredLength,
  readBody,
  tooLarge,
  tooSlow,
} from './body.js';
export { bodyChunks, GatheredChunks } from './body-chunks.js';
export { type ClientAddress, callerAddress } from './caller-address.js';
export { CollectedBytes } from './collected-bytes.js';
export { deadline, within } from './deadline.js';
export { HttpFailure, type HttpFailureCode } from './failure.js';
export { type FrontPageOptions, frontPage } from './front-page.js';
export { HandlerRun, isThenable } from './handler-run.js';
export { discard, isSource, type Source } from './held-source.js';
export { type HostBody, hostBody, mediaType } from './host-body.js';
export { type Listening, type ListenOptions, listen } from './listen.js';
export { type Exchange, isMisplaced, type Mountable, mount, type Service } from './mount.js';
export { type Reply, sendReply } from './reply.js';
export {
  type RequestListener,
  type RequestLog,
  type RequestLogOptions,
  requestLog,
} from './request-log.js';
export { type FlatHeaders, securityHeaders } from './security-headers.js';
export { checkFolder, Spool } from './spool.js';
export { SpooledFile } from './spooled-file.js';
export { UnfinishedBodies, type UnfinishedBody } from './unfinished-bodies.js';
