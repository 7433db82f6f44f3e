import { type Audit, type Level, sources } from '../../audit.js';
import { simpleEvent } from '../../findings/callers/access.js';
import { malformedSite } from '../../findings/callers/sites.js';
import { expectRefusal, expectSuccess } from '../../judge/envelope.js';
import { audit } from '../define.js';

const FIX = 'Take well-formed v4 UUIDs as site_id only, or those of a list.';

function refused(id: string, level: Level, title: string, kind: string): Audit {
  const source = sources.requestEnvelope;
  return audit({ id: `site.${id}`, level, title, source }, async (context) => {
    expectRefusal(await malformedSite(context, kind), 'a malformed site_id', FIX);
  });
}

/** What callers may be. */
export const siteAudits: readonly Audit[] = [
  refused('too-short', 'SHOULD', 'A site_id of 35 characters is refused', ''),
  refused('hyphen-missing', 'SHOULD', 'A site_id with a hyphen missing is refused', 'no-hyphen'),
  refused('text', 'SHOULD', 'A site_id that is no UUID is refused', 'text'),
  refused(
    'other-version',
    'MAY',
    'A site_id that is a UUID of another version is refused',
    'version-1',
  ),
  audit(
    {
      id: 'site.upper-case',
      level: 'SHOULD',
      title: 'A site_id in upper case is the same as in lower case',
      source: sources.practice,
    },
    async (context) => {
      const siteId = context.settings.siteId.toUpperCase();
      const answer = await context.call(await simpleEvent(context), {}, { siteId });
      expectSuccess(answer, 'a site_id in upper case', 'Compare UUIDs without case.');
    },
  ),
];
