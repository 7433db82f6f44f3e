import { createReceiver, typedSchema } from '../../src/index.js';
import { ACCOUNT, SITE } from './harness.js';

let mockLoaded = 0;
jest.mock('ajv/dist/2020.js', () => {
  mockLoaded += 1;
  return jest.requireActual('ajv/dist/2020.js');
});

it('the compiler of schemas is loaded for the first event of one’s own, and not before', () => {
  const receiver = createReceiver({ siteId: SITE, accounts: [ACCOUNT] });
  receiver.on('get_order', () => null as never);
  expect(mockLoaded).toBe(0);
  receiver.define('own', { data: typedSchema({}) });
  receiver.define('other', { data: typedSchema({}) });
  expect(mockLoaded).toBe(1);
});
