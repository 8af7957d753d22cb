import type { Command } from 'commander';
import { type Does, examples, json } from '../../core/options.ts';

export function declareSession(program: Command, does: Does): void {
  program
    .command('login')
    .description('sign in and keep the token (EVM_TOKEN stands in for it elsewhere)')
    .option('--email <address>', 'the e-mail address of the account')
    .option('--password-stdin', 'read the password from standard input')
    .addHelpText('after', examples('evm login', 'pass evm | evm login --email admin@college.example --password-stdin'))
    .action(does(() => import('./login.ts')));
  program
    .command('logout')
    .description('end the session')
    .addHelpText('after', examples('evm logout', 'evm logout --host https://evm.college.example'))
    .action(does(() => import('./logout.ts')));
  program
    .command('whoami')
    .description('show who is signed in')
    .addOption(json())
    .addHelpText('after', examples('evm whoami', 'evm whoami --json id,role'))
    .action(does(() => import('./whoami.ts')));
  program
    .command('status')
    .description('show whether the server is there and in order; ends with 1 where it is not')
    .addOption(json())
    .addHelpText(
      'after',
      examples('evm status', 'evm status --json ready,mailWaiting', 'evm status > /dev/null && evm events list'),
    )
    .action(does(() => import('./status.ts')));
}
