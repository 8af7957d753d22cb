#!/usr/bin/env node
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Argument, Command, CommanderError, Option } from 'commander';
import { openApi } from './core/api.ts';
import { exitCodes, Failure } from './core/errors.ts';
import { type Io, processIo } from './core/io.ts';

const examples = (...lines: string[]) => `\nExamples:\n${lines.map((line) => `  $ ${line}`).join('\n')}`;

const json = () => new Option('--json [fields]', 'print JSON, all fields or the named ones (comma-separated)');

const limit = () => new Option('--limit <number>', 'how many at most').default('30');

/** The command with all its parts. Each one's code is loaded when it runs. */
export function buildProgram(io: Io): Command {
  const program = new Command('evm')
    .description('Runs college events from a terminal. Data goes to stdout, talk to stderr.')
    .option('--host <address>', 'the server (or EVM_HOST; else that of the last sign-in)')
    .configureOutput({ writeOut: (text) => io.out(text.trimEnd()), writeErr: (text) => io.say(text.trimEnd()) })
    .configureHelp({ showGlobalOptions: true })
    .exitOverride()
    .addHelpText('after', examples('evm login', 'evm events list --filter upcoming', 'evm api "{ viewer { name } }"'))
    .addHelpText('after', '\nExit codes: 0 done, 1 failed, 2 wrong usage, 4 not signed in.');
  const api = () => openApi(io.env, program.opts<{ host?: string }>().host);

  program
    .command('login')
    .description('sign in and keep the token (EVM_TOKEN stands in for it elsewhere)')
    .option('--email <address>', 'the e-mail address of the account')
    .option('--password-stdin', 'read the password from standard input')
    .addHelpText('after', examples('evm login', 'pass evm | evm login --email admin@college.example --password-stdin'))
    .action(async (options: { email?: string; passwordStdin?: boolean }) =>
      (await import('./commands/session/login.ts')).run(io, { ...options, ...program.opts<{ host?: string }>() }),
    );
  program
    .command('logout')
    .description('end the session')
    .action(async () => (await import('./commands/session/logout.ts')).run(io, api()));
  program
    .command('whoami')
    .description('show who is signed in')
    .addOption(json())
    .addHelpText('after', examples('evm whoami', 'evm whoami --json id,role'))
    .action(async (options: object) => (await import('./commands/session/whoami.ts')).run(io, api(), options));

  const events = program.command('events').description('look at events');
  events
    .command('list')
    .description('list events: those to come first, then past ones')
    .addOption(
      new Option('--filter <part>', 'which part of the calendar').choices(['all', 'upcoming', 'past']).default('all'),
    )
    .option('--search <words>', 'words that must all occur')
    .option('--tag <tag...>', 'tags that an event must all have')
    .addOption(limit())
    .addOption(json())
    .addHelpText(
      'after',
      examples('evm events list --filter upcoming', 'evm events list --tag robotics --json id,title,date'),
    )
    .action(async (options: import('./commands/events/list.ts').ListOptions) =>
      (await import('./commands/events/list.ts')).run(io, api(), options),
    );
  events
    .command('show')
    .description('show one event')
    .argument('<event>', 'its id')
    .addOption(json())
    .addHelpText(
      'after',
      examples('evm events show event_01jd…', 'evm events show event_01jd… --json title,registeredCount'),
    )
    .action(async (id: string, options: object) =>
      (await import('./commands/events/show.ts')).run(io, api(), id, options),
    );

  const leaderboard = program.command('leaderboard').description('look at the boards of all events together');
  leaderboard
    .command('top')
    .description('list who has reached most')
    .addOption(limit())
    .addOption(json())
    .addHelpText('after', examples('evm leaderboard top --limit 5', 'evm leaderboard top --json userName,totalScore'))
    .action(async (options: { limit: string }) =>
      (await import('./commands/leaderboard/top.ts')).run(io, api(), options),
    );
  leaderboard
    .command('colleges')
    .description('list which colleges have reached most')
    .addOption(limit())
    .addOption(json())
    .addHelpText('after', examples('evm leaderboard colleges', 'evm leaderboard colleges --json college,rank'))
    .action(async (options: { limit: string }) =>
      (await import('./commands/leaderboard/colleges.ts')).run(io, api(), options),
    );

  const scores = program.command('scores').description('look at the board of an event, and award points');
  scores
    .command('board')
    .description('show the board of one event')
    .argument('<event>', 'its id')
    .addOption(limit())
    .addOption(json())
    .addHelpText('after', examples('evm scores board event_01jd…', 'evm scores board event_01jd… --limit 10 --json'))
    .action(async (id: string, options: { limit: string }) =>
      (await import('./commands/scores/board.ts')).run(io, api(), id, options),
    );
  scores
    .command('award')
    .description('award points to a participant; they add to those already there (organizers, admins)')
    .argument('<event>', 'its id')
    .argument('<participant>', 'their id, e-mail address or name')
    .argument('<points>', 'how many: 0 to a million, two decimals at most')
    .option('--achievement <name...>', 'achievements to add')
    .option('--note <text>', 'why')
    .option('--key <text>', 'sent again with the same key, it counts once')
    .addOption(json())
    .addHelpText(
      'after',
      examples(
        'evm scores award event_01jd… user_01jd… 25 --achievement "First Place" --note "Final round"',
        'evm scores award event_01jd… priya@college.example 10 --key round-1-priya',
      ),
    )
    .action(async (id: string, participant: string, points: string, options: object) =>
      (await import('./commands/scores/award.ts')).run(io, api(), id, participant, points, options),
    );

  const users = program.command('users').description('manage people (admins)');
  users
    .command('set-role')
    .description('give a person another role; ends all their sessions')
    .argument('<user>', 'their id')
    .addArgument(new Argument('<role>', 'the new role').choices(['participant', 'organizer', 'admin']))
    .option('-y, --yes', 'do not ask')
    .addOption(json())
    .addHelpText(
      'after',
      examples('evm users set-role user_01jd… organizer', 'evm users set-role user_01jd… admin --yes'),
    )
    .action(async (id: string, role: string, options: object) =>
      (await import('./commands/users/setRole.ts')).run(io, api(), id, role, options),
    );

  program
    .command('api')
    .description('run any GraphQL operation')
    .argument('<operation>', 'its text, @file, or - for standard input')
    .option('-F, --field <key=value...>', 'a variable; numbers, true, false, null and JSON mean themselves')
    .addHelpText(
      'after',
      examples(
        'evm api "{ viewer { name role } }"',
        'evm api @event.graphql -F id=event_01jd…',
        'evm api - < report.graphql',
      ),
    )
    .action(async (operation: string, options: object) =>
      (await import('./commands/api.ts')).run(io, api(), operation, options),
    );
  return program;
}

/** Runs one command line (without the program's name). Returns the exit code. */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  try {
    await buildProgram(io).parseAsync([...argv], { from: 'user' });
    return exitCodes.done;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
    if (!(error instanceof Failure)) throw error;
    io.say(error.message);
    if (error.hint) io.say(error.hint);
    return error.exitCode;
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  process.exitCode = await main(process.argv.slice(2), processIo()).catch((error: unknown) => {
    // an interrupted question
    const interrupted = error instanceof Error && error.name === 'ExitPromptError';
    process.stderr.write(interrupted ? '\n' : `${error instanceof Error ? error.message : String(error)}\n`);
    return exitCodes.failed;
  });
