import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, idOrTitle, json, limit } from '../../core/options.ts';
import { readUpTo } from '../../core/pages.ts';
import { showRows } from '../../core/show.ts';
import { shownBy } from '../../core/when.ts';
import { findEvent } from './find.ts';

const counts = document('query ($id: ID!) { doorList(eventId: $id) { attendance { in expected } } }');

const query = document(`query ($id: ID!, $first: Int!, $after: String) {
  doorList(eventId: $id) {
    people(onlyIn: true, first: $first, after: $after) {
      edges { node { at name college by door userId } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`);

export const define: Define = (command, evm) =>
  command
    .description('say how many are in, and list them (helpers at the door, whoever runs the event)')
    .argument('<event>', idOrTitle)
    .addOption(limit())
    .addOption(json('at name college by door userId'))
    .addHelpText(
      'after',
      examples(
        'evm events attendance "Robotics Workshop"',
        'evm events attendance event_01jd… --limit 1000 --json at,name',
      ),
    )
    .action(async (named, { limit, json }) => {
      const id = await findEvent(evm, named);
      const { attendance } = (await evm.api.ask(counts, { id })).doorList;
      const rows = await readUpTo(limit, async (page) => (await evm.api.ask(query, { id, ...page })).doorList.people);
      evm.io.say(`In: ${attendance.in} of ${attendance.expected}.`);
      showRows(
        evm.io,
        rows.map(await shownBy(evm, json)),
        ['at', 'name', 'college', 'by', 'door'],
        json,
        'Nobody is in.',
      );
    });
