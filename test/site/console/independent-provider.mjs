// An OpenID provider of another project, on a thread of its own: jest cannot load its modules.
import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import Provider from 'oidc-provider';

const { redirectUri } = workerData;
const PEOPLE = {
  ann: {
    email: 'ann@example.com',
    email_verified: true,
    name: 'Ann Smith',
    groups: ['office', 'all'],
  },
  mal: { email: 'bo@example.com', email_verified: false, name: 'Mal', groups: ['office'] },
  rob: { email: 'rob@example.com', email_verified: true, name: 'Rob Hall', groups: ['staff'] },
  eve: { email: 'eve@example.com', email_verified: true, name: 'Eve', groups: [] },
};

const server = createServer((request, response) => provider.callback()(request, response));
let provider;
server.listen(0, '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${server.address().port}`;
  provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'svclink',
        client_secret: 'a secret of the client',
        redirect_uris: [redirectUri],
      },
    ],
    cookies: { keys: ['a key of the cookies'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name'],
      groups: ['groups'],
    },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...PEOPLE[id] }) }),
  });
  parentPort.postMessage(issuer);
});
