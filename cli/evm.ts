#!/usr/bin/env node
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, CommanderError } from 'commander';
import { declareAnnouncements } from './commands/announcements/commands.ts';
import { declareApi } from './commands/graphql/commands.ts';
import { declareAudit } from './commands/audit/commands.ts';
import { declareCompletion } from './commands/completion/commands.ts';
import { declareEvents } from './commands/events/commands.ts';
import { declareLeaderboard } from './commands/leaderboard/commands.ts';
import { declareMail } from './commands/mail/commands.ts';
import { declareRegistrations } from './commands/registrations/commands.ts';
import { declareScores } from './commands/scores/commands.ts';
import { declareServer } from './commands/server/commands.ts';
import { declareSession } from './commands/session/commands.ts';
import { declareSettings } from './commands/settings/commands.ts';
import { declareUsers } from './commands/users/commands.ts';
import { exitCodes, Failure } from './core/errors.ts';
import { type Io, processIo } from './core/io.ts';
import { type Does, examples, type Verb } from './core/options.ts';

/** What becomes of a command line that is right: its file is loaded and run. Tests look at what was typed instead. */
export type Dispatch = <Typed extends unknown[]>(
  io: Io,
  host: string | undefined,
  load: () => Promise<Verb<Typed>>,
  typed: Typed,
) => Promise<void>;

const runVerb: Dispatch = async (io, host, load, typed) => {
  const [{ run }, { openApi }] = await Promise.all([load(), import('./core/api.ts')]);
  await run(io, openApi(io.env, host), ...typed);
};

/** The command with all its parts. */
export function buildProgram(io: Io, dispatch: Dispatch = runVerb): Command {
  const program = new Command('evm')
    .description('Runs college events from a terminal. Data goes to stdout, talk to stderr.')
    .version(version(), '-V, --version', 'print the version')
    .option('--host <address>', 'the server (or EVM_HOST; else that of the last sign-in)')
    .configureOutput({ writeOut: (text) => io.out(text.trimEnd()), writeErr: (text) => io.say(text.trimEnd()) })
    .configureHelp({ showGlobalOptions: true })
    .exitOverride()
    .addHelpText('after', examples('evm login', 'evm events list --filter upcoming', 'evm api "{ viewer { name } }"'))
    .addHelpText('after', '\nExit codes: 0 done, 1 failed, 2 wrong usage, 4 not signed in.');
  const does: Does =
    <Typed extends unknown[]>(load: () => Promise<Verb<Typed>>) =>
    (...typed: [...Typed, Command]) =>
      dispatch(io, program.opts<{ host?: string }>().host, load, typed.slice(0, -1) as Typed);

  declareSession(program, does);
  declareUsers(program, does);
  declareEvents(program, does);
  declareRegistrations(program, does);
  declareAnnouncements(program, does);
  declareScores(program, does);
  declareLeaderboard(program, does);
  declareSettings(program, does);
  declareAudit(program, does);
  declareMail(program, does);
  declareServer(program, does);
  declareApi(program, does);
  declareCompletion(program, does);
  sayWhereHelpIs(program, 'evm');
  return program;
}

/** Runs one command line (without the program's name). Returns the exit code. */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  try {
    await buildProgram(io).parseAsync([...argv], { from: 'user' });
    return exitCodes.done;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
    if (error instanceof Failure) {
      io.say(error.message);
      if (error.hint) io.say(error.hint);
      return error.exitCode;
    }
    // Ctrl-C at a question
    if (!(error instanceof Error && error.name === 'ExitPromptError')) throw error;
    io.say('\nNothing was changed.');
    return exitCodes.failed;
  }
}

function sayWhereHelpIs(command: Command, path: string): void {
  command.showHelpAfterError(`See: ${path} --help`);
  for (const each of command.commands) sayWhereHelpIs(each, `${path} ${each.name()}`);
}

/** That of the package, which lies above the sources and, further up, above what they are compiled to. */
function version(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  process.exitCode = await main(process.argv.slice(2), processIo()).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return exitCodes.failed;
  });
