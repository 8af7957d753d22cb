import { Option } from '@commander-js/extra-typings';
import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, idOrTitle, json, limit } from '../../core/options.ts';
import { readUpTo } from '../../core/pages.ts';
import { showRows } from '../../core/show.ts';
import { eventOf, findEvent } from '../events/find.ts';
import { lineOf } from './line.ts';

const fields = 'state userId name email college phone specialRequirements createdAt';

const seats = document(`query ($id: ID!, $first: Int!, $after: String) {
  event(id: $id) {
    page: participants(first: $first, after: $after) {
      edges { node { ${fields} } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`);

const line = document(`query ($id: ID!, $first: Int!, $after: String) {
  event(id: $id) {
    page: waitlist(first: $first, after: $after) {
      edges { node { ${fields} } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`);

/** Who waits is for the creator of the event and admins: others are refused, unless they ask for seats only. */
export const define: Define = (command, evm) =>
  command
    .description('list who has a seat, and then who waits for one in the order of the line')
    .argument('<event>', idOrTitle)
    .addOption(new Option('--state <state>', 'only one of the two').choices(['confirmed', 'waitlisted']))
    .addOption(limit())
    .addOption(json())
    .addHelpText(
      'after',
      examples(
        'evm registrations list "Robotics Workshop"',
        'evm registrations list event_01jd… --state waitlisted --limit 500 > line.tsv',
      ),
    )
    .action(async (named, { state, limit, json }) => {
      const id = await findEvent(evm, named);
      const read = (part: typeof seats | typeof line) =>
        readUpTo(limit, async (page) => lineOf(eventOf(await evm.api.ask(part, { id, ...page })).page));
      const waiting = state === 'confirmed' ? [] : await read(line);
      const seated = state === 'waitlisted' ? [] : await read(seats);
      const rows = [
        ...seated.map((row) => ({ ...row, position: null })),
        ...waiting.map((row, n) => ({ ...row, position: n + 1 })),
      ].slice(0, Number(limit));
      const columns = ['state', 'position', 'name', 'email', 'college', 'createdAt'];
      showRows(evm.io, rows, columns, json, state === 'waitlisted' ? 'Nobody waits.' : 'No participants found.');
    });
