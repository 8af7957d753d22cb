import { isSecret } from '../../../api/settings/fields.ts';
import type { Define } from '../../core/command.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import { examples, json } from '../../core/options.ts';
import { showOne } from '../../core/show.ts';
import { keyOf, readSettings } from './values.ts';
import { sentence } from './texts.ts';

export const define: Define = (command, evm) =>
  command
    .description('print the value of one setting')
    .argument('<key>', 'which, see: evm settings list')
    .addOption(json())
    .addHelpText('after', examples('evm settings get maxUsersPerEvent', 'evm settings get smtpServer --json'))
    .action(async (typed, { json }) => {
      const key = keyOf(typed);
      if (isSecret(key))
        throw new Failure(
          sentence('neverShown', { key }),
          exitCodes.usage,
          sentence('changeWith', { command: 'evm settings set' }),
        );
      const { values } = await readSettings(evm.api);
      if (json) showOne(evm.io, { [key]: values[key] }, json);
      else evm.io.out(String(values[key]));
    });
