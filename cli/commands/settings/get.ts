import type { Api } from '../../core/api.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import type { Io } from '../../core/io.ts';
import { type JsonOption, showOne } from '../../core/show.ts';
import { keyOf, readValues, secret } from './values.ts';

/** Prints the value of one setting, alone. */
export async function run(io: Io, api: Api, typed: string, { json }: { json?: JsonOption }): Promise<void> {
  const key = keyOf(typed);
  if (key === secret)
    throw new Failure(`${secret} is never shown.`, exitCodes.usage, `Change it with: evm settings set`);
  const values = await readValues(api);
  if (json) showOne(io, { [key]: values[key] }, json);
  else io.out(String(values[key]));
}
