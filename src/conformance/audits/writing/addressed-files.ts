import { type Audit, sources } from '../../audit.js';
import { fileFields, sentPhoto } from '../../findings/files/send-file.js';
import { wireData } from '../../findings/wire-data.js';
import { expectRefusal } from '../../judge/envelope.js';
import { writingAudit } from '../define.js';

/** Addresses that a receiver must not be led to: what it reaches from inside, strangers must not reach through it. */
const refused: readonly (readonly [id: string, what: string, address: string])[] = [
  ['file-scheme', 'a file of the receiver itself', 'file:///etc/hostname'],
  ['loopback', 'the receiver itself', 'http://127.0.0.1:9/photo.jpg'],
  ['loopback-v6', 'the receiver itself, by IPv6', 'http://[::1]:9/photo.jpg'],
  ['private', 'a private network', 'http://10.255.255.1:9/photo.jpg'],
  ['metadata', 'the metadata of a cloud machine', 'http://169.254.169.254/latest/photo.jpg'],
];

/** What holds for files that are sent by address. */
export const addressedFileAudits: readonly Audit[] = refused.map(([id, what, address]) =>
  writingAudit(
    {
      id: `send_file.address-${id}`,
      level: 'SHOULD',
      title: `An obj_url that leads to ${what} is refused`,
      source: sources.practice,
    },
    async (context) => {
      await sentPhoto(context);
      const data = { ...(await fileFields(context)), obj_url: address };
      const answer = await context.call('send_file', wireData(context, 'send_file', data));
      const fix = 'Fetch http and https addresses only, and none of a network that is not public.';
      expectRefusal(answer, `send_file with obj_url ${address}`, fix);
    },
  ),
);
