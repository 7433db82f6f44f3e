// The library is for ES modules only, so it runs in a process of its own.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type RunningDemo, startDemo } from '../support/demo.js';

const SCRIPT = `
import * as oauth from 'oauth4webapi';
const [url, id, secret, way] = process.argv.slice(1);
const server = { issuer: url, token_endpoint: url + '/auth/token' };
const client = { client_id: id };
const authenticate = way === 'basic' ? oauth.ClientSecretBasic(secret) : oauth.ClientSecretPost(secret);
const options = { [oauth.allowInsecureRequests]: true };
const parameters = new URLSearchParams({ scope: 'bid-rw' });
const answer = await oauth.clientCredentialsGrantRequest(server, client, authenticate, parameters, options);
const token = await oauth.processClientCredentialsResponse(server, client, answer);
const call = (token) => oauth.protectedResourceRequest(token, 'POST', new URL(url + '/bid/list'), new Headers({ 'content-type': 'application/json' }), '{"report_id":1001}', options);
const bids = await (await call(token.access_token)).json();
let challenge;
try { await call('wrong'); } catch (error) { challenge = error.cause?.[0]; }
console.log(JSON.stringify({ type: token.token_type, expires: token.expires_in, bids: bids.bids.length, challenge }));
`;

let demo: RunningDemo;
beforeAll(async () => {
  demo = await startDemo({ clientSecret: 'an-independent-secret' });
});

it.each(['post', 'basic'])(
  'an independent OAuth library gets a token (%s), calls an action and reads the challenge',
  async (way) => {
    const args = [
      '--input-type=module',
      '-e',
      SCRIPT,
      demo.url,
      '18-c0ffee-demo',
      'an-independent-secret',
      way,
    ];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    expect(JSON.parse(stdout)).toEqual({
      type: 'bearer',
      expires: 3600,
      bids: 2,
      challenge: {
        scheme: 'bearer',
        parameters: expect.objectContaining({ error: 'invalid_token' }),
      },
    });
  },
);
