import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { BoundedBody } from '../../src/net/bounded-body.js';
import { peerAt } from './peer.js';

function bounded(source: Readable, maxBytes = 100) {
  const onClose = jest.fn();
  const peer = peerAt('files.example');
  return { body: new BoundedBody(source, { peer, maxBytes, onClose }), onClose };
}

describe('BoundedBody', () => {
  it('passes a source on and tells once that it is over', async () => {
    const { body, onClose } = bounded(Readable.from([Buffer.from('a'), Buffer.from('b')]));
    expect(await text(body)).toBe('ab');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('fails when its source ends without a word', async () => {
    const source = new Readable({ read: () => undefined });
    const { body, onClose } = bounded(source);
    const reading = text(body);
    source.destroy();
    await expect(reading).rejects.toMatchObject({
      code: 'connection_lost',
      message: 'files.example cut the connection before its answer was complete',
    });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('destroys its source when it is destroyed before it was read', async () => {
    const source = Readable.from([Buffer.from('a')]);
    const { body, onClose } = bounded(source);
    body.destroy();
    expect(source.destroyed).toBe(true);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
