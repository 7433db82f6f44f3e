import { errorCodes, LinkError } from '../../../src/index.js';
import { siteError } from '../../../src/site/engine/site-error.js';
import { siteErrorCodes } from '../../../src/site/index.js';

describe('an error of a site', () => {
  it('has the stage and status of its code, which an option replaces', () => {
    const error = siteError('quota_exceeded', 'no room', { status: 507, cause: 'x' });
    expect(LinkError.is(error)).toBe(true);
    expect(error).toMatchObject({ code: 'quota_exceeded', stage: 'handler', status: 507 });
    expect(siteError('schema_newer', 'x')).toMatchObject({ stage: 'setup', status: 500 });
    expect(siteError('login_refused', 'x')).toMatchObject({ stage: 'credentials', status: 401 });
  });

  it('has a code that no receiver has', () => {
    const codes = Object.entries(siteErrorCodes);
    expect(codes.length).toBeGreaterThan(20);
    for (const [code, { status, explanation }] of codes) {
      expect(Object.hasOwn(errorCodes, code)).toBe(false);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(explanation).toMatch(/^.{20,}\.$/);
    }
  });
});
