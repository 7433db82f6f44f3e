export { type BodyLimits, declaredLength, readBody, tooLarge, tooSlow } from './body.js';
export { callerAddress } from './caller-address.js';
export { deadline, within } from './deadline.js';
export { HttpFailure, type HttpFailureCode } from './failure.js';
export { type HostBody, hostBody, mediaType } from './host-body.js';
export { linger } from './linger.js';
export { type Exchange, isRequest, type Mountable, mount } from './mount.js';
export { isOpen, type Reply, sendReply } from './reply.js';
export { type FlatHeaders, securityHeaders } from './security-headers.js';
