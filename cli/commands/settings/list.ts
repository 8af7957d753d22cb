import type { Define } from '../../core/command.ts';
import { examples, json } from '../../core/options.ts';
import { showOne } from '../../core/show.ts';
import { readSettings } from './values.ts';

/** Lists all settings except secrets. */
export const define: Define = (command, evm) =>
  command
    .description('list all settings')
    .addOption(json())
    .addHelpText('after', examples('evm settings list', 'evm settings list --json > settings.json'))
    .action(async ({ json }) => {
      const { smtpPassword: _, smsToken: __, ...values } = (await readSettings(evm.api)).values;
      showOne(evm.io, values, json);
    });
