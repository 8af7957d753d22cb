import type { Cast } from './cast.ts';
import { request } from './load.ts';
import { storeOperation } from './operations.ts';
import { each, type Edge, nodes, type Scenario } from './scenarios.ts';

// The fields that the web client's leaderboards request per row. The bench has its own operations, so that changes of a
// screen do not change what it measures.

const page = 'edges { cursor node { __typename FIELDS } } pageInfo { endCursor hasNextPage }';
const person = 'id rank userId userName college achievements reachedAt';

const board = storeOperation(`query ($id: ID!, $first: Int!, $after: String) {
  event(id: $id) { id leaderboard(first: $first, after: $after) { ${page.replace('FIELDS', `${person} score`)} } } }`);

const performers = storeOperation(`query ($first: Int!) {
  board: topPerformers(first: $first) { ${page.replace('FIELDS', `${person} eventCount totalScore`)} } }`);

const colleges = storeOperation(`query ($first: Int!) { board: collegeRankings(first: $first) {
  ${page.replace('FIELDS', 'id rank college totalScore participantCount eventCount reachedAt')} } }`);

const award = storeOperation(`mutation ($input: UpdateScoreInput!) { updateScore(input: $input) {
  award { id points achievements note createdAt awardedByName }
  row { id rank userId userName college score achievements } } }`);

interface Board {
  edges: Edge[];
  pageInfo: { hasNextPage: boolean };
}

interface EventBoard {
  data: { event: { id: string; leaderboard: Board } };
}

const plainBoard = ({ edges, pageInfo: { hasNextPage } }: Board) => ({ rows: nodes(edges), hasNextPage });
const plainEvent = ({ data: { event } }: EventBoard) => ({ id: event.id, ...plainBoard(event.leaderboard) });

const boardPath = (prefix: string, { boardId }: Cast, after?: string) =>
  `${prefix}/events/${boardId}/board?first=100${after ? `&after=${after}` : ''}`;

const readingOn = (prefix: string) => (cast: Cast, n: number) =>
  each(cast.participants, n, ({ token }) =>
    cast.boardPages.map((after) => request('GET', boardPath(prefix, cast, after), token)),
  );

const overall = (name: string, path: string, text: typeof performers, first: number): Scenario => {
  const baseline = (prefix: string) => (cast: Cast, n: number) =>
    each(cast.participants, n, ({ token }) => request('GET', `${prefix}/${path}?first=${first}`, token));
  return {
    name,
    aim: 0.75,
    unit: 1,
    ours: (cast, n) => each(cast.participants, n, (person) => text(person, { first })),
    baseline: baseline(''),
    summed: baseline('/summed'),
    plain: ({ data }: { data: { board: Board } }) => plainBoard(data.board),
  };
};

export const boardScenarios: Scenario[] = [
  {
    name: 'board, 100 of 500 rows',
    aim: 0.75,
    unit: 1,
    ours: (cast, n) => each(cast.participants, n, (person) => board(person, { id: cast.boardId, first: 100 })),
    baseline: (cast, n) => each(cast.participants, n, ({ token }) => request('GET', boardPath('', cast), token)),
    summed: (cast, n) => each(cast.participants, n, ({ token }) => request('GET', boardPath('/summed', cast), token)),
    plain: plainEvent,
  },
  {
    name: 'board, all 500 in five pages',
    aim: 0.75,
    unit: 5,
    ours: (cast, n) =>
      each(cast.participants, n, (person) =>
        cast.boardPages.map((after) => board(person, { id: cast.boardId, first: 100, after })),
      ),
    baseline: readingOn(''),
    summed: readingOn('/summed'),
    plain: plainEvent,
  },
  overall('board of all events, first 20', 'performers', performers, 20),
  overall('board of colleges, first 50', 'colleges', colleges, 50),
  {
    name: 'award',
    aim: 0.6,
    unit: 1,
    ours: (cast, n) =>
      awards(cast, n, (person, { eventId, userId, ...given }) =>
        award(person, { input: { eventId, userId, ...given } }),
      ),
    baseline: (cast, n) =>
      awards(cast, n, ({ token }, { eventId, userId, ...given }) =>
        request('PUT', `/events/${eventId}/scores/${userId}`, token, given),
      ),
    made: ['id', 'createdAt'],
    plain: ({ data }: { data: { updateScore: unknown } }) => data.updateScore,
  },
];

type AwardValues = Cast['seats'][number] & { points: number; achievements: string[]; note: string };

/** The first award has 0 points, because the servers share the tables and `compare` expects the same sums from each. */
const awards = (
  cast: Cast,
  connection: number,
  make: (person: Cast['organizers'][number], values: AwardValues) => Buffer,
) =>
  each(cast.organizers, connection, (person, i) =>
    make(person, {
      ...cast.seats[(connection * 100 + i) % cast.seats.length]!,
      points: i === 0 ? 0 : 1 + (i % 20) / 4,
      achievements: i % 10 === 0 ? ['Early Bird'] : [],
      note: `Round ${1 + (i % 3)}`,
    }),
  );
