import type { Command } from 'commander';
import { type Does, dryRun, examples, json, yes } from '../../core/options.ts';

export function declareSettings(program: Command, does: Does): void {
  const settings = program
    .command('settings')
    .description('see and change what holds for the whole platform (admins)')
    .addHelpText('after', examples('evm settings list', 'evm settings set enableRegistration=false'));
  settings
    .command('list')
    .description('list all settings')
    .addOption(json())
    .addHelpText('after', examples('evm settings list', 'evm settings list --json > settings.json'))
    .action(does(() => import('./list.ts')));
  settings
    .command('get')
    .description('print the value of one setting')
    .argument('<key>', 'which, see: evm settings list')
    .addOption(json())
    .addHelpText('after', examples('evm settings get maxUsersPerEvent', 'evm settings get smtpServer --json'))
    .action(does(() => import('./get.ts')));
  settings
    .command('set')
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
    .addHelpText('after', '\nAn empty smtpPassword leaves the saved one as it is; it is never shown.')
    .action(does(() => import('./set.ts')));
  settings
    .command('edit')
    .description('change settings in your editor ($VISUAL or $EDITOR); shows what changes, and asks')
    .addOption(dryRun())
    .addOption(yes())
    .addOption(json())
    .addHelpText('after', examples('evm settings edit', 'EDITOR=nano evm settings edit --dry-run'))
    .action(does(() => import('./edit.ts')));
}
