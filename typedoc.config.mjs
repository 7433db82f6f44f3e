// `npm run docs:api`: pages of every public symbol from its doc comment, in reports/api. They are not kept in git.
import { OptionDefaults } from 'typedoc';
import { ENTRIES } from './scripts/build/entries.mjs';

export default {
  name: 'svclink',
  entryPoints: Object.values(ENTRIES),
  out: 'reports/api',
  readme: 'docs/README.md',
  disableGit: true,
  sourceLinkTemplate: 'https://github.com/svclink/svclink/blob/main/{path}#L{line}',
  excludePrivate: true,
  excludeInternal: true,
  hideGenerator: true,
  // Written by the generator of types.
  blockTags: [...OptionDefaults.blockTags, '@maxItems'],
  validation: { notExported: false, invalidLink: true, notDocumented: false },
};
