import { expect, test } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { installQueues, startWork } from './jobs.ts';

test('an error of a job is stored without the characters that PostgreSQL refuses', async () => {
  const api = await startApi();
  const queue = { name: 'answers', options: { retryLimit: 1, retryDelay: 1 } };
  await installQueues(api.address, [queue], api.log);
  const failed: string[] = [];
  const work = () => {
    failed.push('503 No\0 answer \ud83d');
    return Promise.reject(new Error(failed.at(-1)));
  };
  const stop = await startWork([{ queue, start: () => ({ work }) }], [], { ...api, address: api.url });
  await api.sql(`SELECT evm_queue_job('answers', '{}')`);
  const jobs = () => api.sql(`SELECT state, output->>'message' AS message FROM pgboss.job WHERE name = 'answers'`);
  await expect.poll(jobs, { timeout: 20_000 }).toEqual([{ state: 'failed', message: '503 No\ufffd answer \ufffd' }]);
  expect(failed).toHaveLength(2);
  await stop();
  await api.close();
});

test('stopping waits for running sweeps', async () => {
  const api = await startApi();
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const done: string[] = [];
  const sweep = { minutes: 60, run: () => gate.then(() => done.push('swept')) };
  const stop = await startWork([], [sweep], { ...api, address: api.url });
  const stopped = stop().then(() => done.push('stopped'));
  // the job queue has stopped
  await expect
    .poll(() =>
      api.sql("SELECT 1 FROM pg_stat_activity WHERE application_name = 'evm-jobs' AND datname = current_database()"),
    )
    .toEqual([]);
  open();
  await stopped;
  expect(done).toEqual(['swept', 'stopped']);
  await api.close();
});
