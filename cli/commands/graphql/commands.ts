import type { Command } from 'commander';
import { type Does, examples } from '../../core/options.ts';

export function declareApi(program: Command, does: Does): void {
  program
    .command('api')
    .description('run any GraphQL operation')
    .argument('<operation>', 'its text, @file, or - for standard input')
    .option('-F, --field <key=value...>', 'a variable; numbers, true, false, null and JSON mean themselves')
    .addHelpText(
      'after',
      examples(
        'evm api "{ viewer { name role } }"',
        'evm api @event.graphql -F id=event_01jd…',
        'evm api - < report.graphql',
      ),
    )
    .action(does(() => import('./api.ts')));
}
