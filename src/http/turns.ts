import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { afterTasks, TurnEnd } from '../system/turn-end.js';
import { burstGate, MOST_WAITING } from './bursts/burst-gate.js';
import { DueRequests } from './due-requests.js';

/**
 * Requests that may wait on all connections together, at some 2,500 bytes each: Node parses at once all requests of a
 * received chunk, which may be hundreds of one connection. Beyond it, the connection with the most waiting requests is
 * closed.
 */
const MOST_WAITING_IN_ALL = 2000;

/** The queue of requests of one connection. */
interface ConnectionQueue {
  readonly socket: Socket;
  /** The service of the request that is being answered; waiting requests start in its turns, too. */
  service: object;
  /** True while one of its requests is being answered. */
  isBusy: boolean;
  /** True once that request has been started. */
  isBegun: boolean;
  /** True when the running request counts among {@link MOST_PIPELINED}. */
  isCounted: boolean;
  readonly waiting: (() => void)[];
  /** True once a `close` listener is registered. */
  hasCloseListener: boolean;
  /** Closes the connection and reports it. */
  cut: () => void;
}

const queues = new WeakMap<Socket, ConnectionQueue>();

function queueOf(request: IncomingMessage, service: object): ConnectionQueue | undefined {
  const { socket } = request;
  // Requests of one HTTP/2 connection are answered in parallel; some hosts that inject requests have no connection.
  if (request.httpVersionMajor !== 1 || !socket) return undefined;
  let queue = queues.get(socket);
  if (queue === undefined) {
    burstGate.guardServerOf(socket);
    queue = {
      socket,
      service,
      isBusy: false,
      isBegun: false,
      isCounted: false,
      waiting: [],
      hasCloseListener: false,
      cut: () => socket.destroy(),
    };
    queues.set(socket, queue);
  }
  return queue;
}

/**
 * Calls `run` in the turn of this request. That is at once, unless an earlier answer of its connection is unfinished or
 * unread, or many requests that came together have used up this turn of the event loop. Otherwise a caller that
 * pipelines without reading would fill the memory with answers and delay everybody else. `run` is not called for a
 * caller that has disconnected meanwhile.
 *
 * @param service the one that answers it: services take turns
 * @param run has to end with {@link endTurn}
 * @param cut called when the connection is closed because it pipelines too many requests
 */
export function inTurn(
  request: IncomingMessage,
  service: object,
  run: () => void,
  cut?: () => void,
): void {
  const queue = queueOf(request, service);
  if (!queue) run();
  else if (burstGate.isPipelining(request.socket)) {
    request.socket.destroy();
    cut?.();
  } else if (queue.isBusy) enqueue(queue, run, cut);
  else {
    queue.isBusy = true;
    queue.service = service;
    queue.isBegun = due.size === 0 && !burstGate.acceptTurns.isQueued && hasTime();
    if (queue.isBegun) run();
    else beginLater(request.socket, queue, run);
  }
}

/** Connections that have more requests waiting than {@link MOST_WAITING}. */
const crowded = new Set<ConnectionQueue>();
let waitingInAll = 0;

function enqueue(queue: ConnectionQueue, run: () => void, cut: (() => void) | undefined): void {
  const { socket, waiting } = queue;
  // Node continues to parse the chunk that it received before the connection was closed.
  if (socket.destroyed) return;
  waiting.push(run);
  waitingInAll += 1;
  if (!queue.hasCloseListener) socket.once('close', () => dropWaiting(queue));
  queue.hasCloseListener = true;
  if (cut) {
    queue.cut = () => {
      socket.destroy();
      cut();
    };
  }
  if (queue.isBegun) count(queue);
  if (waiting.length >= MOST_WAITING) socket.pause();
  if (waiting.length > MOST_WAITING) crowded.add(queue);
  // In a burst, connections that are paused would store their chunks: those that pipeline more are closed.
  if (burstGate.isClosed && waiting.length > MOST_WAITING) endConnection(queue);
  else if (waitingInAll > MOST_WAITING_IN_ALL) endMostCrowded();
}

function endMostCrowded(): void {
  let most: ConnectionQueue | undefined;
  for (const queue of crowded) {
    if (most === undefined || queue.waiting.length > most.waiting.length) most = queue;
  }
  if (most !== undefined) endConnection(most);
}

function endConnection(queue: ConnectionQueue): void {
  dropWaiting(queue);
  queue.cut();
}

function dropWaiting(queue: ConnectionQueue): void {
  crowded.delete(queue);
  waitingInAll -= queue.waiting.length;
  queue.waiting.length = 0;
}

/** Ends the turn of a request whose answer has been read, or never will be. */
export function endTurn({ socket }: IncomingMessage, response: ServerResponse): void {
  const queue = queues.get(socket);
  if (queue === undefined) return;
  queue.isBegun = false;
  if (queue.isCounted) {
    queue.isCounted = false;
    pipelined -= 1;
    if (due.size > 0) turnEnd.request();
  }
  if (queue.waiting.length === 0) queue.isBusy = false;
  else if (response.closed || socket.destroyed) beginLater(socket, queue);
  // Node assigns the connection to the next response only after `close`.
  else response.once('close', () => beginLater(socket, queue));
}

/** Milliseconds in which requests are started within one turn of the event loop; the others wait for the next. */
const BUDGET = 10;
/** Start of the first request of this turn of the event loop. */
let begunAt: number | undefined;

/** Returns true while this turn of the event loop may start another request. */
function hasTime(): boolean {
  if (begunAt !== undefined) return performance.now() - begunAt < BUDGET;
  begunAt = performance.now();
  void endOfLoop();
  return true;
}

let end: Promise<void> | undefined;

/**
 * Resolves at the end of this turn of the event loop. Replies are written there together: a peer that wakes up for the
 * first one finds the others too, instead of waking up for each.
 */
export function endOfLoop(): Promise<void> {
  end ??= new Promise((resolve) => {
    setImmediate(() => {
      end = undefined;
      begunAt = undefined;
      resolve();
    });
  });
  return end;
}

/** A request that starts in a later turn of the event loop. */
interface Due {
  readonly socket: Socket;
  readonly queue: ConnectionQueue;
  /** Default: the first waiting request of its connection. */
  readonly run: (() => void) | undefined;
}

const due = new DueRequests<Due>();
const turnEnd = new TurnEnd(beginDue);

/** Answers that are made at a time for callers that pipeline; each may be large. */
const MOST_PIPELINED = 64;
let pipelined = 0;

/** Counts the running request of a connection that pipelines. */
function count(queue: ConnectionQueue): void {
  if (queue.isCounted) return;
  queue.isCounted = true;
  pipelined += 1;
}

function beginLater(socket: Socket, queue: ConnectionQueue, run?: () => void): void {
  due.add(queue.service, { socket, queue, run });
  turnEnd.request();
}

/**
 * Starts waiting requests: first those of callers that wait for each answer, as many as there is time for; of
 * pipelining callers one per turn of the event loop. Other requests are served in between.
 */
function beginDue(): void {
  if (!burstGate.acceptTurns.isQueued) beginNext(performance.now());
  else if (due.size > 0) turnEnd.request();
}

/** Starts one waiting request, and the next when this one has worked: its start takes a small part of its time. */
function beginNext(started: number): void {
  const isOver = performance.now() - started >= BUDGET;
  const unpipelined = isOver ? undefined : due.take(({ queue }) => queue.waiting.length === 0);
  if (unpipelined) {
    begin(unpipelined, true);
    afterTasks(() => beginNext(started));
    return;
  }
  if (!isOver && pipelined >= MOST_PIPELINED) return;
  const next = isOver || burstGate.isAccepting ? undefined : due.take(() => true);
  if (next) begin(next, false);
  if (due.size > 0) turnEnd.request();
}

function begin({ socket, queue, run }: Due, isUnpipelined: boolean): void {
  queue.isBegun = true;
  if (!isUnpipelined && !socket.destroyed) count(queue);
  if (run && !socket.destroyed) run();
  else nextTurn(socket, queue);
}

function nextTurn(socket: Socket, queue: ConnectionQueue): void {
  if (socket.destroyed) {
    dropWaiting(queue);
    return;
  }
  const run = queue.waiting.shift();
  if (run) waitingInAll -= 1;
  if (queue.waiting.length <= MOST_WAITING) crowded.delete(queue);
  if (queue.waiting.length === 0 && !burstGate.holds(socket)) socket.resume();
  run?.();
}
