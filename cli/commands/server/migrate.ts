import type { Api } from '../../core/api.ts';
import type { Io } from '../../core/io.ts';
import { inPlace } from './place.ts';

/** Brings the database up to date, as every start of the server does. */
export async function run(io: Io, _api: Api): Promise<void> {
  const done = await inPlace(io, async (config) => (await import('../../../api/manage/migrate.ts')).migrate(config));
  for (const name of done) io.out(name);
  io.say(done.length === 0 ? 'The database was up to date already.' : 'The database is up to date.');
}
