import { readdirSync, readFileSync } from 'node:fs';
import { formErrorCodes } from '../../src/forms/model/form-error.js';
import { errorCodes } from '../../src/index.js';
import { callErrorCodes } from '../../src/net/index.js';
import { siteErrorCodes } from '../../src/site/index.js';

const linkCodes = Object.keys({ ...errorCodes, ...siteErrorCodes });
const callCodes = Object.keys(callErrorCodes);
const formCodes = Object.keys(formErrorCodes);

const pages = readdirSync('docs/errors')
  .map((name) => name.replace(/\.md$/, ''))
  .filter((name) => name !== 'README');

function page(code: string): string {
  return readFileSync(`docs/errors/${code}.md`, 'utf8');
}

/** The codes that a table of a page has, each with its row. */
function rowsOf(path: string, name: string): Map<string, string> {
  const text = readFileSync(path, 'utf8');
  const [, marked = ''] = text.split(`<!-- ${name}:start -->`);
  const [table = ''] = marked.split(`<!-- ${name}:end -->`);
  const rows = [...table.matchAll(/^\| \[(\w+)\]\((.+?)\) \|.*$/gm)];
  for (const [, code, link] of rows) expect(link).toMatch(new RegExp(`^(errors/)?${code}\\.md$`));
  return new Map(rows.map(([row, code = '']) => [code, row]));
}

describe('the pages of the error codes', () => {
  it('are one for each code of all three tables', () => {
    expect(pages.sort()).toEqual([...new Set([...linkCodes, ...callCodes, ...formCodes])].sort());
  });

  it.each(Object.entries({ ...errorCodes, ...siteErrorCodes }))(
    '%s tells its stage, status and explanation',
    (code, entry) => {
      expect(page(code)).toContain(`LinkError, stage ${entry.stage}`);
      expect(page(code)).toContain(entry.explanation);
      if (entry.stage !== 'setup') expect(page(code)).toContain(String(entry.status));
    },
  );

  it.each(Object.entries(callErrorCodes))('%s tells its kind and explanation', (code, entry) => {
    expect(page(code)).toContain(`CallError, kind ${entry.kind}`);
    expect(page(code)).toContain(entry.explanation);
  });

  it.each(Object.entries(formErrorCodes))('%s tells what forms refuse', (code, explanation) => {
    expect(page(code)).toContain('## FormError');
    expect(page(code)).toContain(explanation);
  });
});

describe('the tables of the error codes', () => {
  it('hold the codes of the receiver, with stage and status', () => {
    const rows = rowsOf('docs/errors/README.md', 'errors');
    expect([...rows.keys()]).toEqual(linkCodes);
    for (const [code, { stage, status }] of Object.entries({ ...errorCodes, ...siteErrorCodes })) {
      // What fails at construction has no status: nobody has called yet.
      const shown = stage === 'setup' ? '' : String(status);
      expect(rows.get(code)?.split('|').slice(2, 4)).toEqual([` ${stage} `, ` ${shown} `]);
    }
  });

  it('hold the codes of failed calls and of forms', () => {
    expect([...rowsOf('docs/errors/README.md', 'call-errors').keys()]).toEqual(callCodes);
    for (const path of ['docs/forms.md', 'docs/errors/README.md'])
      expect([...rowsOf(path, 'form-errors').keys()]).toEqual(formCodes);
  });
});
