import type { Command } from 'commander';
import { type Does, examples, json, yes } from '../../core/options.ts';

export function declareServer(program: Command, does: Does): void {
  const server = program
    .command('server')
    .description('look after the instance of this machine, whether its server runs or not')
    .addHelpText('after', examples('evm server doctor', 'DATA_DIR=/srv/evm evm server backup evm-backup'))
    .addHelpText(
      'after',
      '\nWhich instance is meant, its environment says: DATA_DIR or DATABASE_URL, as for the server.',
    );
  server
    .command('migrate')
    .description('bring the database up to date, as every start does')
    .addHelpText('after', examples('evm server migrate'))
    .action(does(() => import('./migrate.ts')));
  server
    .command('status')
    .description('show what the instance holds and what waits in it')
    .addOption(json())
    .addHelpText('after', examples('evm server status', 'evm server status --json mailWaiting'))
    .action(does(() => import('./status.ts')));
  server
    .command('create-admin')
    .description('make an account that may do everything')
    .option('--email <address>', 'its e-mail address')
    .option('--first-name <name>', 'given name')
    .option('--last-name <name>', 'family name')
    .option('--college <name>', 'college or university')
    .option('--password-stdin', 'read the password from standard input')
    .addHelpText(
      'after',
      examples(
        'evm server create-admin',
        'pass evm | evm server create-admin --email it@college.example --first-name Asha --last-name Rao --college "Hill College" --password-stdin',
      ),
    )
    .action(does(() => import('./createAdmin.ts')));
  server
    .command('backup')
    .description('write the whole platform, pictures too, into one file; the server may run')
    .argument('<file>', 'which; readable for you only')
    .option('--force', 'replace a file that is there')
    .addHelpText('after', examples('evm server backup evm-backup', 'evm server backup /backups/nightly --force'))
    .action(does(() => import('./backup.ts')));
  server
    .command('restore')
    .description('fill an empty instance with what a backup holds: all or nothing')
    .argument('<file>', 'the backup')
    .addOption(yes())
    .addHelpText(
      'after',
      examples('evm server restore evm-backup', 'DATA_DIR=/srv/new evm server restore evm-backup --yes'),
    )
    .action(does(() => import('./restore.ts')));
  server
    .command('doctor')
    .description('say what is wrong and what to do: configuration, database, disk, clock, mail, Redis')
    .addOption(json())
    .addHelpText('after', examples('evm server doctor', 'evm server doctor --json what,state,advice'))
    .action(does(() => import('./doctor.ts')));
}
