import { deepStrictEqual } from 'node:assert';
import type { Cast } from './cast.ts';
import { ask, load, type Round, type Track } from './load.ts';
import { type Scenario, tracksOf } from './scenarios.ts';
import type { Server } from './servers.ts';

export interface Measured extends Round {
  /** Seconds of CPU that the server spent in this round. */
  cpu: number;
}

/** What is asked of a server, on each of its connections. */
export interface Side {
  server: Server;
  tracks: readonly Track[];
}

export interface Effort {
  rounds: number;
  /** How long a round takes. */
  seconds: number;
  connections: number;
  beforeRound(): Promise<unknown>;
}

export interface Servers {
  ours: Server;
  /** Hand-written, on pipelined connections. */
  pipelined: Server;
  /** Hand-written, on an ordinary pool. */
  pooled: Server;
}

/** Rounds of the sides take turns, so that what else the machine does meets all of them. */
export async function inTurns<Name extends string>(
  sides: Readonly<Record<Name, Side>>,
  { rounds, seconds, beforeRound }: Effort,
): Promise<Record<Name, Measured[]>> {
  const names = Object.keys(sides) as Name[];
  const measured = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Measured[]>;
  for (let round = -1; round < rounds; round++) {
    for (const name of names) {
      const { server, tracks } = sides[name];
      await beforeRound();
      const before = server.cpu();
      const done = await load(server.port, tracks, seconds);
      // the first round warms up: code gets compiled, statements get prepared
      if (round >= 0) measured[name].push({ ...done, cpu: server.cpu() - before });
    }
  }
  return measured;
}

/** The servers must say the same before it means anything how fast they say it. */
export async function compare(scenario: Scenario, cast: Cast, servers: Servers): Promise<void> {
  for (const connection of [0, 1, 2]) {
    const said = async (server: Server, [first, ...rest]: Buffer[], plain: (answer: never) => unknown) => {
      const answer = await ask(server.port, first!);
      for (const each of rest.slice(0, scenario.unit - 1)) await ask(server.port, each);
      return comparable(plain(answer as never), scenario.made);
    };
    const ours = await said(servers.ours, scenario.ours(cast, connection), scenario.plain);
    const requests = scenario.baseline(cast, connection);
    deepStrictEqual(ours, await said(servers.pipelined, requests, (answer) => answer));
    deepStrictEqual(ours, await said(servers.pooled, requests, (answer) => answer));
    const summed = scenario.summed?.(cast, connection);
    if (summed) deepStrictEqual(ours, await said(servers.pooled, summed, (answer) => answer));
  }
}

/** Cursors are opaque and hold the moment at which they were made; achievements have no order. */
function comparable(answer: unknown, made: readonly string[] = []): unknown {
  const hide = (key: string, value: unknown) => {
    if (key === 'achievements') return (value as string[]).toSorted((a, b) => (a < b ? -1 : 1));
    return key === 'endCursor' || made.includes(key) ? typeof value : value;
  };
  return JSON.parse(JSON.stringify(answer, hide));
}

/** A scenario asked of all servers; `summed` where there is something to sum. */
export function measure(scenario: Scenario, cast: Cast, servers: Servers, effort: Effort) {
  const tracks = (whose: 'ours' | 'baseline' | 'summed') => tracksOf(scenario, whose, cast, effort.connections);
  const baseline = tracks('baseline');
  const sides: Record<'ours' | 'pipelined' | 'pooled', Side> & { summed?: Side } = {
    ours: { server: servers.ours, tracks: tracks('ours') },
    pipelined: { server: servers.pipelined, tracks: baseline },
    pooled: { server: servers.pooled, tracks: baseline },
    ...(scenario.summed && { summed: { server: servers.pooled, tracks: tracks('summed') } }),
  };
  return inTurns(sides as Record<'ours' | 'pipelined' | 'pooled' | 'summed', Side>, effort);
}

export const perSecond = ({ requests, seconds }: Round) => requests / seconds;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
