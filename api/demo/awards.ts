import type { DemoEvent, DemoRegistration } from './rows.ts';
import { type Contest, contests, type Prize } from './contests.ts';
import type { DemoUser } from './people.ts';
import { type Random, seededRandom, shuffled } from './random.ts';

export interface DemoAward {
  eventKey: string;
  userEmail: string;
  /** The awarded points; for a correction, the corrected total. */
  points: number;
  achievements: string[];
  note: string | null;
  awardedByEmail: string;
  createdAt: Date;
  /** The award that this one corrects. */
  corrects: DemoAward | null;
}

/** People who score together. */
interface Team {
  members: string[];
  /** From 0 to 1. */
  strength: number;
  /** The points of each member per round; 0 if the team did not reach the round. */
  points: number[];
}

const hour = 3_600_000;
const participant = 'participant@evm.example';

/** The awards at all events, given by the organizers of each event, in order of time. */
export function demoAwards(
  users: readonly DemoUser[],
  events: readonly DemoEvent[],
  registrations: readonly DemoRegistration[],
): DemoAward[] {
  const random = seededRandom(717);
  const people = new Map(users.map(({ email, college }) => [email, { college, talent: random() }]));
  const awards = contests.flatMap((contest) => {
    const event = events.find(({ key }) => key === contest.event)!;
    const begins = event.date.getTime() + Math.min(...contest.rounds.map(({ after }) => after)) * hour;
    // sorted by address, so that past boards do not depend on the hour of the first start
    const guests = registrations
      .filter(({ eventKey, createdAt }) => eventKey === event.key && createdAt.getTime() < begins)
      .map(({ userEmail }) => userEmail)
      .toSorted(compare);
    const teams = teamsOf(random, contest, shuffled(random, guests), (email) => people.get(email)!);
    playRounds(random, contest, teams);
    return awardsOf(random, contest, event, teams);
  });
  return awards.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** Forms teams within colleges; strongest team first. */
function teamsOf(
  random: Random,
  { people, team: size = 1, participant: place }: Contest,
  guests: readonly string[],
  about: (email: string) => { college: string; talent: number },
): Team[] {
  const named = place === undefined ? [] : [participant];
  // no college dominates the board
  const most = Math.ceil(people / 6);
  const others = [...Map.groupBy(guests, (email) => about(email).college).values()]
    .flatMap((some) => some.slice(0, most))
    .filter((email) => email !== participant);
  const scored = [...named, ...shuffled(random, others).slice(0, people - named.length)];
  const byCollege = scored.toSorted((a, b) => compare(about(a).college, about(b).college));
  const strongest = Array.from({ length: Math.ceil(scored.length / size) }, (_, n): Team => {
    const members = byCollege.slice(n * size, (n + 1) * size);
    const talent = members.reduce((sum, email) => sum + about(email).talent, 0) / members.length;
    return { members, strength: 0.2 + 0.6 * talent + 0.2 * random(), points: [] };
  }).toSorted((a, b) => b.strength - a.strength);
  const own = strongest.findIndex(({ members }) => members.includes(participant));
  if (place === undefined) return strongest;
  const strengths = strongest.map(({ strength }) => strength);
  return strongest
    .toSpliced(own, 1)
    .toSpliced(place, 0, strongest[own]!)
    .map((team, n) => ({ ...team, strength: strengths[n]! }));
}

/** Plays all rounds; a random part lets favourites lose. */
function playRounds(random: Random, { rounds, step, shared }: Contest, teams: readonly Team[]): void {
  for (const { most, teams: howMany } of rounds) {
    const reached = new Set(standings(teams).slice(0, howMany));
    for (const team of teams) {
      const share = Math.min(1, Math.max(0, team.strength + (random() - 0.5) * 0.5));
      team.points.push(reached.has(team) ? Math.max(step, Math.round((most * share) / step) * step) : 0);
    }
  }
  if (shared === undefined) return;
  const [ahead, behind] = standings(teams).slice(shared);
  behind!.points[rounds.length - 1]! += totalOf(ahead!) - totalOf(behind!);
}

function awardsOf(random: Random, contest: Contest, event: DemoEvent, teams: readonly Team[]): DemoAward[] {
  const { rounds, prizes, mentions = [], slips = [] } = contest;
  const awards: DemoAward[] = [];
  const give = (userEmail: string, hours: number, points: number, { achievements = [], note }: Partial<Prize>) => {
    const createdAt = new Date(event.date.getTime() + Math.round(hours * hour));
    const { key: eventKey, organizerEmail: awardedByEmail } = event;
    const award = { eventKey, userEmail, points, achievements, note: note ?? null, awardedByEmail, createdAt };
    awards.push({ ...award, corrects: null });
    return awards.at(-1)!;
  };
  const order = standings(teams);
  const settled = new Map<Team, number>();

  for (const [n, { after, note }] of rounds.entries()) {
    let hours = after;
    for (const team of shuffled(random, teams).filter(({ points }) => points[n]! > 0)) {
      const points = team.points[n]!;
      const slip = slips.find(({ round, place }) => round === n && order[place] === team);
      for (const email of team.members) {
        const award = give(email, (hours += 0.002 + random() * 0.006), points - (slip?.short ?? 0), { note });
        if (!slip) continue;
        const wrong = slip.short ? award : give(email, hours + 0.001, points, { note });
        const correction = give(email, hours + slip.later, slip.short ? points : 0, { note: slip.note });
        correction.corrects = wrong;
      }
      settled.set(team, hours + (slip?.later ?? 0));
    }
  }

  const over = rounds.at(-1)!.after + 0.25;
  for (const team of order) {
    // as on the board, equal teams share a place
    const prize = prizes[order.findIndex((each) => totalOf(each) === totalOf(team))];
    let hours = Math.max(over, settled.get(team)! + 0.05);
    for (const email of prize ? team.members : []) give(email, (hours += 0.003), prize!.points ?? 0, prize!);
  }
  const people = shuffled(
    random,
    teams.flatMap(({ members }) => members),
  );
  for (const [n, mention] of mentions.entries()) give(people[n]!, over + 0.1 + n * 0.01, mention.points ?? 0, mention);
  return awards;
}

const totalOf = ({ points }: Team) => points.reduce((sum, each) => sum + each, 0);

const standings = (teams: readonly Team[]) => teams.toSorted((a, b) => totalOf(b) - totalOf(a));

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
