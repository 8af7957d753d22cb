import type { Command } from 'commander';
import { type Does, examples, json, limit } from '../../core/options.ts';

const named = 'its id, or words of its title';

export function declareScores(program: Command, does: Does): void {
  const scores = program
    .command('scores')
    .description('look at the board of an event, and award points')
    .addHelpText('after', examples('evm scores board "Robotics Workshop"'));
  declareLooking(scores, does);
  scores
    .command('award')
    .description('award points to a participant; they add to those already there (organizers, admins)')
    .argument('<event>', named)
    .argument('<participant>', 'their id, e-mail address or name')
    .argument('<points>', 'how many: 0 to a million, two decimals at most')
    .option('--achievement <name...>', 'achievements to add')
    .option('--note <text>', 'why')
    .option('--key <text>', 'sent again with the same key, it counts once')
    .addOption(json())
    .addHelpText(
      'after',
      examples(
        'evm scores award event_01jd… user_01jd… 25 --achievement "First Place" --note "Final round"',
        'evm scores award "Robotics Workshop" priya@college.example 10 --key round-1-priya',
      ),
    )
    .action(does(() => import('./award.ts')));
  scores
    .command('correct')
    .description('say what an award should have been; what is left out stays as it is (organizers, admins)')
    .argument('<award>', 'its id, see: evm scores awards')
    .option('--points <number>', 'the right number of points')
    .option('--achievement <name...>', 'the right achievements, all of them')
    .option('--no-achievements', 'no achievements')
    .option('--undo', 'take the award back: no points and no achievements')
    .option('--note <text>', 'why')
    .option('--key <text>', 'sent again with the same key, it counts once')
    .addOption(json())
    .addHelpText(
      'after',
      examples(
        'evm scores correct award_01jd… --points 15 --note "Counted twice"',
        'evm scores correct award_01jd… --undo',
      ),
    )
    .action(does(() => import('./correct.ts')));
}

function declareLooking(scores: Command, does: Does): void {
  scores
    .command('board')
    .description('show the board of one event')
    .argument('<event>', named)
    .addOption(limit())
    .addOption(json())
    .addHelpText(
      'after',
      examples('evm scores board "Robotics Workshop"', 'evm scores board event_01jd… --limit 10 --json'),
    )
    .action(does(() => import('./board.ts')));
  scores
    .command('awards')
    .description('list what was awarded at one event, the newest first')
    .argument('<event>', named)
    .addOption(limit())
    .addOption(json())
    .addHelpText(
      'after',
      examples('evm scores awards "Robotics Workshop"', 'evm scores awards event_01jd… --json id,userName,points'),
    )
    .action(does(() => import('./awards.ts')));
}
