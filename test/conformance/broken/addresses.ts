import type { Fetch } from '../../../src/conformance/index.js';
import { type Fault, type Members, resultOf } from './fault.js';

type Items = readonly Members[];
const FOREVER = 'http://files.test/photo.jpg';
const photo = () => new Response('a photo');

/** Serves addresses that the quickstart does not know. */
function serving(answer: (address: URL) => Response, change: (address: string) => string) {
  return (sound: Fetch): Fetch => {
    const changed = resultOf('get_file', (items: Items) =>
      items.map((item) => ({ ...item, obj_url: change(String(item.obj_url)) })),
    )(sound);
    return async (address, init) =>
      address.startsWith('http://files.test/') ? answer(new URL(address)) : changed(address, init);
  };
}

/** Receivers whose addresses are not pre-signed, or do not work. */
export const brokenAddresses: readonly Fault[] = [
  {
    name: 'gives addresses that never end and have no signature',
    break: serving(photo, () => `${FOREVER}?id=1`),
    must: ['get_file.signed'],
    others: [],
  },
  {
    name: 'gives addresses that last for a day',
    break: serving(
      (address) =>
        new Response('a photo', { status: address.searchParams.get('sig') === 'abc' ? 200 : 403 }),
      () => `${FOREVER}?sig=abc&expires=${Math.floor(Date.now() / 1000) + 86_400}`,
    ),
    must: ['get_file.end-signed', 'get_file.signed', 'get_file.thirty-minutes'],
    others: [],
  },
  {
    name: 'gives addresses of files that are not there',
    break: serving(
      () => new Response('gone', { status: 404 }),
      () => FOREVER,
    ),
    must: ['get_file.address-works'],
    others: [],
  },
  {
    name: 'gives addresses that are relative',
    break: serving(photo, (address) => new URL(address).pathname),
    must: ['get_file.address'],
    others: [],
  },
  {
    name: 'gives no front-of-house photo where it says that there is one',
    break: (sound) =>
      resultOf('get_foh', (foh: Members) => ({ ...foh, obj_url: 'http://files.test/none' }))(
        async (address, init) =>
          address.startsWith('http://files.test/')
            ? new Response('', { status: 404 })
            : sound(address, init),
      ),
    must: ['get_foh.address-works'],
    others: [],
  },
];
