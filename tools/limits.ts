import { availableParallelism, loadavg } from 'node:os';
import { slowness } from '../api/testing/pace.ts';
import { slow } from '../vitest.config.ts';

/** Milliseconds that a test and a whole file may take, alone on the machine that `slowness` compares with. */
export const limits = { file: 40_000, test: 15_000 };

/** How much longer things take here and now. Windows does not count what waits for its cores. */
const factorNow = () => slowness() * Math.max(1, loadavg()[0]! / availableParallelism());

/** What to say if it took too long; nothing if `vitest.config.ts` has a reason. */
export function tooSlow(
  what: 'file' | 'test',
  file: string,
  ms: number,
  { most = limits, factor = factorNow, reasons = slow } = {},
): string | undefined {
  if (ms <= most[what] || file in reasons) return undefined;
  const times = factor();
  const quiet = ms / times;
  // on a busy machine that is a guess
  const limit = most[what] * (times > 1.5 ? 1.5 : 1);
  if (quiet <= limit) return undefined;
  const [took, alone, allowed] = [ms, quiet, limit].map((each) => `${(each / 1000).toFixed(0)} s`);
  return `The ${what} took ${took}, which is ${alone} on a quiet machine; ${allowed} are allowed. Make it quicker, or name the file and the reason in vitest.config.ts.`;
}
