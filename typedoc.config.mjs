// `npm run docs:site`: the pages of docs/ and every public symbol from its doc comment, with a search, in reports/docs. The site is
// not kept in git. It needs no server: reports/docs/index.html opens from the disk.
import { OptionDefaults } from 'typedoc';
import { ENTRIES } from './scripts/build/entries.mjs';

export default {
  name: 'svclink',
  entryPoints: Object.values(ENTRIES),
  out: 'reports/docs',
  readme: 'docs/README.md',
  projectDocuments: [
    'docs/courses/*.md',
    'docs/*.md',
    'docs/events/*.md',
    'docs/errors/*.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
  ],
  searchInDocuments: true,
  plugin: ['./scripts/docs-site/titles.mjs'],
  customCss: 'scripts/docs-site/style.css',
  highlightLanguages: [...OptionDefaults.highlightLanguages, 'csv', 'ini', 'sql'],
  groupOrder: [
    'Courses',
    'How do I …',
    'Reference',
    'Events',
    'Errors',
    'Background',
    'Project',
    '*',
  ],
  disableGit: true,
  sourceLinkTemplate: 'https://github.com/svclink/svclink/blob/main/{path}#L{line}',
  excludePrivate: true,
  excludeInternal: true,
  hideGenerator: true,
  // Written by the generator of types.
  blockTags: [...OptionDefaults.blockTags, '@maxItems'],
  validation: { notExported: false, invalidLink: true, notDocumented: false },
};
