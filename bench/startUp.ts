import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Finding } from './findings.ts';
import { median } from './measure.ts';
import { buildFolder } from './servers.ts';

/** Measures the time of `evm --help`, bundled as in a release, relative to an empty Node script. Takes medians of alternating runs. */
export function benchStartUp(runs = 11): Finding[] {
  const out = path.join(buildFolder, 'bundled');
  timed([path.resolve(import.meta.dirname, '../tools/bundle.ts'), out]);
  const ours: number[] = [];
  const empty: number[] = [];
  for (let run = 0; run < runs; run++) {
    ours.push(timed([path.join(out, 'cli/evm.js'), '--help']));
    empty.push(timed(['-e', '0']));
  }
  const [own, least] = [median(ours), median(empty)];
  const behind = `${own.toFixed(0)} to ${least.toFixed(0)} ms`;
  return [{ name: 'evm --help, to an empty script', value: own / least, better: 'less', aim: 2, behind }];
}

function timed(args: string[]): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return performance.now() - start;
}
