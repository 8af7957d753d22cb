import { availableParallelism, loadavg } from 'node:os';
import { slowness } from '../api/testing/pace.ts';
import { slow } from '../vitest.config.ts';

/** Time limits of a test and of a whole file, in ms, for an idle machine as fast as the reference of `slowness`. */
export const limits = { file: 40_000, test: 15_000 };

/** How much slower this machine is than the reference, under its current load. Windows reports no load average. */
const currentSlowness = () => slowness() * Math.max(1, loadavg()[0]! / availableParallelism());

/** The error message if the test or file took too long. undefined if `vitest.config.ts` gives a reason for the file. */
export function timeLimitProblem(
  what: 'file' | 'test',
  file: string,
  ms: number,
  { most = limits, factor = currentSlowness, reasons = slow } = {},
): string | undefined {
  if (ms <= most[what] || file in reasons) return undefined;
  const slownessFactor = factor();
  const quietMs = ms / slownessFactor;
  // On a busy machine this is an estimate, so the limit is higher.
  const limit = most[what] * (slownessFactor > 1.5 ? 1.5 : 1);
  if (quietMs <= limit) return undefined;
  const [took, alone, allowed] = [ms, quietMs, limit].map((each) => `${(each / 1000).toFixed(0)} s`);
  return `The ${what} took ${took}, which is ${alone} on a quiet machine; ${allowed} are allowed. Make it quicker, or name the file and the reason in vitest.config.ts.`;
}
