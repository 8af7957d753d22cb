import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, idOrTitle, json, limit } from '../../core/options.ts';
import { readUpTo } from '../../core/pages.ts';
import { showRows } from '../../core/show.ts';
import { rowFormatterFor } from '../../core/when.ts';
import { findEvent } from './find.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

const counts = document('query ($id: ID!) { doorList(eventId: $id) { attendance { in expected walkIns } } }');

const guests = document(`query ($id: ID!, $first: Int!, $after: String) {
  doorList(eventId: $id) {
    guests(first: $first, after: $after) {
      edges { node { at name by door } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`);

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
    .description('say how many are in, and list them, guests at the end (helpers at the door, whoever runs the event)')
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
      const room = Number(limit) - rows.length;
      const others =
        room > 0 && attendance.walkIns > 0
          ? await readUpTo(String(room), async (page) => (await evm.api.ask(guests, { id, ...page })).doorList.guests)
          : [];
      const { in: count, expected, walkIns } = attendance;
      const isIn =
        walkIns > 0 ? sentence('inWithWalkIns', { count, expected, walkIns }) : sentence('in', { count, expected });
      await tell(evm.io, isIn);
      showRows(
        evm.io,
        [...rows, ...others.map((guest) => ({ ...guest, college: null, userId: null }))].map(
          await rowFormatterFor(evm, json),
        ),
        ['at', 'name', 'college', 'by', 'door'],
        json,
        sentence('nobodyIn'),
      );
    });
