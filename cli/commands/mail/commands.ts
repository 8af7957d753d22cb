import { type Command, Option } from 'commander';
import { type Does, examples, json, limit } from '../../core/options.ts';

export function declareMail(program: Command, does: Does): void {
  const mail = program
    .command('mail')
    .description('see what was mailed to whom, and send it again (admins)')
    .addHelpText('after', examples('evm mail list --state failed', 'evm mail retry mail_01kafz5w4ye4rs7a1xkb0y7n5c'));
  mail
    .command('list')
    .description('list messages of the last 30 days and what became of them, the newest first')
    .addOption(
      new Option('--state <state>', 'only messages in this state').choices(['queued', 'sent', 'kept', 'failed']),
    )
    .option('--search <text>', 'only those whose address holds this text')
    .option('--cause <cause>', 'only those that this set off, by its id')
    .addOption(
      new Option('--by-cause', 'a line for all that one cause set off, such as an announcement, with counts').conflicts(
        ['state', 'search', 'cause'],
      ),
    )
    .addOption(limit())
    .addOption(json())
    .addHelpText(
      'after',
      examples(
        'evm mail list --state failed --json to,answer',
        'evm mail list --search priya@college.example',
        'evm mail list --by-cause',
        'evm mail list --cause cause_01kafz5w4ye4rs7a1xkb0y7n5c --state failed',
      ),
    )
    .action(does(() => import('./list.ts')));
  mail
    .command('retry')
    .description('send a message again that failed, or waits to be tried again')
    .argument('<message>', 'its id')
    .addOption(json())
    .addHelpText('after', examples('evm mail retry mail_01kafz5w4ye4rs7a1xkb0y7n5c'))
    .action(does(() => import('./retry.ts')));
}
