'use strict';

/** The account of the demo: for trying it out on a machine of your own. */
const DEMO = {
  LINK_USERNAME: 'demo',
  LINK_PASSWORD: 'demo',
  SITE_ID: '3f9d6a52-7c1e-4b0a-9d35-6e2f8a41c7b0',
};

/** The environment of the process, and the demo's account where it names none. */
function readEnvironment() {
  return { ...DEMO, ...process.env };
}

module.exports = { readEnvironment };
