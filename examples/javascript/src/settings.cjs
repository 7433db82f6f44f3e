'use strict';

/** Chosen once with crypto.randomUUID(), and kept. */
const DEMO_SITE_ID = '3f9d6a52-7c1e-4b0a-9d35-6e2f8a41c7b0';

/** A port from 0, for any free one, to 65535. */
const PORT = /^\d{1,5}$/;

/**
 * Reads the settings from the environment: PORT, PUBLIC_URL, and QUICKSTART_ALLOWED_HOSTS, a list with commas of hosts
 * whose files are fetched although their address is not public.
 *
 * @throws Error that names the variable which is wrong
 */
function readSettings(env = process.env) {
  const port = env.PORT || '8080';
  if (!PORT.test(port) || Number(port) > 65_535) {
    throw new Error(`PORT: must be a number from 0 to 65535, not ${port}`);
  }
  const publicUrl = env.PUBLIC_URL?.replace(/\/$/, '') || undefined;
  if (publicUrl !== undefined && !URL.canParse(publicUrl)) {
    throw new Error('PUBLIC_URL: must be an address such as https://example.org');
  }
  return {
    port: Number(port),
    username: 'demo',
    password: 'demo',
    siteId: DEMO_SITE_ID,
    publicUrl,
    allowedHosts: (env.QUICKSTART_ALLOWED_HOSTS ?? '')
      .split(',')
      .flatMap((host) => host.trim() || []),
  };
}

module.exports = { readSettings };
