import { parseScore, validateAward } from '../../../api/leaderboard/validate.ts';
import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { exitCodes, Failure, refuseUsage } from '../../core/errors.ts';
import { examples, json } from '../../core/options.ts';
import { showOne } from '../../core/show.ts';
import { tell } from '../../core/language.ts';
import { message } from '../../core/texts.ts';
import { sentence } from './texts.ts';

const fields = 'id userName points effectivePoints effectiveAchievements';

const query = document(`query ($id: ID!) {
  node(id: $id) { ... on Award { effectivePoints effectiveAchievements } }
}`);

const mutation = document(`mutation ($input: CorrectScoreInput!) {
  correctScore(input: $input) { award { ${fields} } row { rank score } }
}`);

export const define: Define = (command, evm) =>
  command
    .description('say what an award should have been; what is left out stays as it is (organizers, admins)')
    .argument('<award>', 'its id, see: evm scores awards')
    .option('--points <number>', 'the right number of points')
    .option('--achievement <name...>', 'the right achievements, all of them')
    .option('--no-achievements', 'no achievements')
    .option('--undo', 'take the award back: no points and no achievements')
    .option('--note <text>', 'why')
    .option('--key <text>', 'sent again with the same key, it counts once')
    .addOption(json(`${fields} score rank`))
    .addHelpText(
      'after',
      examples(
        'evm scores correct award_01jd… --points 15 --note "Counted twice"',
        'evm scores correct award_01jd… --undo',
      ),
    )
    .action(async (awardId, { note = null, key = null, json, ...options }) => {
      const changes = changesOf(options);
      if (Object.keys(changes).length === 0)
        throw new Failure(sentence('nothingToCorrect'), exitCodes.usage, sentence('giveOneOf'));
      const more = { note, idempotencyKey: key };
      refuseUsage(Object.values(validateAward({ ...changes, ...more })));

      const { node } = await evm.api.ask(query, { id: awardId });
      if (!node || !('effectivePoints' in node))
        throw new Failure(
          sentence('notFound'),
          exitCodes.failed,
          message('findIdWith', { command: 'evm scores awards <event>' }),
        );
      const current = { points: node.effectivePoints, achievements: node.effectiveAchievements };
      const input = { awardId, ...current, ...changes, ...more };
      const { award, row } = (await evm.api.ask(mutation, { input })).correctScore;
      await tell(evm.io, sentence('worth', { name: award.userName, points: award.effectivePoints }));
      showOne(evm.io, { ...award, score: row?.score ?? 0, rank: row?.rank ?? null }, json);
    });

interface Options {
  points?: string;
  achievement?: string[];
  /** False after `--no-achievements`. */
  achievements: boolean;
  undo?: true;
}

function changesOf({ points, achievement, achievements, undo }: Options) {
  if (undo && (points !== undefined || achievement)) throw new Failure(sentence('undoAlone'), exitCodes.usage);
  if (undo) return { points: 0, achievements: [] };
  return {
    ...(points !== undefined && { points: parseScore(points) }),
    ...(achievement && { achievements: achievement }),
    ...(!achievements && { achievements: [] }),
  };
}
