import { expect, test } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { startWork } from './jobs.ts';

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
