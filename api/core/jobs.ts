import { setTimeout as pause } from 'node:timers/promises';
import { type JobWithMetadata, PgBoss, type QueueOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import { noteOutage } from './outage.ts';

/** What waits in PostgreSQL to be done, until it is done; written by `evm_queue_job` (jobs.sql) with its cause. */
export interface Queue {
  readonly name: string;
  readonly options: QueueOptions;
  /** How many of its jobs a process does at once: one, unless they mostly wait for another server. */
  readonly atOnce?: number;
}

/** What jobs and sweeps know of the process that does them. */
export interface WorkParts {
  readonly config: Config;
  readonly database: Database;
  /** Where people reach the web client, without a slash at its end. */
  readonly address: string;
  readonly log: Logger;
  /** Aborted when the process ends: what takes long stops soon after. */
  readonly ending?: AbortSignal;
}

/** How the jobs of a queue are done. */
export interface Job<Data = Record<string, unknown>> {
  readonly queue: Queue;
  start(parts: WorkParts): Worker<Data>;
}

export interface Worker<Data = Record<string, unknown>> {
  /** What throws is tried again, later and later, until `isLast`. */
  work(data: Data, isLast: boolean): Promise<unknown>;
  /** Lets go of what it holds. */
  close?(): void;
}

/** What every process does when it starts, and then every so many minutes, unless it is still at it. What fails is tried again the next time. */
export interface Sweep {
  readonly minutes: number;
  run(parts: WorkParts): Promise<unknown>;
}

/** What every queue has in common: a process that is killed is noticed by its silence. */
const alive: QueueOptions = { heartbeatSeconds: 10, expireInSeconds: 300 };

/** How often it is looked for jobs, in seconds; a queue that has just had some is asked again at once. */
const lookEvery = 1;

/** How often it is looked for jobs whose process has died, in seconds. */
const reviveEvery = 5;

const make = (url: string, log: Logger, options: { readonly supervise: boolean }): PgBoss => {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'evm-jobs',
    max: 3,
    schedule: false,
    monitorVacuum: false,
    superviseIntervalSeconds: reviveEvery,
    monitorIntervalSeconds: reviveEvery,
    ...options,
  });
  boss.on('error', (err) => {
    if (!noteOutage(log, err)) log.warn({ err }, 'the job queue had a problem');
  });
  return boss;
};

/** Brings the tables of the queues up to date. Processes that start together take turns. */
export async function installQueues(url: string, queues: readonly Queue[], log: Logger): Promise<void> {
  const boss = make(url, log, { supervise: false });
  await boss.start();
  try {
    for (const { name, options } of queues) {
      const known = await boss.getQueue(name);
      if (!known) await boss.createQueue(name, { ...alive, ...options });
      else await boss.updateQueue(name, { ...alive, ...options });
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Does jobs and sweeps from now on. Returns how to stop: what is under way is finished first. */
export async function startWork(
  jobs: readonly Job<never>[],
  sweeps: readonly Sweep[],
  parts: WorkParts,
): Promise<() => Promise<void>> {
  const { database, log } = parts;
  const boss = make(database.url, log, { supervise: true });
  await boss.start();
  let stopping = false;
  const workers = jobs.map(({ queue, start }) => ({ queue, ...start(parts) }));
  const workerIds: string[] = [];
  for (const { queue, work } of workers) {
    const workerId: string = await boss.work(
      queue.name,
      {
        pollingIntervalSeconds: lookEvery,
        includeMetadata: true,
        perJobResults: true,
        batchSize: queue.atOnce ?? 1,
        ...(queue.atOnce && { groupConcurrency: 1 }),
      },
      async (waiting: JobWithMetadata<never>[]) => {
        // those that are left out are done later
        const results = await Promise.all(stopping ? [] : waiting.map((job) => doOne(work, job, log)));
        // there may be more, and what was done may have made work for others
        if (!stopping) for (const id of workerIds) boss.notifyWorker(id);
        return results;
      },
    );
    workerIds.push(workerId);
  }
  const stopSweeping = sweep(sweeps, parts);
  return async () => {
    stopping = true;
    const done = Promise.all([stopSweeping(), boss.stop({ graceful: true, timeout: 5000 })]);
    await Promise.race([done, pause(8000, undefined, { ref: false })]);
    for (const { close } of workers) close?.();
  };
}

/** Returns how to stop; resolves when those under way are done. */
function sweep(sweeps: readonly Sweep[], parts: WorkParts): () => Promise<unknown> {
  const ending = new AbortController();
  const stops = sweeps.map(({ minutes, run }) => {
    let running: Promise<void> | undefined;
    const once = () => {
      running ??= run({ ...parts, ending: ending.signal })
        .catch((err: unknown) => {
          if (!noteOutage(parts.log, err)) parts.log.warn({ err }, 'a sweep failed');
        })
        .then(() => (running = undefined));
    };
    once();
    const timer = setInterval(once, minutes * 60_000).unref();
    return async () => {
      clearInterval(timer);
      await running;
    };
  });
  return () => {
    ending.abort();
    return Promise.all(stops.map((stop) => stop()));
  };
}

async function doOne(work: Worker<never>['work'], job: JobWithMetadata<never>, log: Logger) {
  try {
    await work(job.data, job.retryCount >= job.retryLimit);
    return { id: job.id, status: 'completed' as const };
  } catch (err) {
    log.debug({ err, queue: job.name, job: job.id }, 'a job has to be tried again');
    return { id: job.id, status: 'failed' as const, output: { message: err instanceof Error ? err.message : '' } };
  }
}
