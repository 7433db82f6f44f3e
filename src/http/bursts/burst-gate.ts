import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { Server as SecureServer } from 'node:https';
import type { Socket } from 'node:net';
import { TurnEnd } from '../../system/turn-end.js';
import { AcceptTurns } from './accept-turns.js';
import { requestEnds } from './request-ends.js';
import { readInSlices } from './sliced-reading.js';

/**
 * Pipelined requests that are parsed in one turn of the event loop before the gate closes, at some 2,500 bytes each.
 * A chunk of one connection holds up to 2,400.
 */
const MOST_IN_A_TURN = 500;

/**
 * Requests that may wait on one connection; beyond it the connection is paused, and in a burst it is closed. Not 1: a
 * paused connection does not report a disconnect.
 */
export const MOST_WAITING = 8;

/** Connections that are read again in each turn while the gate is closed: half of them the newest. */
const READ_IN_A_TURN = 32;

/**
 * Turns in a row that only accept connections while the gate is closed. Node accepts one connection in each turn: a
 * caller at the end of the queue would wait for the work of a turn once for each connection in front of it. This rule is
 * stricter than that of {@link AcceptTurns}, because the work of a turn is large while the gate is closed: the first
 * connection counts.
 */
const MOST_ACCEPTING = 200;

/**
 * A gate in front of the connections of servers. Node reads all connections that have sent something in one turn of
 * the event loop, and makes two objects for every request that it finds; nothing of a turn is freed before its end.
 * A thousand connections with 160 pipelined requests each would fill a heap in one turn. When a turn has parsed many
 * pipelined requests, the gate closes: it pauses all connections, and lets a few of them be read in each turn.
 */
export class BurstGate {
  /** The turns in which the guarded servers accept connections. */
  readonly acceptTurns = new AcceptTurns();
  readonly #servers = new WeakSet<object>();
  readonly #connections = new Set<Socket>();
  /** The connections that the gate has paused, the longest waiting first. */
  readonly #paused = new Set<Socket>();
  readonly #pipelining = new WeakSet<Socket>();
  #parsed = 0;
  readonly #turnEnd = new TurnEnd(() => this.#endTurn());
  #hasAccepted = false;
  /** Turns in a row that only accepted connections. */
  #accepting = 0;

  /** Guards the server of a connection from now on, and the connection itself. */
  guardServerOf(socket: Socket): void {
    // Node sets it on every accepted socket.
    const server: unknown = Reflect.get(socket, 'server');
    if (!(server instanceof Server || server instanceof SecureServer)) return;
    if (this.#servers.has(server)) return;
    this.guard(server);
    this.#add(socket);
  }

  /** Guards a server. The connections that it has accepted before are not known. */
  guard(server: Server | SecureServer): void {
    this.#servers.add(server);
    const isSecure = server instanceof SecureServer;
    server.on(isSecure ? 'secureConnection' : 'connection', (socket: Socket) => {
      this.#add(socket);
      this.#hasAccepted = true;
      this.acceptTurns.add();
      // Node begins to read a new connection in the tick after this event.
      if (this.#paused.size > 0) process.nextTick(() => this.#pause(socket));
    });
    server.on('request', (_request: IncomingMessage, response: ServerResponse) => {
      // A response has its connection once those before it are complete.
      if (response.socket === null) this.#count();
    });
  }

  /** True while connections are paused. */
  get isClosed(): boolean {
    return this.#paused.size > 0;
  }

  /** Returns true for a connection that the gate has paused; the gate resumes it. */
  holds(socket: Socket): boolean {
    return this.#paused.has(socket);
  }

  /**
   * Returns true for a connection that sent more requests at once in a burst than may wait. Its first request closes it:
   * a caller at the end of the queue would wait while the requests of a thousand such connections are parsed.
   */
  isPipelining(socket: Socket): boolean {
    return this.#pipelining.has(socket);
  }

  /** True while the gate is closed and this turn is for accepting connections. */
  get isAccepting(): boolean {
    return this.#accepting > 0;
  }

  #add(socket: Socket): void {
    this.#connections.add(socket);
    socket.once('close', () => {
      this.#connections.delete(socket);
      this.#paused.delete(socket);
    });
  }

  #count(): void {
    this.#parsed += 1;
    this.#turnEnd.request();
    if (this.#parsed !== MOST_IN_A_TURN) return;
    for (const socket of this.#connections) this.#pause(socket);
  }

  #pause(socket: Socket): void {
    // A connection that is paused for another reason stays so until that ends. One that was upgraded is not read before
    // its new listener is there.
    if (socket.destroyed || socket.readableFlowing !== true) return;
    socket.pause();
    this.#paused.add(socket);
    this.#turnEnd.request();
  }

  #endTurn(): void {
    this.#parsed = 0;
    const isAccepting = this.#hasAccepted && this.#accepting < MOST_ACCEPTING;
    this.#hasAccepted = false;
    this.#accepting = isAccepting && this.#paused.size > 0 ? this.#accepting + 1 : 0;
    if (this.#accepting === 0) this.#readSome();
    if (this.#paused.size > 0) this.#turnEnd.request();
  }

  /** Lets some of the paused connections be read. */
  #readSome(): void {
    const waiting = [...this.#paused];
    for (let count = 0; count < READ_IN_A_TURN; count += 1) {
      const socket = count % 2 === 0 ? waiting.pop() : waiting.shift();
      if (socket === undefined) break;
      this.#paused.delete(socket);
      // Node starts to read again in a listener of this event, which readInSlices removes.
      socket.once('resume', () => readInSlices(socket, (chunk) => this.#firstSlice(socket, chunk)));
      socket.resume();
    }
  }

  /** Returns the size of the first request of a chunk with more requests than may wait in a burst. */
  #firstSlice(socket: Socket, chunk: Buffer): number | undefined {
    if (!this.isClosed) return undefined;
    // One that runs, those that may wait behind it, and one too many.
    const tooMany = 1 + MOST_WAITING + 1;
    const ends = requestEnds(chunk, tooMany);
    if (ends.length < tooMany) return undefined;
    this.#pipelining.add(socket);
    return ends[0];
  }
}

/** The gate of this process. */
export const burstGate = new BurstGate();
