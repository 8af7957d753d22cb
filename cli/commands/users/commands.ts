import { Argument, type Command, Option } from 'commander';
import { type Does, dryRun, examples, json, limit, yes } from '../../core/options.ts';

const roles = ['participant', 'organizer', 'admin'];

export function declareUsers(program: Command, does: Does): void {
  const users = program
    .command('users')
    .description('manage people (admins)')
    .addHelpText('after', examples('evm users list --role organizer', 'evm users show priya@college.example'));
  users
    .command('list')
    .description('list people with an account, the newest first')
    .option('--search <words>', 'words that must all occur in name or e-mail address')
    .addOption(new Option('--role <role>', 'only people of this role').choices(roles))
    .option('--college <name>', 'only people of this college; case, accents and spaces do not matter')
    .addOption(limit())
    .addOption(json())
    .addHelpText(
      'after',
      examples(
        'evm users list --search priya',
        'evm users list --role organizer --json email',
        'evm users list --college "Hill College" --limit 500',
      ),
    )
    .action(does(() => import('./list.ts')));
  users
    .command('show')
    .description('show one person')
    .argument('<user>', 'their id, e-mail address or name')
    .addOption(json())
    .addHelpText('after', examples('evm users show priya@college.example', 'evm users show user_01jd… --json'))
    .action(does(() => import('./show.ts')));
  users
    .command('set-role')
    .description('give a person another role; ends all their sessions')
    .argument('<user>', 'their id, e-mail address or name')
    .addArgument(new Argument('<role>', 'the new role').choices(roles))
    .addOption(yes())
    .addOption(json())
    .addHelpText(
      'after',
      examples('evm users set-role priya@college.example organizer', 'evm users set-role user_01jd… admin --yes'),
    )
    .action(does(() => import('./setRole.ts')));
  users
    .command('import')
    .description('make accounts for everybody in a CSV file, or for nobody; says first what is wrong in which line')
    .argument('<csv>', 'the file, or - for standard input; columns: firstName, lastName, email, college, role')
    .addOption(dryRun())
    .addOption(yes())
    .addHelpText('after', examples('evm users import freshers.csv --dry-run', 'evm users import freshers.csv --yes'))
    .addHelpText(
      'after',
      '\nThe role is participant (also where it is empty) or organizer. Passwords are chosen by a link.',
    )
    .action(does(() => import('./import.ts')));
  users
    .command('export')
    .description('write people as CSV')
    .option('--search <words>', 'words that must all occur in name or e-mail address')
    .addOption(new Option('--role <role>', 'only people of this role').choices(roles))
    .option('--college <name>', 'only people of this college; case, accents and spaces do not matter')
    .option('-o, --output <file>', 'where to, readable for you only; else standard output')
    .addHelpText('after', examples('evm users export --role organizer > staff.csv', 'evm users export -o people.csv'))
    .action(does(() => import('./export.ts')));
}
