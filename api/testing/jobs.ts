import type { Job, Worker } from '../core/jobs.ts';
import type { Api } from './api.ts';

/** Does the jobs of a queue by hand, with the parts of a test's server. */
export const workerOf = <Data>(api: Api, job: Job<Data>): Worker<Data> => job.start({ ...api, address: api.url });
