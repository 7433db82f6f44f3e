import type { Audit, Level } from '../audit.js';
import type { AuditContext } from '../context.js';
import { definitionOf } from '../judge/event.js';

/** An audit as its file writes it: its area is the first part of its id. */
type Definition = Omit<Audit, 'area' | 'run'>;
type Look = (context: AuditContext) => Promise<void>;

/** Makes an audit. */
export function audit(definition: Definition, run: Look): Audit {
  const [area = ''] = definition.id.split('.');
  return { ...definition, area, run };
}

/** The level of a rule about an event: what only the supplement knows binds nobody. */
export function levelFor(event: string, level: Level): Level {
  const { source } = definitionOf(event).entry;
  return source === 'document' || level === 'MAY' ? level : 'SHOULD';
}

/** The section of the specification that describes an event. */
export function sourceOf(event: string): string {
  const { entry } = definitionOf(event);
  return entry.source === 'supplement' ? `Supplement: ${entry.section}` : entry.section;
}

/** Makes an audit of an event that stores something. */
export function writingAudit(definition: Definition, run: Look): Audit {
  return audit({ ...definition, writes: true }, run);
}
