import { isLong } from '../../../api/settings/fields.ts';
import type { Define } from '../../core/command.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import type { Io } from '../../core/io.ts';
import { dryRun, examples, json, yes } from '../../core/options.ts';
import { textOfFile } from '../../core/text.ts';
import { changesOfPairs, changesOfText } from './read.ts';
import { saveChanges } from './save.ts';
import { keyOf } from './values.ts';
import { message } from '../../core/texts.ts';
import { sentence } from './texts.ts';

/** Combines typed settings with those of a file. Typed ones win. */
export const define: Define = (command, evm) =>
  command
    .description('change settings; shows what changes, and asks')
    .argument('[key=value...]', 'what to change; terms=@<file> takes the text of a file, - is standard input')
    .option('--file <file>', 'a JSON object, or a line for each key = value; - reads standard input')
    .addOption(dryRun())
    .addOption(yes())
    .addOption(json())
    .addHelpText(
      'after',
      examples(
        'evm settings set enableRegistration=false --yes',
        'evm settings set maxUsersPerEvent=200 loggingLevel=info --dry-run',
        'evm settings set terms=@terms.txt --yes',
        'pass smtp | sed "s/^/smtpPassword=/" | evm settings set --file - --yes',
      ),
    )
    .addHelpText('after', '\nAn empty smtpPassword or smsToken leaves the saved one as it is.\nNeither is ever shown.')
    .action(async (pairs, { file, ...options }) => {
      const requested = {
        ...(file !== undefined && changesOfText(await textOfFile(evm.io, file))),
        ...changesOfPairs(await Promise.all(pairs.map((pair) => withFile(evm.io, pair)))),
      };
      if (Object.keys(requested).length === 0)
        throw new Failure(
          sentence('nothingToSet'),
          exitCodes.usage,
          message('forExample', { example: 'evm settings set maxUsersPerEvent=200' }),
        );
      await saveChanges(evm, requested, options);
    });

/** A setting with several lines may come from a file: `terms=@terms.txt`. */
async function withFile(io: Io, pair: string): Promise<string> {
  const [, name = '', file] = /^([^=]+)=@(.+)$/s.exec(pair) ?? [];
  return file !== undefined && isLong(keyOf(name)) ? `${name}=${await textOfFile(io, file)}` : pair;
}
