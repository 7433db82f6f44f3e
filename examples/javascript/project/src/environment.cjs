'use strict';

const { existsSync } = require('node:fs');

/** The environment of the process, and what the file `.env` adds to it. There is no default account. */
function readEnvironment() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

module.exports = { readEnvironment };
