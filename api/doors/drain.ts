import type { Server, ServerResponse } from 'node:http';
import net, { type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';

/**
 * In milliseconds: after how long without a byte a connection counts as idle (longer where a proxy may still be about to
 * send), how often that is looked at, for how many
 * turns of the event loop it is learnt how short one can be, and how long such a one is sought.
 */
const patience = { quiet: 100, quietOfProxies: 1000, look: 25, turns: 20, search: 2000 } as const;

/** What is known of a connection: the newest answer on it, how much has come, and when that was last seen to grow. */
interface Wire {
  answer: ServerResponse | undefined;
  read: number;
  since: number;
}

/**
 * How a server goes without anybody noticing: it announces its going, then takes no more connections, and ends those that
 * it has when they are idle. What is under way ends normally, unless it takes too long.
 */
export class Drain {
  /** From now on `/readyz` answers 503, and each answer is the last on its connection. */
  begun = false;
  /** Requests that come while this is there wait for it: for a moment, in which the server has nothing else to do. */
  private held: (() => void)[] | undefined;
  private readonly wires = new Map<Socket, Wire>();
  private readonly impatience = new AbortController();
  private accepted = 0;
  private quiet: number = patience.quiet;

  /** `longest` is how long, in milliseconds, what is under way may take to end. */
  constructor(private readonly longest = 20_000) {}

  /** Begins to know the connections of a server; those that become WebSockets are somebody else's. */
  watch(server: Server): void {
    server.on('connection', (socket) => {
      this.accepted += 1;
      this.wires.set(socket, { answer: undefined, read: 0, since: 0 });
      socket.once('close', () => this.wires.delete(socket));
    });
    server.on('request', ({ socket }, answer) => {
      const wire = this.wires.get(socket);
      if (wire) wire.answer = answer;
    });
    server.on('upgrade', ({ socket }) => this.wires.delete(socket));
  }

  /** Serves on for a while, so that a proxy that asks `/readyz` sends no more. */
  async announce(delay: number): Promise<void> {
    this.begun = true;
    this.quiet = patience.quietOfProxies;
    await pause(delay, undefined, { signal: this.impatience.signal }).catch(() => {});
  }

  /** Takes no more connections and ends when there are none; waits for nobody longer than it is patient. */
  async end(server: Server): Promise<void> {
    this.begun = true;
    if (!server.listening) return;
    await this.stopListening(server);
    const until = performance.now() + this.longest;
    while (this.wires.size > 0 && performance.now() < until && !this.impatience.signal.aborted) {
      await pause(patience.look);
      // after all that has come has been read: a connection with something to read would be reset
      await turn();
      this.endIdle();
    }
    for (const socket of this.wires.keys()) socket.destroy();
  }

  /** Lets a request go on, now or in a moment. */
  admit(goOn: () => void): void {
    if (this.held) this.held.push(goOn);
    else goOn();
  }

  /** Waits for nobody any more. */
  hurry(): void {
    this.impatience.abort();
  }

  /**
   * In a quiet moment, when all that waited to be accepted has been: what waits in a socket that is closed is reset, and
   * the longer a turn of the event loop takes, the more waits.
   */
  private async stopListening(server: Server): Promise<void> {
    const held: (() => void)[] = (this.held = []);
    const until = performance.now() + patience.search;
    let [shortest, isCalm] = [Infinity, false];
    for (let turns = 1; !isCalm && performance.now() < until; turns += 1) {
      const [seen, began] = [this.accepted, performance.now()];
      await turn();
      const took = performance.now() - began;
      isCalm = turns > patience.turns && seen === this.accepted && took < 2 * shortest;
      shortest = Math.min(shortest, took);
    }
    // what HTTP adds to it cuts off answers that are still being written, and forgets the time limits of requests
    net.Server.prototype.close.call(server);
    this.held = undefined;
    for (const goOn of held) goOn();
  }

  private endIdle(): void {
    const now = performance.now();
    for (const [socket, wire] of this.wires) {
      const isBusy = wire.answer && !wire.answer.writableFinished && !wire.answer.destroyed;
      if (isBusy || wire.since === 0 || wire.read !== socket.bytesRead)
        Object.assign(wire, { read: socket.bytesRead, since: now });
      else if (now - wire.since >= this.quiet) socket.destroySoon();
    }
  }
}
