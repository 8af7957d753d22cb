import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, idOrTitle, json, limit } from '../../core/options.ts';
import { readUpTo } from '../../core/pages.ts';
import { showRows } from '../../core/show.ts';
import { rowFormatterFor } from '../../core/when.ts';
import { eventOf, findEvent } from '../events/find.ts';
import { listOrFailure } from './waitlist.ts';
import { addTableOptions, criteriaOf } from './filter.ts';
import { sentence } from './texts.ts';

const fields =
  'state userId name email college phone specialRequirements createdAt checkedInAt isWalkIn waitlistPosition';

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
  $attendance: RegistrationAttendance, $questionId: ID, $answer: String, $sort: RegistrationSort!, $sortQuestionId: ID,
  $descending: Boolean!
) {
  event(id: $id) {
    page: registrations(
      first: $first, after: $after, search: $search, state: $state, attendance: $attendance, questionId: $questionId,
      answer: $answer, sort: $sort, sortQuestionId: $sortQuestionId, descending: $descending
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

/** The creator of the event, its managers and admins may list all. Other viewers must give `--state confirmed`. */
export const define: Define = (command, evm) =>
  addTableOptions(command)
    .description('list who has a seat, then who waits for one in the order of the line, then who asks for one')
    .argument('<event>', idOrTitle)
    .addOption(limit())
    .addOption(json())
    .addHelpText(
      'after',
      examples(
        'evm registrations list "Robotics Workshop"',
        'evm registrations list event_01jd… --state waitlisted --limit 500 > line.tsv',
        'evm registrations list event_01jd… --search "north college" --sort name',
        'evm registrations list "Robotics Workshop" --attendance not-in --json name,email',
        'evm registrations list "Robotics Workshop" --question "Which size?" --sort answer',
      ),
    )
    .action(async (named, { limit, json, state, ...options }) => {
      const id = await findEvent(evm, named);
      if (Object.keys(options).length > 0) {
        const criteria = await criteriaOf(evm, id, { state, ...options });
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
