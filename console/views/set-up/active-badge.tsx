import { Badge } from '../../parts/basics.js';
import { partnersTexts } from '../../texts/partners.js';

const words = partnersTexts.accounts;

/** Says whether a record is in use or has been disabled. */
export function ActiveBadge({ isActive }: { readonly isActive: boolean }) {
  return isActive ? (
    <Badge tone="good">{words.active}</Badge>
  ) : (
    <Badge tone="bad">{words.disabled}</Badge>
  );
}
