import type { Round } from './load.ts';

export interface Measured extends Round {
  /** Seconds of CPU that the server spent in this round. */
  cpu: number;
}

export interface Result {
  name: string;
  aim: number | undefined;
  ours: Measured[];
  /** Hand-written, on pipelined connections. */
  pipelined: Measured[];
  /** Hand-written, on an ordinary pool. */
  pooled: Measured[];
  /** Hand-written, and summed up at each request; empty where there is nothing to sum. */
  summed: Measured[];
}

/** Prints the medians and, above all, their ratios: only those mean something on another machine. */
export function print(results: readonly Result[], startUp: number): void {
  const rows = results.map(({ name, aim, ours, pipelined, pooled, summed }) => {
    const [own, best, pool] = [ours, pipelined, pooled].map((rounds) => median(rounds.map(perSecond)));
    const [ownCost, bestCost] = [ours, pipelined].map((rounds) => median(rounds.map(cost)));
    const ratio = own! / Math.max(best!, pool!);
    return [
      name,
      whole(own!),
      whole(best!),
      whole(pool!),
      ratio.toFixed(2),
      aim === undefined ? '' : aim.toFixed(2),
      aim === undefined ? '' : ratio >= aim ? 'reached' : 'missed',
      summed.length === 0 ? '' : (own! / median(summed.map(perSecond))).toFixed(1),
      `${whole(ownCost! * 1e6)} / ${whole(bestCost! * 1e6)}`,
      `${kilobytes(ours)} / ${kilobytes(pipelined)}`,
    ];
  });
  const head = ['', 'ours', 'by hand', 'with pool', 'ratio', 'aim', '', 'to live sum', 'CPU µs', 'kB'];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]!.length)));
  const line = (row: string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ');
  process.stdout.write(
    `\nRequests per second, medians; ratio to the better of the two baselines, by hand or with a pool.\n`,
  );
  process.stdout.write(`CPU of the server and size of an answer: ours / by hand.\n\n`);
  for (const row of [head, ...rows]) process.stdout.write(`${line(row)}\n`);
  process.stdout.write(`\nevm starts in ${startUp.toFixed(1)} times what an empty Node script takes.\n\n`);
}

const perSecond = ({ requests, seconds }: Round) => requests / seconds;

const cost = ({ cpu, requests }: Measured) => cpu / requests;

const kilobytes = ([round]: readonly Round[]) => (round ? (round.bytes / round.requests / 1000).toFixed(1) : '');

const whole = (value: number) => (Number.isNaN(value) ? '?' : Math.round(value).toLocaleString('en'));

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
