'use strict';

/** What is printed when the receiver runs. The password stays in the file `.env`: this text ends up in logs. */
function hints(address, { username }) {
  return [
    `Link receiver at ${address}, user ${username}; the password is in .env`,
    'Check it with npm run check, or send it an event: npm run send -- get_all_orders',
  ].join('\n');
}

module.exports = { hints };
