import { type Cast, openCast, refreshSessions } from './cast.ts';
import { columns } from './columns.ts';
import { withClient, fillDatabase, sizes } from './data.ts';
import { type Finding, verdict } from './findings.ts';
import { lists } from './lists.ts';
import { type MeasuredServer, type MeasureOptions, inTurns, median, perSecond } from './measure.ts';
import { scenarios, tracksOf } from './scenarios.ts';
import { type Server, startServer } from './servers.ts';

/** The least ratio of a scenario to itself with today's data, and to the better baseline with ten times the data. */
interface Aims {
  readonly itself: number;
  readonly byHand?: number;
}

const aims = new Map<string, Aims>([
  ['home', { itself: 0.9 }],
  ['list of 50', { itself: 0.9 }],
  ['list, a page deep in it', { itself: 0.9, byHand: 0.8 }],
  ['search for two words', { itself: 0.9, byHand: 0.8 }],
  ['detail', { itself: 0.9 }],
  ['50 participants of an event', { itself: 0.9 }],
  ['one event over REST', { itself: 0.9 }],
  ['register and cancel', { itself: 0.9 }],
]);

/** Every other list and search. */
const aimOfLists: Aims = { itself: 0.85 };

/** Measures requests per second with ten times the data, relative to today's data and to the baselines. */
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
  const started: Server[] = [];
  const start = async (script: string, flavour: Record<string, string> = {}) => {
    started.push(await startServer(script, { ...env, ...flavour, DATABASE_URL: url }));
    return started.at(-1)!;
  };
  try {
    const grown = await start('api/main.js');
    await fillDatabase(url, sizes.tenfold);
    const byHand = {
      pipelined: await start('bench/baseline/server.js', { FLAVOUR: 'pipelined' }),
      pooled: await start('bench/baseline/server.js', { FLAVOUR: 'pooled' }),
    };
    const grownCast = await openCast(url, env.JWT_SECRET);
    const beforeRound = () => Promise.all([effort.beforeRound(), refreshSessions(url)]);
    const findings: Finding[] = [];
    for (const scenario of [...scenarios.filter(({ name }) => aims.has(name)), ...lists]) {
      const aim = aims.get(scenario.name) ?? aimOfLists;
      const side = (server: Server, whose: 'ours' | 'baseline', of = grownCast) => ({
        server,
        tracks: tracksOf(scenario, whose, of, effort.connections),
      });
      const sides: Record<string, MeasuredServer> = {
        today: side(ours, 'ours', cast),
        tenfold: side(grown, 'ours'),
        ...(aim.byHand && {
          pipelined: side(byHand.pipelined, 'baseline'),
          pooled: side(byHand.pooled, 'baseline'),
        }),
      };
      const rounds = await inTurns(sides, { ...effort, beforeRound });
      const speed = (name: string) => median((rounds[name] ?? []).map(perSecond));
      const compareWith = (least: number, name: string, by: number): void => {
        const behind = `${speed('tenfold').toFixed(0)} of ${by.toFixed(0)} requests a second`;
        findings.push({ name, value: speed('tenfold') / by, better: 'more', aim: least, behind });
      };
      compareWith(aim.itself, `${scenario.name}, ten times the data`, speed('today'));
      if (aim.byHand) {
        const best = Math.max(speed('pipelined'), speed('pooled'));
        compareWith(aim.byHand, `${scenario.name}, ten times the data, by hand`, best);
      }
    }
    print(findings);
    return findings;
  } finally {
    for (const server of started) await server.stop();
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
