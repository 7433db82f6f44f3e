import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formErrorCodes } from '../../src/forms/model/form-error.js';
import { errorCodes } from '../../src/index.js';
import { callErrorCodes } from '../../src/net/index.js';
import { siteErrorCodes } from '../../src/site/index.js';
import { svclink } from './command-line.js';

const codes = [
  ...new Set(
    [errorCodes, siteErrorCodes, callErrorCodes, formErrorCodes].flatMap((table) =>
      Object.keys(table),
    ),
  ),
];

describe('svclink errors', () => {
  it('lists every code of the package in a line, as JSON too', async () => {
    const { out, status } = await svclink(['errors']);
    expect(status).toBe(0);
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => line.split(' ', 1)[0]),
    ).toEqual(codes);
    const listed = JSON.parse((await svclink(['errors', '--json'])).out);
    expect(Object.keys(listed)).toEqual(codes);
  });

  it.each(codes)('explains %s for a terminal', async (name) => {
    const { out, err, status } = await svclink(['errors', name]);
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/What it means: .{20,}\n {2}Who sees it: .{20,}\n/);
    expect(out).not.toMatch(/\]\(|`|undefined/);
  });

  it('gives the address of each page that an explanation refers to', async () => {
    const { out } = await svclink(['errors', 'data_invalid']);
    const address = 'https://github.com/svclink/svclink/blob/main/docs/events/README.md';
    expect(out).toContain(
      `The fields of each event: events (${address}), or svclink events EVENT.`,
    );
  });

  it('has a section for each part that uses a code', async () => {
    const { out } = await svclink(['errors', 'form_not_found']);
    expect(out).toMatch(/LinkError, stage handler[\s\S]*FormError/);
    expect(JSON.parse((await svclink(['errors', 'form_not_found', '--json'])).out)).toHaveLength(2);
  });

  it.each([
    ['conection_lost', 'did you mean connection_lost?'],
    ['constructor', 'there is no error code constructor'],
    ['', 'there is no error code'],
  ])('names the nearest code where it is given %j', async (name, said) => {
    const { err, status } = await svclink(['errors', name]);
    expect(status).toBe(2);
    expect(err).toContain(said);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('is what a failed call points to, of an event and of an action', async () => {
    const link = ['--url', 'http://127.0.0.1:9/link', '--user', 'x', '--password', 'y'];
    const failed = await svclink(['send', 'get_all_orders', ...link, '--retry', '0']);
    expect(failed.err).toBe(
      'get_all_orders: nothing listens at 127.0.0.1:9 (ECONNREFUSED)\nWhat helps: svclink errors connection_refused\n',
    );
    const folder = mkdtempSync(join(tmpdir(), 'svclink-errors-'));
    const file = join(folder, 'credentials.json');
    const client = {
      grant_type: 'client_credentials',
      client_id: 'x',
      client_secret: 'y',
      scope: 'bid-r',
    };
    writeFileSync(file, JSON.stringify({ ...client, api_url: 'http://127.0.0.1:9' }));
    const action = await svclink(['api', 'bid/list', '--credentials', file]);
    rmSync(folder, { recursive: true });
    expect(action.err).toMatch(
      /nothing listens at 127\.0\.0\.1:9 \(ECONNREFUSED\)\nWhat helps: svclink errors connection_refused\n$/,
    );
  });
});
