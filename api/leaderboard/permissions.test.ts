import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import type { BuiltEvent, Person } from '../testing/build.ts';
import { awardsIn, type BuiltAward, scorers } from '../testing/scores.ts';

let api: Api;
let score: ReturnType<typeof scorers>;
let people: Record<'participant' | 'other' | 'owner' | 'organizer' | 'admin', Person>;
const events: Partial<Record<'approved' | 'pending' | 'rejected', BuiltEvent>> = {};
let award: BuiltAward;

type ViewerName = keyof typeof people;
type EventName = 'approved' | 'pending' | 'rejected';

beforeAll(async () => {
  api = await startApi();
  score = scorers(api);
  people = {
    participant: await api.buildUser({ firstName: 'Asha', lastName: 'Rao' }),
    other: await api.buildUser(),
    owner: await api.buildUser({ role: 'organizer', firstName: 'Olga', lastName: 'Nizer' }),
    organizer: await api.buildUser({ role: 'organizer' }),
    admin: await api.buildUser({ role: 'admin' }),
  };
  const { participant, other, owner } = people;
  for (const approval of ['approved', 'pending', 'rejected'] as const) {
    const event = await api.buildEvent({ createdBy: owner, approval });
    await api.buildRegistrations(event, [participant, other]);
    const [first] = await awardsIn(api.sql)([
      { event, to: participant, by: owner, points: 10, achievements: ['First Place'], note: `The ${approval} one` },
      { event, to: other, by: owner, points: 4 },
    ]);
    events[approval] = event;
    if (approval === 'approved') award = first!;
  }
});
afterAll(() => api?.close());

const forbidden = "You don't have permission to update participant scores.";
const visibleTo: Record<EventName, ViewerName[]> = {
  approved: ['participant', 'other', 'owner', 'organizer', 'admin'],
  pending: ['owner', 'admin'],
  rejected: ['owner', 'admin'],
};
const everybody = visibleTo.approved;
const each = (Object.keys(visibleTo) as EventName[]).flatMap((which) => everybody.map((who) => ({ which, who })));

/** The expected error code and message; undefined if scoring succeeds. */
function outcomeFor(which: EventName, who: ViewerName, notFound: string): [code?: string, message?: string] {
  if (people[who].role === 'participant') return ['FORBIDDEN', forbidden];
  return visibleTo[which].includes(who) ? [undefined, undefined] : ['NOT_FOUND', notFound];
}

const awardInput = 'updateScore(input: { eventId: "event_1", userId: "user_1", points: 1 })';
const correctInput = 'correctScore(input: { awardId: "award_1", points: 1 })';

describe('a request without a session', () => {
  test.each([
    `mutation { ${awardInput} { award { id } } }`,
    `mutation { ${correctInput} { award { id } } }`,
    '{ topPerformers { totalCount } }',
    '{ collegeRankings { totalCount } }',
    '{ event(id: "event_1") { leaderboard { totalCount } } }',
  ])('a request without a session gets UNAUTHENTICATED: %s', async (query) => {
    expect(await api.graphql(query)).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'Please log in to continue.',
    });
  });

  test('a request without a session cannot read nodes by id', async () => {
    for (const { id } of [award, ...(await rowsOf(people.admin, events.approved!))])
      expect((await api.graphql('query ($id: ID!) { node(id: $id) { id } }', { id })).code).toBe('UNAUTHENTICATED');
  });
});

async function rowsOf(viewer: Person, event: BuiltEvent): Promise<{ id: string; userId: string; score: number }[]> {
  const { data } = await api.as(viewer)<{
    event: { leaderboard: { edges: { node: { id: string; userId: string; score: number } }[] } } | null;
  }>('query ($id: ID!) { event(id: $id) { leaderboard { edges { node { id userId score } } } } }', { id: event.id });
  return data.event?.leaderboard.edges.map(({ node }) => node) ?? [];
}

describe('awarding', () => {
  test.each(each)('organizers and admins award at events that they see: $which, as $who', async ({ which, who }) => {
    const before = await rowsOf(people.admin, events[which]!);
    const answer = await score.award(people[who], events[which]!, people.other, { points: 1 });
    const after = await rowsOf(people.admin, events[which]!);
    expect([answer.code, answer.message]).toEqual(outcomeFor(which, who, 'Event not found'));
    expect(answer.row?.userId).toBe(answer.code ? undefined : people.other.id);
    expect(after.find(({ userId }) => userId === people.other.id)!.score).toBe(
      before.find(({ userId }) => userId === people.other.id)!.score + (answer.code ? 0 : 1),
    );
  });

  test('an invalid award is refused with the messages of the form', async () => {
    const { owner, other } = people;
    const event = events.approved!;
    const refused = async (eventId: string, userId: string, input = {}) => {
      const { code, message, fields } = await score.award(owner, { id: eventId }, { id: userId }, input);
      return { code, message, fields };
    };
    const invalid = (fields: Record<string, string>) => ({
      code: 'VALIDATION_FAILED',
      message: Object.values(fields)[0],
      fields,
    });
    for (const userId of ['', ' '])
      expect(await refused(event.id, userId)).toEqual(invalid({ userId: 'Please select a participant' }));
    expect(await refused(event.id, other.id, { points: -1 })).toEqual(
      invalid({ points: 'Please enter a valid score (must be a positive number)' }),
    );
    expect(await refused(event.id, other.id, { points: 0.125, note: 'x'.repeat(501) })).toEqual(
      invalid({ points: 'Score must have at most two decimals', note: 'Note must be at most 500 characters' }),
    );
    for (const eventId of ['', 'undefined', 'null']) {
      const { code, fields } = await refused(eventId, other.id);
      expect([code, fields]).toEqual(['VALIDATION_FAILED', { eventId: `Invalid _id: ${eventId}` }]);
    }
    for (const eventId of ['event_1', other.id, event.id.toUpperCase()])
      expect(await refused(eventId, other.id)).toMatchObject({ code: 'NOT_FOUND', message: 'Event not found' });
    const stranger = await api.buildUser();
    for (const userId of [stranger.id, owner.id, event.id, 'user_1', 'undefined'])
      expect(await refused(event.id, userId)).toEqual({
        code: 'NOT_REGISTERED',
        message: 'Selected participant data not found',
        fields: undefined,
      });
  });

  test('points are required, and points of a wrong type cause no server error', async () => {
    for (const points of [null, '5', true, []])
      expect(
        (await score.award(people.owner, events.approved!, people.other, { points: points as unknown as number }))
          .status,
      ).toBeLessThan(500);
    expect(
      (
        await api.as(people.owner)(
          'mutation ($input: UpdateScoreInput!) { updateScore(input: $input) { row { id } } }',
          {
            input: { eventId: events.approved!.id, userId: people.other.id },
          },
        )
      ).errors,
    ).not.toEqual([]);
  });
});

describe('correcting', () => {
  test.each(each)(
    'organizers and admins correct awards at events that they see: $which, as $who',
    async ({ which, who }) => {
      const { owner, other } = people;
      const [own] = await awardsIn(api.sql)([{ event: events[which]!, to: other, by: owner, points: 3 }]);
      const answer = await score.correct(people[who], own!, { points: 2 });
      expect([answer.code, answer.message]).toEqual(outcomeFor(which, who, 'Award not found'));
      expect(answer.award?.effectivePoints).toBe(answer.code ? undefined : 2);
    },
  );

  test.each(['', 'award_1', 'undefined', 'award_01jd7z5v9gfa9v5cz8n5c0v0zz'])(
    'the id %j is not found as an award',
    async (id) => {
      expect(await score.correct(people.admin, { id })).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Award not found',
      });
    },
  );

  test('ids of other kinds are not found as awards', async () => {
    for (const id of [
      events.approved!.id,
      people.other.id,
      ...(await rowsOf(people.admin, events.approved!)).map((r) => r.id),
    ])
      expect((await score.correct(people.admin, { id })).code).toBe('NOT_FOUND');
  });
});

describe('the board of an event', () => {
  test.each(each)('a viewer sees the board if they see the event: $which, as $who', async ({ which, who }) => {
    const { data } = await api.as(people[who])<{ event: Record<string, unknown> | null }>(
      `query ($id: ID!, $person: ID!) { event(id: $id) {
         viewerCanUpdateScores viewerScore { userId } participantScore(userId: $person) { userId }
         leaderboard { totalCount } scoreProgression { row { userId } } } }`,
      { id: events[which]!.id, person: people.participant.id },
    );
    const { participant, other, [who]: viewer } = people;
    const seen: unknown = expect.objectContaining({
      viewerCanUpdateScores: viewer.role !== 'participant',
      viewerScore: viewer === participant || viewer === other ? { userId: viewer.id } : null,
      participantScore: { userId: participant.id },
      leaderboard: { totalCount: 2 },
    });
    expect(data.event).toEqual(visibleTo[which].includes(who) ? seen : null);
  });
});

describe('the single awards', () => {
  const query = `query ($id: ID!, $person: ID!) { event(id: $id) {
    awards { totalCount edges { node { userId note } } }
    participantScore(userId: $person) { awards { totalCount edges { node { userId note } } } } } }`;

  test.each(everybody)('organizers and admins see all awards, participants only their own: %s', async (who) => {
    const [event, viewer] = [await api.buildEvent({ createdBy: people.owner }), people[who]];
    const { participant, other, owner } = people;
    await api.buildRegistrations(event, [participant, other]);
    await awardsIn(api.sql)([
      { event, to: participant, by: owner, note: 'One' },
      { event, to: other, by: owner, note: 'Two' },
    ]);
    const { data } = await api.as(viewer)<{ event: Record<string, unknown> }>(query, {
      id: event.id,
      person: participant.id,
    });
    const connectionOf = (...nodes: { userId: string; note: string }[]) => ({
      totalCount: nodes.length,
      edges: nodes.map((node) => ({ node })),
    });
    const [one, two] = [
      { userId: participant.id, note: 'One' },
      { userId: other.id, note: 'Two' },
    ];
    const seen = viewer === participant ? [one] : viewer === other ? [two] : [two, one];
    expect(data.event.awards).toEqual(connectionOf(...seen));
    expect(data.event.participantScore).toEqual({ awards: viewer === other ? connectionOf() : connectionOf(one) });
  });
});

describe('reading nodes by id', () => {
  const node = async (viewer: Person, id: string) =>
    (await api.as(viewer)('query ($id: ID!) { node(id: $id) { __typename id } }', { id })).data.node;

  test.each(each)('a row of the $which event is found if the viewer sees the event: $who', async ({ which, who }) => {
    const [row] = await rowsOf(people.admin, events[which]!);
    const found = visibleTo[which].includes(who) ? { __typename: 'LeaderboardRow', id: row!.id } : null;
    expect(await node(people[who], row!.id)).toEqual(found);
  });

  test.each(each)(
    'an award at the $which event is found by its participant and by awarders who see the event: $who',
    async ({ which, who }) => {
      const { participant, owner } = people;
      const [own] = await awardsIn(api.sql)([{ event: events[which]!, to: participant, by: owner, points: 0 }]);
      const found = visibleTo[which].includes(who) && who !== 'other' ? { __typename: 'Award', id: own!.id } : null;
      expect(await node(people[who], own!.id)).toEqual(found);
    },
  );

  test('all viewers find top performers and colleges', async () => {
    const boards = `{ topPerformers { edges { node { id } } } collegeRankings { edges { node { id } } } }`;
    type Edges = { edges: { node: { id: string } }[] };
    const { data } = await api.as(people.other)<{ topPerformers: Edges; collegeRankings: Edges }>(boards);
    const [performer, college] = [data.topPerformers.edges[0]!.node.id, data.collegeRankings.edges[0]!.node.id];
    for (const who of everybody) {
      expect(await node(people[who], performer)).toEqual({ __typename: 'TopPerformer', id: performer });
      expect(await node(people[who], college)).toEqual({ __typename: 'CollegeRanking', id: college });
    }
  });

  test.each(['award', 'score', 'performer', 'college'])('an unknown %s id is null', async (kind) => {
    for (const id of [`${kind}_01jd7z5v9gfa9v5cz8n5c0v0zz`, `${kind}_1`, kind])
      expect(await node(people.admin, id)).toBeNull();
  });

  test('the id of a correction is not found as an award', async () => {
    const { owner, other } = people;
    const [own] = await awardsIn(api.sql)([{ event: events.approved!, to: other, by: owner, points: 3 }]);
    await score.correct(owner, own!, { points: 2 });
    const [correction] = await api.sql<{ id: string }>('SELECT id FROM awards WHERE corrects = $1', [own!.uuid]);
    expect(await node(people.admin, api.idOf('award', correction!.id))).toBeNull();
    expect((await score.correct(owner, { id: api.idOf('award', correction!.id) }, { points: 9 })).code).toBe(
      'NOT_FOUND',
    );
  });
});

test('the overall boards count only approved events, for all viewers', async () => {
  const { participant } = people;
  const [counted] = await api.sql<{ points: number; events: number }>(
    `SELECT sum(points)::float8 AS points, count(DISTINCT event_id)::int AS events
       FROM awards a JOIN events e ON e.id = a.event_id WHERE user_id = $1 AND approval = 'approved'`,
    [participant.uuid],
  );
  for (const who of everybody) {
    const { data } = await api.as(people[who])<{
      topPerformers: { edges: { node: { userId: string; eventCount: number; totalScore: number } }[] };
      home: { topPerformers: { userId: string; totalScore: number }[] };
    }>(`{ topPerformers { edges { node { userId eventCount totalScore } } }
          home { topPerformers { userId totalScore } } }`);
    const mine = data.topPerformers.edges.find(({ node }) => node.userId === participant.id)!.node;
    expect(mine).toMatchObject({ totalScore: counted!.points, eventCount: counted!.events });
    expect(data.home.topPerformers).toContainEqual({ userId: participant.id, totalScore: counted!.points });
  }
});
