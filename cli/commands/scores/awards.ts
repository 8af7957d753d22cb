import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, idOrTitle, json, limit } from '../../core/options.ts';
import { readUpTo } from '../../core/pages.ts';
import { showRows } from '../../core/show.ts';
import { rowFormatterFor } from '../../core/when.ts';
import { eventOf, findEvent } from '../events/find.ts';
import { sentence } from './texts.ts';

const query = document(`query ($id: ID!, $first: Int!, $after: String) {
  event(id: $id) {
    awards(first: $first, after: $after) {
      edges { node {
        id userId userName points achievements note isForAttendance awardedByName createdAt effectivePoints effectiveAchievements
        isCorrected correctedByName correctionNote
      } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`);

/** Lists only awards that the viewer may see. */
export const define: Define = (command, evm) =>
  command
    .description('list what was awarded at one event, the newest first')
    .argument('<event>', idOrTitle)
    .addOption(limit())
    .addOption(json())
    .addHelpText(
      'after',
      examples('evm scores awards "Robotics Workshop"', 'evm scores awards event_01jd… --json id,userName,points'),
    )
    .action(async (named, { limit, json }) => {
      const id = await findEvent(evm, named);
      const rows = await readUpTo(limit, async (page) => eventOf(await evm.api.ask(query, { id, ...page })).awards);
      const columns = ['id', 'createdAt', 'userName', 'effectivePoints', 'effectiveAchievements', 'awardedByName'];
      showRows(evm.io, rows.map(await rowFormatterFor(evm, json)), columns, json, sentence('noAwards'));
    });
