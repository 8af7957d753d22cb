import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { built } from './servers.ts';

/** How many times as long as an empty script evm takes to start and say what it can do; medians of runs in turn. */
export function startUpRatio(runs = 15): number {
  const ours: number[] = [];
  const empty: number[] = [];
  for (let run = 0; run < runs; run++) {
    ours.push(timed([path.join(built, 'cli/evm.js'), '--help']));
    empty.push(timed(['-e', '0']));
  }
  return median(ours) / median(empty);
}

function timed(args: string[]): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return performance.now() - start;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;
