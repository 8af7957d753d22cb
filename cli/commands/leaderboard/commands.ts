import type { Command } from 'commander';
import { type Does, examples, json, limit } from '../../core/options.ts';

export function declareLeaderboard(program: Command, does: Does): void {
  const leaderboard = program
    .command('leaderboard')
    .description('look at the boards of all events together')
    .addHelpText('after', examples('evm leaderboard top', 'evm leaderboard colleges'));
  leaderboard
    .command('top')
    .description('list who has reached most')
    .addOption(limit())
    .addOption(json())
    .addHelpText('after', examples('evm leaderboard top --limit 5', 'evm leaderboard top --json userName,totalScore'))
    .action(does(() => import('./top.ts')));
  leaderboard
    .command('colleges')
    .description('list which colleges have reached most')
    .addOption(limit())
    .addOption(json())
    .addHelpText('after', examples('evm leaderboard colleges', 'evm leaderboard colleges --json college,rank'))
    .action(does(() => import('./colleges.ts')));
}
