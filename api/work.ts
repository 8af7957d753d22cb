import { startWork, type WorkParts } from './core/jobs.ts';
import { forgetKeys } from './doors/rest/idempotencyKeys.ts';
import { features } from './features.ts';

/** Does the jobs and the sweeps of every feature from now on. Returns how to stop. */
export const startAllWork = (parts: WorkParts): Promise<() => Promise<void>> =>
  startWork(
    features.flatMap((each) => each.jobs ?? []),
    [forgetKeys, ...features.flatMap((each) => each.sweeps ?? [])],
    parts,
  );
