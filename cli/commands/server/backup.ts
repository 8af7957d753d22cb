import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Api } from '../../core/api.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import type { Io } from '../../core/io.ts';
import { Progress } from '../../core/progress.ts';
import { inPlace } from './place.ts';

/** Writes the whole platform into one file. */
export async function run(io: Io, _api: Api, file: string, { force }: { force?: boolean }): Promise<void> {
  if (existsSync(file) && !force)
    throw new Failure(`There is a file ${file} already.`, exitCodes.failed, 'Name another, or give --force.');
  const progress = new Progress(io);
  const { tables, uploads } = await inPlace(io, async (config) => {
    const { backup } = await import('../../../api/manage/backup.ts');
    return backup(config, resolve(file), {
      progress: (done, all, what) => progress.show(done, all, what),
      signal: io.interrupt(),
    }).finally(() => progress.end());
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  io.out(resolve(file));
  io.say(`${rows.toLocaleString('en')} rows of ${tables.length} tables and ${uploads} files of pictures are in it.`);
}
