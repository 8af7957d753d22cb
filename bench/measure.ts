import { deepStrictEqual } from 'node:assert';
import type { Cast } from './cast.ts';
import { ask, load, type Round, type Track } from './load.ts';
import type { Scenario } from './scenarios.ts';
import type { Server } from './servers.ts';

export interface MeasuredRound extends Round {
  /** Seconds of CPU that the server spent in this round. */
  cpu: number;
}

/** A server and the requests for each connection to it. */
export interface MeasuredServer {
  server: Server;
  tracks: readonly Track[];
}

export interface MeasureOptions {
  rounds: number;
  /** Length of a round. */
  seconds: number;
  connections: number;
  beforeRound(): Promise<unknown>;
}

export interface ServerPair {
  ours: Server;
  /** Hand-written, on pipelined connections. */
  pipelined: Server;
  /** Hand-written, on an ordinary pool. */
  pooled: Server;
}

/** Alternates rounds of the sides, so that other load on the machine affects all of them. */
export async function inTurns(
  sides: readonly MeasuredServer[],
  { rounds, seconds, beforeRound }: MeasureOptions,
): Promise<Map<MeasuredServer, MeasuredRound[]>> {
  const measured = new Map<MeasuredServer, MeasuredRound[]>(sides.map((side) => [side, []]));
  for (let round = 0; round < rounds; round++)
    for (const [{ server, tracks }, taken] of measured) {
      await beforeRound();
      const before = server.cpu();
      const result = await load(server.port, tracks, seconds);
      taken.push({ ...result, cpu: server.cpu() - before });
    }
  return measured;
}

/** Throws if the servers return different data, because then their speeds cannot be compared. */
export async function compare(scenario: Scenario, cast: Cast, servers: ServerPair): Promise<void> {
  for (const connection of [0, 1, 2]) {
    const dataOf = async (server: Server, [first, ...rest]: Buffer[], plain: (answer: never) => unknown) => {
      const answer = await ask(server.port, first!);
      for (const each of rest.slice(0, scenario.unit - 1)) await ask(server.port, each);
      return comparable(plain(answer as never), scenario.made);
    };
    const ours = await dataOf(servers.ours, scenario.ours(cast, connection), scenario.plain);
    const requests = scenario.baseline(cast, connection);
    deepStrictEqual(ours, await dataOf(servers.pipelined, requests, (answer) => answer));
    deepStrictEqual(ours, await dataOf(servers.pooled, requests, (answer) => answer));
    const summed = scenario.summed?.(cast, connection);
    if (summed) deepStrictEqual(ours, await dataOf(servers.pooled, summed, (answer) => answer));
  }
}

/** Hides generated fields and cursors (they contain the time of their creation). Sorts achievements, which have no order. */
function comparable(answer: unknown, made: readonly string[] = []): unknown {
  const hide = (key: string, value: unknown) => {
    if (key === 'achievements') return (value as string[]).toSorted((a, b) => (a < b ? -1 : 1));
    return key === 'endCursor' || made.includes(key) ? typeof value : value;
  };
  return JSON.parse(JSON.stringify(answer, hide));
}

export const perSecond = ({ requests, seconds }: Round) => requests / seconds;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
