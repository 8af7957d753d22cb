#!/usr/bin/env node
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, CommanderError, type CommandUnknownOpts, Help } from '@commander-js/extra-typings';
import { languageOf } from '../api/core/texts/languages.ts';
import { type Api, openApi } from './core/api.ts';
import { addCommands, type Commands, type Evm } from './core/command.ts';
import { exitCodes, Failure } from './core/errors.ts';
import { type Io, processIo } from './core/io.ts';
import { words } from './core/language.ts';
import { examples, nothingChanged, refuseUnknownFields } from './core/options.ts';
import { message } from './core/texts.ts';

/** Commands in help order. The file of a noun lists its verbs. The file of a verb declares its options and its action. */
const commands: Commands = {
  login: () => import('./commands/session/login.ts'),
  logout: () => import('./commands/session/logout.ts'),
  whoami: () => import('./commands/session/whoami.ts'),
  status: () => import('./commands/session/status.ts'),
  users: () => import('./commands/users/users.ts'),
  events: () => import('./commands/events/events.ts'),
  registrations: () => import('./commands/registrations/registrations.ts'),
  checkin: () => import('./commands/checkin/checkin.ts'),
  invitations: () => import('./commands/invitations/invitations.ts'),
  calendar: () => import('./commands/calendar/calendar.ts'),
  announcements: () => import('./commands/announcements/announcements.ts'),
  notices: () => import('./commands/notices/notices.ts'),
  scores: () => import('./commands/scores/scores.ts'),
  leaderboard: () => import('./commands/leaderboard/leaderboard.ts'),
  settings: () => import('./commands/settings/settings.ts'),
  audit: () => import('./commands/audit/audit.ts'),
  mail: () => import('./commands/mail/mail.ts'),
  server: () => import('./commands/server/server.ts'),
  api: () => import('./commands/graphql/api.ts'),
  completion: () => import('./commands/completion/completion.ts'),
};

/**
 * The program with the commands that the command line needs, or all commands without a command line. `sayUsage` gets the
 * errors of the command line.
 */
export async function buildProgram(
  io: Io,
  argv?: readonly string[],
  sayUsage: (text: string) => void = (text) => io.say(text),
): Promise<CommandUnknownOpts> {
  const language = languageOf(io.env);
  const translator = language === 'en' ? undefined : (await import('./core/help.ts')).translatorOf(language);
  const translated = (text: string) => (translator?.afterHelp(text) ?? text).trimEnd();
  const program = new Command('evm')
    .description('Runs college events from a terminal. Data goes to stdout, talk to stderr.')
    .version(version(), '-V, --version', 'print the version')
    .option('--host <address>', 'the server (or EVM_HOST; else that of the last sign-in)')
    .configureOutput({
      writeOut: (text) => io.out(translated(text)),
      writeErr: (text) => sayUsage(translated(text)),
    })
    .configureHelp({
      showGlobalOptions: true,
      subcommandTerm: nameAndArguments,
      ...translator?.settings,
    })
    .helpCommand('help [command...]', 'show the help of a command')
    .exitOverride()
    .showHelpAfterError('See: evm --help')
    .addHelpText('after', examples('evm login', 'evm events list --filter upcoming', 'evm api "{ viewer { name } }"'))
    .addHelpText('after', '\nExit codes: 0 done, 1 failed, 2 wrong usage, 4 not signed in.');
  let api: Api | undefined;
  const evm: Evm = {
    io,
    // Created on first use, because --host is available only after parsing.
    get api() {
      return (api ??= openApi(io.env, program.opts().host));
    },
  };
  program.hook('preAction', (_, command) => {
    // Checks the host for every command, even if the command sends no request.
    void evm.api;
    refuseUnknownFields(command);
  });
  await addCommands(program, commands, evm, argv && commandPathOf(program.parseOptions([...argv]).operands));
  return program;
}

/** Omits `[options]`, which nearly all commands have, to leave room for descriptions at 80 columns. */
const nameAndArguments = (command: CommandUnknownOpts) => new Help().subcommandTerm(command).replace(' [options]', '');

/** The command names on a command line. undefined (all commands) for `completion`, because its script lists all. */
function commandPathOf(operands: string[]): string[] | undefined {
  const at = operands.indexOf('help');
  const path = at === -1 ? operands : operands.toSpliced(at, 1);
  return path[0] === 'completion' ? undefined : path;
}

/**
 * Prepares a command line for commander. Replaces `help` among the command names with `--help` at the end. Cuts the line
 * after an unknown command, because commander would show help for `--help` instead of the error.
 */
function normalizedArguments(program: CommandUnknownOpts, argv: readonly string[]): string[] {
  const words = program.parseOptions([...argv]).operands;
  let command = program;
  for (const [at, word] of words.entries()) {
    if (command.commands.length === 0) break;
    if (word === 'help') return normalizedArguments(program, [...words.toSpliced(at, 1), '--help']);
    const next = command.commands.find((each) => each.name() === word || each.aliases().includes(word));
    if (!next) return words.slice(0, at + 1);
    command = next;
  }
  return [...argv];
}

/** Runs one command line (without the program's name). Returns the exit code. */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  const tag = languageOf(io.env);
  if (tag === 'en') return run(argv, io, (text) => io.say(text));
  const [{ inLanguage }, { usageError }] = await Promise.all([
    import('../api/core/texts/language.ts'),
    import('./core/help.ts'),
  ]);
  const errors: string[] = [];
  const code = await inLanguage(tag, () => run(argv, io, (text) => void errors.push(text)));
  for (const error of errors) io.say(await inLanguage(tag, () => usageError(error)));
  return code;
}

async function run(argv: readonly string[], io: Io, sayUsage: (text: string) => void): Promise<number> {
  try {
    // Node replaces invalid bytes, so this is the only trace of them
    const invalid = argv.find((each) => each.includes('\ufffd'));
    if (invalid !== undefined) throw new Failure(message('argumentNotUtf8', { typed: invalid }), exitCodes.usage);
    const program = await buildProgram(io, argv, sayUsage);
    await program.parseAsync(normalizedArguments(program, argv), { from: 'user' });
    return exitCodes.done;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
    if (error instanceof Failure) {
      io.say(await error.text());
      // signing in does not help while EVM_TOKEN replaces the saved token
      const replaced = error.exitCode === exitCodes.notSignedIn && io.env.EVM_TOKEN;
      const hint = replaced ? message('tokenReplacesSignIn') : error.hint;
      if (hint) io.say(await words(hint));
      return error.exitCode;
    }
    // Ctrl-C at a question.
    if (!(error instanceof Error && error.name === 'ExitPromptError')) throw error;
    io.say(`\n${await words(nothingChanged)}`);
    return exitCodes.failed;
  }
}

/** The version in the nearest package.json above this file. Sources and compiled files have different depths. */
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
