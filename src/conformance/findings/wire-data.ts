import { writeData } from '../../protocol/codec/data-codec.js';
import { isObject } from '../../protocol/envelope.js';
import type { AuditContext } from '../context.js';
import { definitionOf } from '../judge/event.js';

/** Canonical data in the spelling and the names of the wire; what is wrong on purpose stays as it is. */
export function wireData(
  context: AuditContext,
  event: string,
  data: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const written = writeData(definitionOf(event), data, context.settings.dialect);
  return isObject(written) ? written : {};
}
