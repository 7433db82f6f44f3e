// A plugin of typedoc. The name of a page is its first heading, and its group is that of its folder.
import { basename } from 'node:path';
import { Converter } from 'typedoc';

/** The groups of pages, by the beginnings of their paths. The first match counts. */
const GROUPS = [
  ['docs/courses/', 'Courses'],
  ['docs/events/', 'Events'],
  ['docs/errors/', 'Errors'],
  ['docs/options', 'Reference'],
  ['docs/commands', 'Reference'],
  ['docs/settings', 'Reference'],
  ['docs/console-views', 'Reference'],
  ['docs/decisions', 'Background'],
  ['docs/speed', 'Background'],
  ['docs/rehearsing', 'Background'],
  ['docs/security', 'Background'],
  ['docs/asvs', 'Background'],
  ['docs/licences', 'Background'],
  ['docs/', 'How do I …'],
  ['', 'Project'],
];

/** @param {import('typedoc').Application} app */
export function load(app) {
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_context, page) => {
    const path = page.name;
    const group = GROUPS.find(([start]) => path.startsWith(start));
    if (group) page.frontmatter.group = group[1];
    page.name = headingOf(page) ?? basename(path);
  });
}

/** Returns the first heading of a page without its markup; undefined where it has none. */
function headingOf({ content }) {
  const text = content.map((part) => part.text).join('');
  return /^# (.+)$/m.exec(text)?.[1].replaceAll(/[`*]|\[|\]\([^)]*\)/g, '');
}
