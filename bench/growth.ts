import { type Cast, openCast, refreshSessions } from './cast.ts';
import { columns } from './columns.ts';
import { withClient, fillDatabase, sizes } from './data.ts';
import { type Finding, verdict } from './findings.ts';
import { type MeasureOptions, inTurns, median, perSecond } from './measure.ts';
import { scenarios, tracksOf } from './scenarios.ts';
import { type Server, startServer } from './servers.ts';

/** The aims of scenarios that must not get slower with more data. The search has none, because it finds ten times more. */
const aims = new Map<string, number | undefined>([
  ['home', 0.9],
  ['list of 50', 0.9],
  ['list, a page deep in it', 0.9],
  ['search for two words', undefined],
  ['detail', 0.9],
  ['50 participants of an event', 0.9],
  ['one event over REST', 0.9],
  ['register and cancel', 0.9],
]);

/** Measures requests per second with ten times the data, relative to today's data. */
export async function benchGrowth(
  ours: Server,
  cast: Cast,
  env: { DATABASE_URL: string; JWT_SECRET: string } & Record<string, string>,
  effort: MeasureOptions,
): Promise<Finding[]> {
  const address = new URL(env.DATABASE_URL);
  address.pathname = '/tenfold';
  const url = address.href;
  await withClient(env.DATABASE_URL, (client) => client.query('CREATE DATABASE tenfold'));
  const grown = await startServer('api/main.js', { ...env, DATABASE_URL: url });
  try {
    await fillDatabase(url, sizes.tenfold);
    const grownCast = await openCast(url, env.JWT_SECRET);
    const beforeRound = () => Promise.all([effort.beforeRound(), refreshSessions(url)]);
    const findings: Finding[] = [];
    for (const scenario of scenarios.filter(({ name }) => aims.has(name))) {
      const roundsBySide = await inTurns(
        {
          today: { server: ours, tracks: tracksOf(scenario, 'ours', cast, effort.connections) },
          tenfold: { server: grown, tracks: tracksOf(scenario, 'ours', grownCast, effort.connections) },
        },
        { ...effort, beforeRound },
      );
      const [today, tenfold] = [roundsBySide.today, roundsBySide.tenfold].map((rounds) =>
        median(rounds.map(perSecond)),
      );
      const aim = aims.get(scenario.name);
      findings.push({
        name: `${scenario.name}, ten times the data`,
        value: tenfold! / today!,
        better: 'more',
        ...(aim && { aim }),
        behind: `${tenfold!.toFixed(0)} of ${today!.toFixed(0)} requests a second`,
      });
    }
    print(findings);
    return findings;
  } finally {
    await grown.stop();
  }
}

function print(findings: readonly Finding[]): void {
  const { events, users, registrations, awards } = sizes.tenfold;
  const [much, many, more, same] = [events, users, registrations, awards].map((each) => each.toLocaleString('en'));
  process.stdout.write(
    `\nThe same with ${much} events, ${many} users and ${more} registrations (and as many awards: ${same}).\n\n`,
  );
  const rows = findings.map((each) => [
    each.name,
    each.value.toFixed(2),
    each.aim?.toFixed(2) ?? '',
    verdict(each),
    each.behind,
  ]);
  process.stdout.write(columns([['', 'ratio', 'aim', '', ''], ...rows]));
}
