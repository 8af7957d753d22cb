import { deepStrictEqual } from 'node:assert';
import { encodeUuid } from '../api/core/ids/typeId.ts';
import { type Cast, openSessions, refreshSessions, type SignedInPerson } from './cast.ts';
import { withClient } from './data.ts';
import type { Finding } from './findings.ts';
import { type Answer, ask, sendAll } from './load.ts';
import { median, type ServerPair } from './measure.ts';
import { type Scenario, scenarios } from './scenarios.ts';
import type { Server } from './servers.ts';

/** People who all request a seat at one event at the same time, over persistent connections. */
interface Crowd {
  people: number;
  seats: number;
  connections: number;
}

const whole: Crowd = { people: 2000, seats: 500, connections: 250 };
const small: Crowd = { people: 100, seats: 25, connections: 20 };

/**
 * Interval in ms between other visitors, who alternately open the home page and sign in. Not only sign-ins: twenty a second
 * alone would take more than half of a core.
 */
const visitEvery = 50;
/** The highest acceptable median wait of these visitors, in ms. */
const patience = 250;

interface RushTimes {
  /** Time until the whole crowd has its answers, in ms. */
  all: number;
  /** Times of the other visitors' requests, in ms. */
  home: number[];
  signIn: number[];
}

type ServerName = 'ours' | 'baseline';

const scenarioNamed = (name: string): Scenario => scenarios.find((each) => each.name === name)!;
const [home, signIn, register] = [
  scenarioNamed('home'),
  scenarioNamed('sign-in'),
  scenarioNamed('register and cancel'),
];

/** The result for one person of the crowd. */
function outcome({ status, body }: Answer): string {
  const { errors, message } = JSON.parse(body.toString('utf8')) as {
    errors?: { extensions: { code: string } }[];
    message?: string;
  };
  if (errors) return errors[0]!.extensions.code;
  if (status === 409 && message === 'This event has reached its capacity.') return 'EVENT_FULL';
  return status === 200 ? 'a seat' : `${status} ${message}`;
}

/** One rush for a new event. Throws unless each seat was given once and all others got EVENT_FULL. */
async function rush(
  url: string,
  { port }: Server,
  whose: ServerName,
  cast: Cast,
  people: readonly SignedInPerson[],
  { seats, connections }: Crowd,
): Promise<RushTimes> {
  const uuid = await openEvent(url, seats);
  const eventId = `event_${encodeUuid(uuid)}`;
  const taking = (person: SignedInPerson) =>
    register[whose]({ ...cast, freeEventIds: new Map([[person, [eventId]]]) }, 0)[0]!;
  const queues = Array.from({ length: connections }, (_, n) =>
    people.filter((_, i) => i % connections === n).map(taking),
  );
  const pages = home[whose](cast, 0);
  const signIns = Array.from({ length: 10 }, (_, n) => signIn[whose](cast, n)).flat();
  const visits = { home: [] as Promise<number>[], signIn: [] as Promise<number>[] };
  const visit = () => {
    const [kind, requests] =
      visits.home.length > visits.signIn.length ? (['signIn', signIns] as const) : (['home', pages] as const);
    visits[kind].push(timeOf(port, requests[visits[kind].length % requests.length]!));
  };
  const start = performance.now();
  const visiting = setInterval(visit, visitEvery);
  const answers = await Promise.all(queues.map((queue) => sendAll(port, queue)));
  const all = performance.now() - start;
  clearInterval(visiting);
  const took = { home: await Promise.all(visits.home), signIn: await Promise.all(visits.signIn) };

  await requireExact(url, uuid, answers.flat(), seats);
  return { all, ...took };
}

/** With a waitlist and rules, which only our server checks. Nobody asks for a place on the waitlist. */
async function openEvent(url: string, seats: number): Promise<string> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ id: string }>(
      `INSERT INTO events (id, title, description, date, location, capacity, has_waitlist, closes_at, refuse_overlaps, created_by)
       SELECT uuidv7(), 'Rush', 'Everybody wants to come.', now() + interval '30 days', 'The small hall', $1, true,
              now() + interval '20 days', true, id
         FROM users WHERE role = 'organizer' LIMIT 1 RETURNING id`,
      [seats],
    ),
  );
  return rows[0]!.id;
}

/** Throws unless both the answers and the stored rows match the number of seats. */
async function requireExact(url: string, uuid: string, answers: readonly Answer[], seats: number): Promise<void> {
  const outcomeCounts: Record<string, number> = {};
  for (const outcomeText of answers.map(outcome)) outcomeCounts[outcomeText] = (outcomeCounts[outcomeText] ?? 0) + 1;
  deepStrictEqual(outcomeCounts, { EVENT_FULL: answers.length - seats, 'a seat': seats });
  const { rows } = await withClient(url, (client) =>
    client.query<object>(
      `SELECT taken, (SELECT count(*)::int FROM registrations WHERE event_id = e.id) AS seats,
              (SELECT count(DISTINCT user_id)::int FROM registrations WHERE event_id = e.id) AS people
         FROM events e WHERE id = $1`,
      [uuid],
    ),
  );
  deepStrictEqual({ ...rows[0] }, { taken: seats, seats, people: seats });
}

async function timeOf(port: number, request: Buffer): Promise<number> {
  const start = performance.now();
  await ask(port, request);
  return performance.now() - start;
}

/** The crowd, without the other visitors. */
async function crowdOf(
  url: string,
  secret: string,
  { participants }: Cast,
  { people }: Crowd,
): Promise<SignedInPerson[]> {
  const most = people + participants.length;
  const all = await withClient(url, (client) => openSessions(client, secret, 'participant', most));
  return all.slice(participants.length);
}

/** Throws if a server gives too few or too many seats in a small rush. */
export async function checkRush(url: string, secret: string, servers: ServerPair, cast: Cast): Promise<void> {
  const people = await crowdOf(url, secret, cast, small);
  await rush(url, servers.ours, 'ours', cast, people, small);
  await rush(url, servers.pipelined, 'baseline', cast, people, small);
}

/** 2,000 people request 500 seats. Measures the time until all have an answer, and the waits of other visitors. */
export async function benchRush(
  url: string,
  secret: string,
  servers: ServerPair,
  cast: Cast,
  rounds: number,
): Promise<Finding[]> {
  const people = await crowdOf(url, secret, cast, whole);
  const sides = [
    ['ours', servers.ours],
    ['baseline', servers.pipelined],
  ] as const;
  const times = { ours: [] as RushTimes[], baseline: [] as RushTimes[] };
  for (let round = -1; round < rounds; round++)
    for (const [whose, server] of sides) {
      await refreshSessions(url);
      const rushed = await rush(url, server, whose, cast, people, whole);
      // The first round is for warm-up.
      if (round >= 0) times[whose].push(rushed);
    }
  return findingsOf(times, rounds);
}

function findingsOf(times: Record<ServerName, RushTimes[]>, rounds: number): Finding[] {
  const all = (whose: ServerName) => median(times[whose].map((each) => each.all));
  const { people, seats, connections } = whole;
  const exact = `exactly ${seats} seats in each of ${rounds + 1} rounds`;
  const figures = `${all('ours').toFixed(0)} to ${all('baseline').toFixed(0)} ms`;
  const behind = `${figures}; ${people} people, ${connections} connections, ${exact}`;
  const meanwhile = (name: string, kind: 'home' | 'signIn'): Finding => {
    const wait = (whose: ServerName) => median(times[whose].flatMap((each) => each[kind]));
    const byHand = `${wait('baseline').toFixed(0)} ms by hand`;
    const value = wait('ours');
    return { name: `rush, ${name} meanwhile`, value, unit: 'ms', better: 'less', aim: patience, behind: byHand };
  };
  return [
    {
      name: 'rush, until all have their answer',
      value: all('ours') / all('baseline'),
      better: 'less',
      aim: 1.3,
      behind,
    },
    meanwhile('a home page of somebody else', 'home'),
    meanwhile('a sign-in of somebody else', 'signIn'),
  ];
}
