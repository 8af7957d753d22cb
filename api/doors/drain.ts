import type { Server, ServerResponse } from 'node:http';
import net, { type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';

/**
 * All but `turns` in milliseconds. `quiet`: a connection without bytes for this long is idle; `quietOfProxies`: the
 * same if a proxy may still send requests. `look`: the polling interval. `turns`: how many turns of the event loop
 * measure the shortest one. `search`: the longest search for a calm turn.
 */
const drainTimes = { quiet: 100, quietOfProxies: 1000, look: 25, turns: 20, search: 2000 } as const;

/** A connection: its latest response, the bytes read, and when the number last grew. */
interface DrainedConnection {
  answer: ServerResponse | undefined;
  read: number;
  since: number;
}

/**
 * Shuts a server down without failed requests: announces the shutdown, stops listening, then closes connections when
 * they are idle. Open requests finish unless they take too long.
 */
export class Drain {
  /** From then on `/readyz` answers 503, and each response closes its connection. */
  hasBegun = false;
  /** Requests that wait while the server stops listening, because the event loop must be calm then. */
  private heldRequests: (() => void)[] | undefined;
  private readonly connections = new Map<Socket, DrainedConnection>();
  private readonly impatience = new AbortController();
  private accepted = 0;
  private quiet: number = drainTimes.quiet;

  /** `longest`: how long open requests may take, in milliseconds. */
  constructor(private readonly longest = 20_000) {}

  /** Tracks the connections of a server, except WebSockets, which their own code closes. */
  watch(server: Server): void {
    server.on('connection', (socket) => {
      this.accepted += 1;
      this.connections.set(socket, { answer: undefined, read: 0, since: 0 });
      socket.once('close', () => this.connections.delete(socket));
    });
    server.on('request', ({ socket }, answer) => {
      const connection = this.connections.get(socket);
      if (connection) connection.answer = answer;
    });
    server.on('upgrade', ({ socket }) => this.connections.delete(socket));
  }

  /** Keeps serving for `delay` milliseconds, so that proxies that poll `/readyz` stop sending requests. */
  async announce(delay: number): Promise<void> {
    this.hasBegun = true;
    this.quiet = drainTimes.quietOfProxies;
    await pause(delay, undefined, { signal: this.impatience.signal }).catch(() => {});
  }

  /** Stops listening and resolves when all connections are closed; destroys the remaining ones after the limit. */
  async end(server: Server): Promise<void> {
    this.hasBegun = true;
    if (!server.listening) return;
    await this.stopListening(server);
    const until = performance.now() + this.longest;
    while (this.connections.size > 0 && performance.now() < until && !this.impatience.signal.aborted) {
      await pause(drainTimes.look);
      // after all arrived bytes are read: closing a socket with unread bytes resets the connection
      await turn();
      this.endIdle();
    }
    for (const socket of this.connections.keys()) socket.destroy();
  }

  /** Lets a request continue, now or after the held moment. */
  admit(goOn: () => void): void {
    if (this.heldRequests) this.heldRequests.push(goOn);
    else goOn();
  }

  /** Stops waiting for connections. */
  hurry(): void {
    this.impatience.abort();
  }

  /**
   * Stops listening in a calm turn of the event loop, when the accept queue is empty. Closing the socket resets all
   * connections in the queue, and long turns fill the queue.
   */
  private async stopListening(server: Server): Promise<void> {
    const held: (() => void)[] = (this.heldRequests = []);
    const until = performance.now() + drainTimes.search;
    let [shortest, isCalm] = [Infinity, false];
    for (let turns = 1; !isCalm && performance.now() < until; turns += 1) {
      const [seen, began] = [this.accepted, performance.now()];
      await turn();
      const took = performance.now() - began;
      isCalm = turns > drainTimes.turns && seen === this.accepted && took < 2 * shortest;
      shortest = Math.min(shortest, took);
    }
    // http's close would cut off responses in progress and disable the time-outs of requests
    net.Server.prototype.close.call(server);
    this.heldRequests = undefined;
    for (const goOn of held) goOn();
  }

  private endIdle(): void {
    const now = performance.now();
    for (const [socket, connection] of this.connections) {
      const isBusy = connection.answer && !connection.answer.writableFinished && !connection.answer.destroyed;
      if (isBusy || connection.since === 0 || connection.read !== socket.bytesRead)
        Object.assign(connection, { read: socket.bytesRead, since: now });
      else if (now - connection.since >= this.quiet) socket.destroySoon();
    }
  }
}
