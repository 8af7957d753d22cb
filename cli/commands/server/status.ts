import type { Api } from '../../core/api.ts';
import type { Io } from '../../core/io.ts';
import { type JsonOption, showOne } from '../../core/show.ts';
import { inPlace } from './place.ts';

/** Shows what the instance of this machine holds, whether its server runs or not. */
export async function run(io: Io, _api: Api, { json }: { json?: JsonOption }): Promise<void> {
  const status = await inPlace(io, async (config) =>
    (await import('../../../api/manage/overview.ts')).overview(config),
  );
  showOne(io, { ...status }, json);
}
