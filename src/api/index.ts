export type { ClientAddress, Mountable } from '../http/index.js';
export {
  CallError,
  type CallErrorCode,
  type CallErrorCodeEntry,
  type CallErrorKind,
  type CallErrorOptions,
  callErrorCodes,
  type NetworkOptions,
} from '../net/index.js';
export {
  DEVIATION_CHANNEL,
  type Deviation,
  type DeviationReport,
} from '../protocol/codec/deviation.js';
export type { ReadingOptions } from '../protocol/codec/read-result.js';
export { SvclinkError } from '../protocol/errors/base-error.js';
export { LinkError } from '../protocol/errors/errors.js';
export type { ThrottleOptions } from '../secrets/index.js';
export {
  type ActionEntry,
  type ActionSource,
  apiCatalogue,
  type ErrorRow,
  generalErrors,
  type RequestFault,
  tokenErrors,
} from './catalogue/index.js';
export type {
  ActionCall,
  AnswerOf,
  ApiActions,
  ContentRequest,
  MatchOf,
  PathRequest,
  PlainCall,
  ReceivingCall,
  Saved,
  SearchAll,
  SearchName,
  SendingCall,
  WithBytes,
} from './client/action-types.js';
export {
  ApiCallError,
  type CalledName,
  type ErrorAnswer,
  type ErrorTypeOf,
  isApiCallError,
  type UndescribedAction,
  type UnlistedErrorType,
} from './client/call-error.js';
export { type ApiClient, type ApiClientMembers, createApiClient } from './client/create-client.js';
export type { CredentialsInput } from './client/credentials.js';
export type {
  ApiCallOptions,
  ApiClientOptions,
  ContentOptions,
  ContentProgress,
  SaveOptions,
} from './client/options.js';
export type { ContentInput } from './client/sent-content.js';
export type { ClientCredentials } from './clients/new-client.js';
export {
  type ClientStore,
  memoryClientStore,
  type RegisteredClient,
} from './clients/registered-client.js';
export type { ClientRegistration } from './clients/registry.js';
export {
  type ClientRegistry,
  type ClientRegistryOptions,
  createClientRegistry,
} from './clients/registry.js';
export type { IncomingContent } from './content/incoming-content.js';
export type { OutgoingContent } from './content/outgoing-content.js';
export { ApiError, type ApiErrorOptions } from './errors.js';
export { ACTION_NAMES } from './generated/action-names.js';
export type * from './generated/action-types.js';
export { openapiDocument } from './generated/openapi.js';
export { readDate } from './request/check.js';
export type { ApiCaller } from './server/access.js';
export { type Api, createApi } from './server/create-api.js';
export type { ApiEvent, ApiHandler, Matches, Page, ServedActions } from './server/event.js';
export type { ApiExchange, OnApiExchange } from './server/exchange.js';
export type { ApiLogger, ApiOptions } from './server/options.js';
export {
  createKeyRing,
  generateTokenKey,
  type KeyRing,
  type SigningKey,
  type TokenKey,
  type TokenKeys,
} from './tokens/key-ring.js';
