import { setTimeout as pause } from 'node:timers/promises';
import { type JobWithMetadata, PgBoss, type QueueOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { Config } from '../context/config.ts';
import type { Database } from '../statements/database.ts';
import { storable } from '../statements/json.ts';
import { noteOutage } from '../statements/outage.ts';

/** A queue of jobs in PostgreSQL. `evm_queue_job` (jobs.sql) adds a job in the transaction that causes it. */
export interface Queue {
  readonly name: string;
  readonly options: QueueOptions;
  /** Concurrent jobs per process: one, unless the jobs mostly wait for another server. */
  readonly atOnce?: number;
}

/** The parts of the process that jobs and sweeps use. */
export interface WorkParts {
  readonly config: Config;
  readonly database: Database;
  /** The address of the web client, without a trailing slash. */
  readonly address: string;
  readonly log: Logger;
  /** Aborted when the process ends; long work stops soon after. */
  readonly ending?: AbortSignal;
}

/** A queue and its worker. */
export interface Job<Data = Record<string, unknown>> {
  readonly queue: Queue;
  start(parts: WorkParts): Worker<Data>;
}

export interface Worker<Data = Record<string, unknown>> {
  /** Processes a job. If it throws, the job is retried with growing delays, until `isLast`. */
  work(data: Data, isLast: boolean): Promise<unknown>;
  /** Releases its resources. */
  close?(): void;
}

/**
 * Periodic work: every process runs it at start and then every `minutes`, unless the last run is still active. A failed run
 * is retried the next time.
 */
export interface Sweep {
  readonly minutes: number;
  run(parts: WorkParts): Promise<unknown>;
}

/** Options of every queue. A killed process is detected by its missing heartbeat. */
const alive: QueueOptions = { heartbeatSeconds: 10, expireInSeconds: 300 };

/** Polling interval in seconds. After a batch of jobs, the queues are polled at once. */
const lookEvery = 1;

/** Seconds between checks for jobs of dead processes. */
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

/** Creates or updates the tables of the queues. Processes that start together wait for each other. */
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

/** Starts jobs and sweeps. Returns a function that stops them, after those that are running. */
export async function startWork(
  jobs: readonly Job<never>[],
  sweeps: readonly Sweep[],
  parts: WorkParts,
): Promise<() => Promise<void>> {
  const { database, log } = parts;
  const boss = make(database.sharedUrl, log, { supervise: true });
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
        // skipped jobs run later
        const results = await Promise.all(stopping ? [] : waiting.map((job) => doOne(work, job, log)));
        // there may be more jobs, and these may have caused jobs in other queues
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

/** Returns a function that stops the sweeps and waits for those that are running. */
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
    return {
      id: job.id,
      status: 'failed' as const,
      output: { message: err instanceof Error ? storable(err.message) : '' },
    };
  }
}
