import type { Api } from '../../core/api.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import type { Io } from '../../core/io.ts';
import { textOfFile } from '../../core/text.ts';
import { changesOfPairs, changesOfText } from './read.ts';
import { save, type SaveOptions } from './save.ts';
import { hasLines, keyOf } from './values.ts';

/** Changes settings as they were typed, and as a file says. */
export async function run(
  io: Io,
  api: Api,
  pairs: readonly string[],
  { file, ...options }: SaveOptions & { file?: string },
): Promise<void> {
  const wanted = {
    ...(file !== undefined && changesOfText(await textOfFile(io, file))),
    ...changesOfPairs(await Promise.all(pairs.map((pair) => withFile(io, pair)))),
  };
  if (Object.keys(wanted).length === 0)
    throw new Failure(
      'There is nothing to set.',
      exitCodes.usage,
      'For example: evm settings set maxUsersPerEvent=200',
    );
  await save(io, api, wanted, options);
}

/** What has lines of its own may come from a file: `terms=@terms.txt`. */
async function withFile(io: Io, pair: string): Promise<string> {
  const [, name = '', file] = /^([^=]+)=@(.+)$/s.exec(pair) ?? [];
  return file !== undefined && hasLines(keyOf(name)) ? `${name}=${await textOfFile(io, file)}` : pair;
}
