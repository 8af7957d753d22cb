import { parseScore, validateAward } from '../../../api/leaderboard/validate.ts';
import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { refuseUsage } from '../../core/errors.ts';
import { examples, idEmailOrName, idOrTitle, json } from '../../core/options.ts';
import { showOne } from '../../core/show.ts';
import { findEvent, findParticipant } from '../events/find.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

const fields = 'userId userName rank score achievements';

const mutation = document(`mutation ($input: UpdateScoreInput!) {
  updateScore(input: $input) { award { id userName } row { ${fields} } }
}`);

export const define: Define = (command, evm) =>
  command
    .description('award points to a participant; they add to those already there (organizers, admins)')
    .argument('<event>', idOrTitle)
    .argument('<participant>', idEmailOrName)
    .argument('<points>', 'how many: 0 to a million, two decimals at most')
    .option('--achievement <name...>', 'achievements to add')
    .option('--note <text>', 'why')
    .option('--key <text>', 'sent again with the same key, it counts once')
    .addOption(json(`awardId ${fields}`))
    .addHelpText(
      'after',
      examples(
        'evm scores award event_01jd… user_01jd… 25 --achievement "First Place" --note "Final round"',
        'evm scores award "Robotics Workshop" priya@college.example 10 --key round-1-priya',
      ),
    )
    .action(async (event, participant, points, { achievement = [], note = null, key = null, json }) => {
      const typed = { points: parseScore(points), achievements: achievement, note, idempotencyKey: key };
      refuseUsage(Object.values(validateAward(typed)));
      const eventId = await findEvent(evm, event);
      const userId = await findParticipant(evm, eventId, participant);
      const { award, row } = (await evm.api.ask(mutation, { input: { eventId, userId, ...typed } })).updateScore;
      await tell(evm.io, sentence('awarded', { points: typed.points, name: award.userName }));
      showOne(evm.io, { awardId: award.id, ...row }, json);
    });
