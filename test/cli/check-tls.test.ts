import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { serve, temporaryFolder } from '../support/resources.js';
import { svclink } from './command-line.js';

/** Of 127.0.0.1, signed by itself, good for a hundred years; for this test alone. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgwhvnv6xjT/rc5zHs
15bYeGTqvFhTIbxYvMIp+umWgkahRANCAARh9/TvBUloy1lEvbT6GQxvuz3uHHOl
+EJzEImqBblOh2EyInjKfj10duECRFpcMG58NfJnVRNe1N3m0+CXjA9H
-----END PRIVATE KEY-----
`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBmjCCAUGgAwIBAgIUMhBhiRqc/iTVaC8uFKjkjBf+kS0wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjA2NDYzNVoYDzIxMjYxMDI5
MDY0NjM1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARh9/TvBUloy1lEvbT6GQxvuz3uHHOl+EJzEImqBblOh2EyInjKfj10
duECRFpcMG58NfJnVRNe1N3m0+CXjA9Ho28wbTAdBgNVHQ4EFgQUp9ZAcMIOgfJA
aKRQgzbQ0BN8ppwwHwYDVR0jBBgwFoAUp9ZAcMIOgfJAaKRQgzbQ0BN8ppwwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARhwR/AAABgglsb2NhbGhvc3QwCgYIKoZI
zj0EAwIDRwAwRAIgeEDvVbezpSHaKqwWyGWw4If5MbWKxAy9+hkzvJNNmHgCIEI+
fnC1SM1MAeMrPnZIiW9ii8ZflOadUlnGUAFn+e1C
-----END CERTIFICATE-----
`;
const GOOD = {
  remote_site_id: '3f9d6a52-7c1e-4b0a-9d35-6e2f8a41c7b0',
  error: false,
  success: true,
  return_error_msg: '',
  result_data: null,
};

describe('svclink check of a receiver with a certificate of its own', () => {
  const folder = temporaryFolder();
  let port = 0;
  beforeAll(async () => {
    await writeFile(join(folder, 'ca.pem'), CERTIFICATE);
    await writeFile(join(folder, 'none.pem'), 'nothing');
    const server = createServer({ key: KEY, cert: CERTIFICATE }, (request, response) => {
      request.resume().once('end', () => response.end(JSON.stringify(GOOD)));
    });
    ({ port } = await serve(server));
  });

  function check(...args: string[]) {
    const account = ['--user', 'a', '--password', 'b', '--only', 'validate_user.answers'];
    return svclink(['check', `https://127.0.0.1:${port}/link`, ...account, ...args]);
  }

  it('fails in one line', async () => {
    const { status, err } = await check();
    expect(status).toBe(2);
    expect(err).toMatch(/^svclink check: [^\n]*no TLS connection to 127\.0\.0\.1:\d+[^\n]*\n$/);
  });

  it('trusts the authority that --cacert names', async () => {
    expect((await check('--cacert', join(folder, 'ca.pem'))).status).toBe(0);
  });

  it('takes any by --insecure', async () => {
    expect((await check('--insecure')).status).toBe(0);
  });

  it.each([
    ['nowhere.pem', 'cannot be read (ENOENT)'],
    ['none.pem', 'holds no certificate in PEM'],
  ])('refuses --cacert %s', async (name, message) => {
    const { status, err } = await check('--cacert', join(folder, name));
    expect(status).toBe(2);
    expect(err).toContain(`svclink check: --cacert: ${join(folder, name)}: ${message}`);
  });
});
