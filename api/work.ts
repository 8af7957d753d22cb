import { startWork, type WorkParts } from './core/jobs/jobs.ts';
import { forgetKeys } from './doors/idempotency.ts';
import { features } from './features.ts';

/** Starts the jobs and sweeps of all features. Returns a function that stops them. */
export const startAllWork = (parts: WorkParts): Promise<() => Promise<void>> =>
  startWork(
    features.flatMap((each) => each.jobs ?? []),
    [forgetKeys, ...features.flatMap((each) => each.sweeps ?? [])],
    parts,
  );
