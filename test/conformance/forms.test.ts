import { type AuditResult, runAudits } from '../../src/conformance/index.js';
import { resultOf } from './broken/fault.js';
import { type CheckedSite, startSite } from './site.js';

type Members = Record<string, unknown>;
/** Another way to answer get_pcr_json. */
type Change = (form: Members, id: string) => Members;

let site: CheckedSite;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

/** What a check says of forms when they are answered in another way. */
async function formResults(change: Change): Promise<readonly AuditResult[]> {
  const { url, username, password } = site;
  const answering = resultOf('get_pcr_json', (forms: Members) =>
    Object.fromEntries(
      Object.entries(forms).map(([id, form]) => [id, change({ ...Object(form) }, id)]),
    ),
  );
  const report = await runAudits({
    url,
    username,
    password,
    fetch: answering(site.fetch),
    only: ['get_pcr_json'],
  });
  return report.results;
}

const failedOf = (results: readonly AuditResult[]) =>
  results.filter(({ status }) => status === 'failed').map(({ audit }) => audit.id);

const ways: readonly (readonly [string, Change])[] = [
  ['flat, as services send it', (form) => form],
  [
    'keyed by its id, as the document says',
    (form, id) => ({ ...form, options_pcr_forms: { [id]: form.options_pcr_forms } }),
  ],
];

describe('a check of a receiver whose form record is', () => {
  it.each(ways)('%s, finds nothing wrong [link.event.get-pcr-json.flat]', async (_, change) => {
    const results = await formResults(change);
    expect(results.filter(({ status }) => status === 'passed').length).toBeGreaterThan(8);
    expect(failedOf(results)).toEqual([]);
  });

  it('a list, fails', async () => {
    const failed = failedOf(
      await formResults((form) => ({ ...form, options_pcr_forms: [form.options_pcr_forms] })),
    );
    expect(failed).toEqual(expect.arrayContaining(['get_pcr_json.result']));
  });
});

describe('a check of a receiver whose forms hold what no document knows', () => {
  it('tells of it, and looks at the rest of the form all the same', async () => {
    const results = await formResults((form) => ({
      ...form,
      options_pcr_forms_rules: Object.fromEntries(
        Object.entries(Object(form.options_pcr_forms_rules)).map(([id, rule]) => [
          id,
          { ...Object(rule), rule_operator: 'sounds_like' },
        ]),
      ),
    }));
    expect(failedOf(results).sort()).toEqual(['get_pcr_json.result', 'get_pcr_json.spelling']);
    const statuses = new Map(results.map(({ audit, status }) => [audit.id, status]));
    expect(statuses.get('get_pcr_json.default-photo-rule')).toBe('passed');
    expect(statuses.get('get_pcr_json.checks-of-questions')).toBe('passed');
  });
});
