import type { Api } from '../../core/api.ts';
import type { Io } from '../../core/io.ts';
import { type JsonOption, showOne } from '../../core/show.ts';
import { readValues, secret } from './values.ts';

/** Lists all settings but the secret one. */
export async function run(io: Io, api: Api, { json }: { json?: JsonOption }): Promise<void> {
  const { [secret]: _, ...values } = await readValues(api);
  showOne(io, values, json);
}
