import { definitions, type EventDefinition } from '../../../protocol/catalogue/definition.js';
import { type Audit, audit, sourceOf, sources } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import {
  isEnum,
  isFormed,
  type Member,
  membersOf,
  without,
  withValue,
} from '../../findings/members.js';
import { accepted, perform } from '../../findings/replies.js';
import { sampleOf } from '../../findings/samples.js';
import { sentPhoto } from '../../findings/test-files.js';
import { expectRefusal } from '../../judge/envelope.js';
import { writesFor } from './answers.js';

/** Members that senders must send and receivers may complete: deployed services omit them (supplement). */
const FILLED_IN: ReadonlySet<string> = new Set([
  'send_bid_comp.photo_flag_data.stage',
  'send_checkin.checkin_data.checkin_ts',
]);
const UNLISTED = 'svclink-check-no-such-value';

/** Returns data of a good call with the member at `path`, also where samples omit it. */
async function sampleWith(context: AuditContext, event: string, path: string) {
  await accepted(context, event);
  const sample = await sampleOf(context, event);
  if (!path.startsWith('photo_flag_data')) return sample;
  const file_id = await sentPhoto(context);
  return { ...sample, photo_flag_data: [{ file_id, work_type: 'b', stage: 'b' }] };
}

/** One way to make a member of a good call invalid. */
interface Wrong {
  readonly id: string;
  /** Returns the rest of the title after the event's name. */
  readonly title: (path: string) => string;
  readonly source?: string;
  readonly change: (data: Record<string, unknown>, path: string) => Record<string, unknown>;
  readonly fix: (path: string) => string;
}

const missing: Wrong = {
  id: 'requires',
  title: (path) => `without ${path} is refused`,
  change: without,
  fix: (path) => `Demand ${path} in event_data and answer a failure that names it.`,
};

const unlisted: Wrong = {
  id: 'refuses',
  title: (path) => `whose ${path} is none of the listed values is refused`,
  change: (data, path) => withValue(data, path, UNLISTED),
  fix: (path) => `Check ${path} against its values and answer a failure that names it.`,
};

const malformed: Wrong = {
  id: 'form',
  title: (path) => `whose ${path} is not of its form is refused`,
  source: sources.events,
  change: (data, path) => withValue(data, path, 'neither this nor that'),
  fix: (path) => `Check the form of ${path} and answer a failure that names it.`,
};

function refusal(definition: EventDefinition, wrong: Wrong, { path }: Member): Audit {
  const { name } = definition.entry;
  return audit(
    {
      id: `${name}.${wrong.id}.${path}`,
      level: 'SHOULD',
      title: `${name} ${wrong.title(path)}`,
      source: wrong.source ?? sourceOf(name),
      ...writesFor(definition),
    },
    async (context) => {
      const data = wrong.change(await sampleWith(context, name, path), path);
      expectRefusal(await perform(context, name, data), `this ${name}`, wrong.fix(path));
    },
  );
}

/**
 * True for members that samples contain, or that {@link sampleWith} adds. Others could not be distinguished from
 * unknown members.
 */
function isSampled({ path, required }: Member): boolean {
  return required || path === 'timestamp' || SAMPLED.has(path);
}

const SAMPLED: ReadonlySet<string> = new Set([
  'module_type',
  'question_data.work_type',
  'qty_bid',
  'client_price_bid',
  'file_area',
]);

function auditsOf(definition: EventDefinition): Audit[] {
  const members = membersOf(definition.data);
  const { name } = definition.entry;
  const sampled = members.filter(isSampled);
  const demanded = members.filter(
    ({ required, path }) => required && !FILLED_IN.has(`${name}.${path}`),
  );
  return [
    ...demanded.map((member) => refusal(definition, missing, member)),
    ...sampled
      .filter(({ shape }) => isEnum(shape))
      .map((member) => refusal(definition, unlisted, member)),
    ...sampled
      .filter(({ shape }) => isFormed(shape))
      .map((member) => refusal(definition, malformed, member)),
  ];
}

/** Audits of each member of each event's data: missing, not one of its values, malformed. */
export const dataAudits: readonly Audit[] = [...definitions.values()].flatMap(auditsOf);
