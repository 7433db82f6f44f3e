'use strict';

/** The account of the demo: for trying it out on a machine of your own. */
const DEMO = {
  SVCLINK_USER: 'demo',
  SVCLINK_PASSWORD: 'demo',
  SITE_ID: '3f9d6a52-7c1e-4b0a-9d35-6e2f8a41c7b0',
};

/** The environment of the process, but always with the demo's account: what is set there may be for another receiver. */
function readEnvironment() {
  return { ...process.env, ...DEMO };
}

module.exports = { readEnvironment };
