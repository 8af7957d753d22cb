import { resolve } from 'node:path';
import type { Api } from '../../core/api.ts';
import type { Io } from '../../core/io.ts';
import { Progress } from '../../core/progress.ts';
import { confirm } from '../../core/prompt.ts';
import { inPlace } from './place.ts';

/** Fills an empty instance with what a backup holds. */
export async function run(io: Io, _api: Api, file: string, { yes }: { yes?: boolean }): Promise<void> {
  await confirm(io, `Fill this instance with what ${file} holds?`, yes);
  const progress = new Progress(io);
  const { tables, createdAt } = await inPlace(io, async (config) => {
    const { restore } = await import('../../../api/manage/restore.ts');
    return restore(config, resolve(file), {
      progress: (done, all, what) => progress.show(done, all, what),
      signal: io.interrupt(),
    }).finally(() => progress.end());
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  io.say(`${rows.toLocaleString('en')} rows of ${tables.length} tables are as they were on ${createdAt}.`);
  io.say('If the server runs, start it again now.');
}
