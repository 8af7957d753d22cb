import { createHash } from 'node:crypto';
import { toId } from '../core/ids/ids.ts';
import type { Api } from './api.ts';
import type { Person, Sql } from './build.ts';
import type { Answer } from './client.ts';

/** A row of any board in comparable form: points in hundredths, achievements in lower case and sorted. */
export interface Standing {
  id: string;
  rank: number;
  points: number;
  reachedAt: string;
  achievements?: string[];
  college?: string;
  events?: number;
  people?: number;
}

export interface Boards {
  /** By event id; only events with scores. */
  events: Record<string, Standing[]>;
  performers: Standing[];
  colleges: Standing[];
}

interface LedgerEntry {
  id: string;
  event: string;
  person: string;
  points: number;
  achievements: string[];
  corrects: string | null;
  at: Date;
}

const uniqueLowerCase = (names: readonly string[]) =>
  [...new Set(names.map((name) => name.toLowerCase()))].toSorted((a, b) => (a < b ? -1 : 1));

const foldCollege = (college: string) =>
  college.trim().replace(/\s+/g, ' ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const collegeId = (college: string) => {
  const hex = createHash('md5').update(foldCollege(college)).digest('hex');
  return toId('college', hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'));
};

/** When the total was reached: at the last part that counts. */
function reachedAtOf(parts: readonly { points: number; at: Date }[]): Date {
  const counting = parts.filter(({ points }) => points > 0);
  const times = (counting.length > 0 ? counting : parts).map(({ at }) => at.getTime());
  return new Date(counting.length > 0 ? Math.max(...times) : Math.min(...times));
}

const sum = (parts: readonly { points: number }[]) => parts.reduce((total, { points }) => total + points, 0);

function rankRows(rows: readonly Omit<Standing, 'rank'>[]): Standing[] {
  const before = (a: Omit<Standing, 'rank'>, b: Omit<Standing, 'rank'>) =>
    b.points - a.points || a.reachedAt.localeCompare(b.reachedAt) || (a.id < b.id ? -1 : 1);
  return rows
    .toSorted(before)
    .map((row) => ({ ...row, rank: 1 + rows.filter(({ points }) => points > row.points).length }));
}

/** Computes the expected boards from the ledger, the registrations, the events and the people. */
export async function reckonBoards(sql: Sql): Promise<Boards> {
  const awards = await sql<LedgerEntry>(
    `SELECT id, event_id AS event, user_id AS person, (points * 100)::int AS points, achievements, corrects, created_at AS at
       FROM awards ORDER BY created_at, id`,
  );
  const seats = await sql<{ id: string; event: string; person: string; approved: boolean; college: string }>(
    `SELECT r.id, r.event_id AS event, r.user_id AS person, e.approval = 'approved' AS approved, u.college
       FROM seats r JOIN events e ON e.id = r.event_id JOIN users u ON u.id = r.user_id`,
  );
  const corrections = Map.groupBy(awards, ({ corrects }) => corrects);
  const bySeat = Map.groupBy(corrections.get(null) ?? [], ({ event, person }) => `${event} ${person}`);

  const scores = seats.flatMap(({ id, event, person, approved, college }) => {
    const parts = (bySeat.get(`${event} ${person}`) ?? [])
      .map((award) => {
        const later = corrections.get(award.id) ?? [];
        const achievements = later.at(-1)?.achievements ?? award.achievements;
        return { ...award, points: award.points + sum(later), achievements, corrected: later.length > 0 };
      })
      .filter(({ points, achievements, corrected }) => points > 0 || achievements.length > 0 || !corrected);
    if (parts.length === 0) return [];
    const achievements = uniqueLowerCase(parts.flatMap((part) => part.achievements));
    return [{ id, event, person, approved, college, points: sum(parts), achievements, at: reachedAtOf(parts) }];
  });

  const counted = scores.filter(({ approved }) => approved);
  const performers = [...Map.groupBy(counted, ({ person }) => person).values()].map((parts) => ({
    id: toId('performer', parts[0]!.person),
    points: sum(parts),
    at: reachedAtOf(parts),
    achievements: uniqueLowerCase(parts.flatMap(({ achievements }) => achievements)),
    college: foldCollege(parts[0]!.college),
    events: parts.length,
  }));
  const colleges = [...Map.groupBy(performers, ({ college }) => college)].map(([college, people]) => ({
    id: collegeId(college),
    points: sum(people),
    reachedAt: reachedAtOf(people).toISOString(),
    college,
    people: people.length,
    events: new Set(counted.filter((score) => foldCollege(score.college) === college).map(({ event }) => event)).size,
  }));
  return {
    events: Object.fromEntries(
      [...Map.groupBy(scores, ({ event }) => event)].map(([event, rows]) => [
        toId('event', event),
        rankRows(
          rows.map(({ id, points, at, achievements, college }) => ({
            id: toId('score', id),
            points,
            reachedAt: at.toISOString(),
            achievements,
            college: foldCollege(college),
          })),
        ),
      ]),
    ),
    performers: rankRows(performers.map(({ at, ...row }) => ({ ...row, reachedAt: at.toISOString() }))),
    colleges: rankRows(colleges),
  };
}

interface BoardRowAnswer {
  id: string;
  rank: number;
  score?: number;
  totalScore?: number;
  reachedAt: string;
  achievements?: string[];
  college: string;
  eventCount?: number;
  participantCount?: number;
}

interface BoardPageAnswer {
  totalCount: number;
  edges: { node: BoardRowAnswer }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const standingOf = (row: BoardRowAnswer): Standing => ({
  id: row.id,
  rank: row.rank,
  points: Math.round((row.score ?? row.totalScore ?? Number.NaN) * 100),
  reachedAt: row.reachedAt,
  ...(row.achievements && { achievements: uniqueLowerCase(row.achievements) }),
  college: foldCollege(row.college),
  ...(row.eventCount !== undefined && { events: row.eventCount }),
  ...(row.participantCount !== undefined && { people: row.participantCount }),
});

/** Reads all boards page by page, as a viewer who can see all events. */
export async function readBoards(api: Pick<Api, 'as' | 'sql'>, viewer: Person, first = 100): Promise<Boards> {
  const ask = api.as(viewer);
  const whole = async (query: string, id?: string): Promise<Standing[]> => {
    const rows: Standing[] = [];
    for (let after: string | null = null; ;) {
      const answer: Answer<{ board: BoardPageAnswer; event?: { board: BoardPageAnswer } }> = await ask(query, {
        first,
        after,
        ...(id && { id }),
      });
      if (answer.code) throw new Error(`A board cannot be read: ${JSON.stringify(answer.errors)}`);
      const { edges, pageInfo, totalCount } = answer.data.event?.board ?? answer.data.board;
      rows.push(...edges.map(({ node }) => standingOf(node)));
      if (pageInfo.hasNextPage) after = pageInfo.endCursor;
      else if (rows.length === totalCount) return rows;
      else throw new Error(`A board of ${totalCount} has ${rows.length} rows.`);
    }
  };
  const page = (fields: string) =>
    `totalCount edges { node { id rank reachedAt college ${fields} } } pageInfo { hasNextPage endCursor }`;
  const args = '$first: Int!, $after: String';
  const pass = 'first: $first, after: $after';
  const events: Record<string, Standing[]> = {};
  for (const { id } of await api.sql<{ id: string }>('SELECT id FROM events ORDER BY id')) {
    const eventId = toId('event', id);
    const query = `query ($id: ID!, ${args}) {
      event(id: $id) { board: leaderboard(${pass}) { ${page('score achievements')} } } }`;
    const rows = await whole(query, eventId);
    if (rows.length > 0) events[eventId] = rows;
  }
  return {
    events,
    performers: await whole(
      `query (${args}) { board: topPerformers(${pass}) { ${page('totalScore achievements eventCount')} } }`,
    ),
    colleges: await whole(
      `query (${args}) { board: collegeRankings(${pass}) { ${page('totalScore eventCount participantCount')} } }`,
    ),
  };
}

/** Compares shown and expected boards: one line per row that is only in one of them. */
export async function boardFaults(api: Pick<Api, 'as' | 'sql'>, viewer: Person): Promise<string[]> {
  const [actual, expected] = [linesOf(await readBoards(api, viewer)), linesOf(await reckonBoards(api.sql))];
  return [
    ...actual.filter((line) => !expected.includes(line)).map((line) => `shown: ${line}`),
    ...expected.filter((line) => !actual.includes(line)).map((line) => `right: ${line}`),
  ];
}

function linesOf({ events, performers, colleges }: Boards): string[] {
  const lines = (name: string, rows: readonly Standing[]) =>
    rows.map((row, place) => `${name} at ${place}: ${JSON.stringify(row, Object.keys(row).toSorted())}`);
  return [
    ...Object.entries(events).flatMap(([id, rows]) => lines(id, rows)),
    ...lines('performers', performers),
    ...lines('colleges', colleges),
  ];
}
