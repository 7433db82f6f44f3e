// Generated from schemas/api and the catalogue by scripts/generate: do not edit.

/** The OpenAPI 3.1 document of the whole catalogue. */
export declare const openapiDocument: Readonly<Record<string, unknown>>;
