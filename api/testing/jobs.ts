import type { Job, Worker } from '../core/jobs/jobs.ts';
import type { Api } from './api.ts';

/** The worker of a job, to run jobs of a test's server by hand. */
export const workerOf = <Data>(api: Api, job: Job<Data>): Worker<Data> => job.start({ ...api, address: api.url });
