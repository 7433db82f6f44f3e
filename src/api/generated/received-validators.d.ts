// Generated from schemas/api and the catalogue by scripts/generate: do not edit.

import type { Validate } from '../../protocol/codec/validation.js';

export declare const receivedValidators: ReadonlyMap<string, Validate>;
