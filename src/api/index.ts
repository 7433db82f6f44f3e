export {
  CallError,
  type CallErrorCode,
  type CallErrorCodeEntry,
  type CallErrorKind,
  callErrorCodes,
} from '../net/index.js';
export { SvclinkError } from '../protocol/base-error.js';
export {
  DEVIATION_CHANNEL,
  type Deviation,
  type DeviationReport,
} from '../protocol/codec/deviation.js';
export { LinkError } from '../protocol/errors.js';
export type { ThrottleOptions } from '../secrets/index.js';
export type { ApiCaller } from './access/bearer.js';
export {
  apiCatalogue,
  type CatalogueEntry,
  type ErrorRow,
  generalErrors,
  type RequestFault,
  type Source,
  tokenErrors,
} from './catalogue/index.js';
export type { ApiActions } from './client/actions/api-actions.js';
export type {
  ActionCall,
  AnswerOf,
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
} from './client/actions/called-types.js';
export type { ContentInput } from './client/content/content-source.js';
export { type ApiClient, type ApiClientMembers, createApiClient } from './client/create-client.js';
export {
  ApiCallError,
  type CalledName,
  type ErrorAnswer,
  type ErrorTypeOf,
  isApiCallError,
  type UndescribedAction,
  type UnlistedErrorType,
} from './client/errors/call-error.js';
export type { CredentialsInput } from './client/settings/credentials.js';
export type {
  ApiClientOptions,
  CallOptions,
  ContentOptions,
  ContentProgress,
  SaveOptions,
} from './client/settings/options.js';
export type { ClientCredentials } from './clients/credentials.js';
export {
  type ClientStore,
  memoryClientStore,
  type RegisteredClient,
} from './clients/registered-client.js';
export type { ClientRegistration } from './clients/registration.js';
export {
  type ClientRegistry,
  type ClientRegistryOptions,
  createClientRegistry,
} from './clients/registry.js';
export type { IncomingContent } from './content/incoming-content.js';
export type { OutgoingContent } from './content/outgoing-content.js';
export { ApiError, type ApiErrorOptions } from './errors/api-error.js';
export { ACTION_NAMES } from './generated/action-names.js';
export type * from './generated/action-types.js';
export { openapiDocument } from './generated/openapi.js';
export { readDate } from './request/dates.js';
export { type Api, createApi } from './serve/create-api.js';
export type { ApiEvent } from './serve/event.js';
export type { ApiHandler } from './serve/handlers.js';
export type { ApiLogger, ApiOptions } from './serve/options.js';
export type { Matches, Page, ServedActions } from './serve/served-actions.js';
export { createKeyRing, generateTokenKey, type KeyRing, type TokenKey } from './tokens/key-ring.js';
