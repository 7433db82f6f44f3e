import { storedDeviations } from '../../../../src/site/orders/received/order-deviations.js';

describe('stored deviations', () => {
  const [path, problem, value] = ['result_data[0].zip', 'must be text', 7];

  it('are none where nothing is stored', () => {
    expect(storedDeviations(null)).toEqual([]);
  });

  it.each([
    ['this version', { event: 'get_file', path, problem, value }, 'get_file'],
    [
      'a version that called the path place',
      { event: 'get_file', place: path, problem, value },
      'get_file',
    ],
    ['a version that stored no event', { place: path, problem, value }, 'get_order'],
  ])('of %s are read', (_name, stored, event) => {
    expect(storedDeviations(JSON.stringify([stored]))).toEqual([{ event, path, problem, value }]);
  });
});
