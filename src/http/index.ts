export {
  type BodyLimits,
  clientGone,
  declaredLength,
  type HostBody,
  hostBody,
  mediaType,
  readBody,
  tooLarge,
  tooSlow,
} from './body/body.js';
export { bodyChunks, GatheredChunks } from './body/body-chunks.js';
export { CollectedBytes } from './body/collected-bytes.js';
export { UnfinishedBodies, type UnfinishedBody } from './body/unfinished-bodies.js';
export { type ClientAddress, callerAddress } from './caller-address.js';
export { type Environment, readEnvironment } from './environment.js';
export { HttpFailure, type HttpFailureCode } from './failure.js';
export { type FrontPageOptions, frontPage } from './front-page.js';
export { discard, HandlerRun, isSource, isThenable, type Source } from './handler-run.js';
export { type Listening, type ListenOptions, listen } from './listen.js';
export { isMisplaced } from './misplaced.js';
export {
  type AnswerRequest,
  type Mountable,
  mount,
  mountPage,
  type Service,
} from './mount.js';
export {
  nameCaller,
  type RequestListener,
  type RequestLog,
  type RequestLogOptions,
  requestLog,
} from './request-log.js';
export { type FlatHeaders, securityHeaders } from './security-headers.js';
export { failureOf, type Reply, replyTo, type StreamedBody, sendReply } from './send-reply.js';
export { checkFolder, Spool } from './spool/spool.js';
export { SpooledFile } from './spool/spooled-file.js';
export { storageFailure } from './spool/storage-failure.js';
