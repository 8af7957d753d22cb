import { Option } from '@commander-js/extra-typings';
import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { enumOf, examples, idOrTitle, json, limit } from '../../core/options.ts';
import { readUpTo } from '../../core/pages.ts';
import { showRows } from '../../core/show.ts';
import { rowFormatterFor } from '../../core/when.ts';
import { eventOf, findEvent } from '../events/find.ts';
import { listOrFailure } from './waitlist.ts';
import { attendanceNames, attendances, states } from './states.ts';
import { sentence } from './texts.ts';

const fields = 'state userId name email college phone specialRequirements createdAt checkedInAt isWalkIn';

const participantsQuery = document(`query ($id: ID!, $first: Int!, $after: String) {
  event(id: $id) {
    page: participants(first: $first, after: $after) {
      edges { node { ${fields} } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`);

const waitlistQuery = document(`query ($id: ID!, $first: Int!, $after: String) {
  event(id: $id) {
    page: waitlist(first: $first, after: $after) {
      edges { node { ${fields} } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`);

const requestsQuery = document(`query ($id: ID!, $first: Int!, $after: String) {
  event(id: $id) {
    page: requests(first: $first, after: $after) {
      edges { node { ${fields} } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`);

const sortedQuery = document(`query (
  $id: ID!, $first: Int!, $after: String, $search: String, $state: [SeatState!],
  $attendance: RegistrationAttendance, $sort: RegistrationSort!, $descending: Boolean!
) {
  event(id: $id) {
    page: registrations(
      first: $first, after: $after, search: $search, state: $state, attendance: $attendance, sort: $sort,
      descending: $descending
    ) {
      edges { node { ${fields} } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`);

const queryByState = { confirmed: participantsQuery, waitlisted: waitlistQuery, requested: requestsQuery };

const emptyMessageByState = {
  confirmed: sentence('noParticipants'),
  waitlisted: sentence('nobodyWaits'),
  requested: sentence('nobodyAsks'),
};

const orders = ['when', 'name', 'college', 'state'] as const;

/** The creator of the event, its managers and admins may list all. Other viewers must give `--state confirmed`. */
export const define: Define = (command, evm) =>
  command
    .description('list who has a seat, then who waits for one in the order of the line, then who asks for one')
    .argument('<event>', idOrTitle)
    .addOption(new Option('--state <state>', 'only one of them').choices(states))
    .addOption(
      new Option('--attendance <way>', 'only those who were let in, who were not, or who came without a seat').choices(
        attendanceNames,
      ),
    )
    .option('--search <words>', 'only those whose name, e-mail and college hold all of these words')
    .addOption(new Option('--sort <order>', 'all of them in another order').choices(orders))
    .option('--descending', 'that order turned around')
    .addOption(limit())
    .addOption(json())
    .addHelpText(
      'after',
      examples(
        'evm registrations list "Robotics Workshop"',
        'evm registrations list event_01jd… --state waitlisted --limit 500 > line.tsv',
        'evm registrations list event_01jd… --search "north college" --sort name',
        'evm registrations list "Robotics Workshop" --attendance not-in --json name,email',
      ),
    )
    .action(async (named, { state, limit, json, attendance, search, sort, descending }) => {
      const id = await findEvent(evm, named);
      if (search !== undefined || attendance || sort || descending) {
        const criteria = {
          search,
          state: state ? [enumOf(state)] : null,
          attendance: attendance ? attendances[attendance] : null,
          sort: enumOf(sort ?? 'state'),
          descending: descending === true,
        };
        const rows = await readUpTo(limit, async (page) =>
          listOrFailure(eventOf(await evm.api.ask(sortedQuery, { id, ...criteria, ...page })).page),
        );
        const columns = ['state', 'name', 'email', 'college', 'createdAt', 'checkedInAt', 'isWalkIn'];
        showRows(evm.io, rows.map(await rowFormatterFor(evm, json)), columns, json, sentence('nobodyFound'));
        return;
      }
      const read = (part: keyof typeof queryByState) =>
        state !== undefined && state !== part
          ? []
          : readUpTo(limit, async (page) =>
              listOrFailure(eventOf(await evm.api.ask(queryByState[part], { id, ...page })).page),
            );
      const [seated, waiting, asking] = [await read('confirmed'), await read('waitlisted'), await read('requested')];
      const rows = [
        ...seated.map((row) => ({ ...row, position: null })),
        ...waiting.map((row, n) => ({ ...row, position: n + 1 })),
        ...asking.map((row) => ({ ...row, position: null })),
      ].slice(0, Number(limit));
      const columns = ['state', 'position', 'name', 'email', 'college', 'createdAt', 'checkedInAt', 'isWalkIn'];
      showRows(
        evm.io,
        rows.map(await rowFormatterFor(evm, json)),
        columns,
        json,
        emptyMessageByState[state ?? 'confirmed'],
      );
    });
