import type { Socket } from 'node:net';

/** Bytes that the parser of a sliced connection gets at a time: some ten requests. */
const SLICE = 4096;

/** Node stores the parser of a connection there, and removes it when the connection is upgraded or closed. */
const parserOf = (socket: Socket): unknown => Reflect.get(socket, 'parser');

/** Returns true while no request of a connection is incomplete: what comes next begins one, or goes on with its headers. */
function isBetweenRequests(socket: Socket): boolean {
  const { incoming } = Object(parserOf(socket));
  return !incoming || Object(incoming).complete === true;
}

const sliced = new WeakSet<Socket>();

/**
 * Lets Node parse what a connection sends in slices from now on. Node parses a chunk of 64 kB whole, with all requests
 * in it, also where one of the first has ended or paused the connection. Between two slices that takes effect.
 *
 * The listener that Node has registered for the data of the connection is called by one of ours. A connection with
 * other listeners for its data stays as it is.
 *
 * @param firstSlice returns the size of the first slice of a chunk that begins with a request; undefined for {@link SLICE}
 */
export function readInSlices(
  socket: Socket,
  firstSlice: (chunk: Buffer) => number | undefined,
): void {
  const [parse, ...others] = socket.listeners('data') as ((chunk: Buffer) => void)[];
  const parser = parserOf(socket);
  if (sliced.has(socket) || parse === undefined || others.length > 0 || !parser) return;
  // Only a connection that is being read can be taken over.
  if (socket.isPaused()) return;
  sliced.add(socket);
  const take = (chunk: Buffer): void => {
    let end = 0;
    let size = (isBetweenRequests(socket) ? firstSlice(chunk) : undefined) ?? SLICE;
    while (end < chunk.length && !socket.destroyed && !socket.isPaused() && isParsed()) {
      const piece = chunk.subarray(end, end + size);
      end += piece.length;
      size = SLICE;
      parse.call(socket, piece);
    }
    if (!isParsed()) socket.removeListener('data', take);
    if (end < chunk.length && !socket.destroyed) socket.unshift(chunk.subarray(end));
  };
  const isParsed = () => parserOf(socket) === parser;
  socket.on('data', take);
  socket.removeListener('data', parse);
}
