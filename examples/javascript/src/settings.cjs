'use strict';

const { readEnvironment } = require('./environment.cjs');

/** A port from 0, for any free one, to 65535. */
const PORT = /^\d{1,5}$/;

function required(env, name) {
  const value = env[name];
  if (value === undefined || value.trim() === '') {
    throw new Error(`${name}: is missing; set it in the environment or in the file .env`);
  }
  return value;
}

function portOf(env) {
  const port = env.PORT || '8080';
  if (PORT.test(port) && Number(port) <= 65_535) return Number(port);
  throw new Error(`PORT: must be a number from 0 to 65535, not ${port}`);
}

function publicUrlOf(env) {
  const address = env.PUBLIC_URL?.replace(/\/$/, '') || undefined;
  if (address === undefined || URL.canParse(address)) return address;
  throw new Error('PUBLIC_URL: must be an address such as https://example.org');
}

/**
 * Reads the settings: SVCLINK_USER, SVCLINK_PASSWORD, SITE_ID, PORT (8080), PUBLIC_URL, and
 * QUICKSTART_ALLOWED_HOSTS, a list with commas.
 *
 * @throws Error that names the variable which is missing or wrong
 */
function readSettings(env = readEnvironment()) {
  return {
    port: portOf(env),
    username: required(env, 'SVCLINK_USER'),
    password: required(env, 'SVCLINK_PASSWORD'),
    siteId: required(env, 'SITE_ID'),
    publicUrl: publicUrlOf(env),
    allowedHosts: (env.QUICKSTART_ALLOWED_HOSTS ?? '')
      .split(',')
      .flatMap((host) => host.trim() || []),
  };
}

module.exports = { readSettings };
