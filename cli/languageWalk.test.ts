import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { afterAll, expect, test } from 'vitest';
import { startApi } from '../api/testing/api.ts';
import { sampleHint, sampleOf } from '../api/testing/sample.ts';
import type { Questions } from './core/io.ts';
import { programFor } from './testing/parse.ts';
import { evmAt, type RunOptions } from './testing/run.ts';

const api = await startApi();
const { evm, leave, home } = evmAt(api);
afterAll(async () => {
  leave();
  await api.close();
});

const people = { firstName: '普里娅', lastName: '拉奥', college: '山学院' };
const [admin, participant] = [await api.buildUser({ ...people, role: 'admin' }), await api.buildUser(people)];
const [asAdmin, asParticipant] = [await api.tokenOf(admin), await api.tokenOf(participant)];
await api.buildEvent({ title: '风筝节', description: '来吧', location: '湖边', capacity: 1 });

interface Leaf {
  readonly path: readonly string[];
  /** The path with a value for each argument and option that must be given. */
  readonly line: readonly string[];
}

const values: Readonly<Record<string, string>> = {
  event: '风筝节',
  from: '风筝节',
  to: '没有',
  person: participant.email,
  user: participant.email,
  users: participant.email,
  participant: participant.email,
  points: '3',
  operation: '{ viewer { name } }',
};

function leavesOf(command: CommandUnknownOpts, path: readonly string[] = []): Leaf[] {
  if (command.commands.length > 0) return command.commands.flatMap((each) => leavesOf(each, [...path, each.name()]));
  const words = command.registeredArguments
    .filter((each) => each.required || each.name() in values)
    .map((each) => each.argChoices?.[0] ?? values[each.name()] ?? '没有');
  const options = command.options
    .filter((each) => each.mandatory)
    .flatMap((each) => [each.long!, each.argChoices?.[0] ?? '没有/没有']);
  return [{ path, line: [...path, ...words, ...options] }];
}

/** Lines with English words, apart from what stays as it is: commands, options, addresses, quoted examples and field names. */
function englishIn(text: string): string[] {
  const prose = text.replaceAll(/\bevm( [\w<>[\]=.…-]+)+|--[\w-]+( <\w+>)?|\S+@\S+|\w+:\/\/\S+|"[^"]*"/g, '');
  return prose.split('\n').filter((line) => /[A-Za-z][a-z]{3,} [a-z]{2,}/.test(line));
}

/** Upper-case words in the headings of a table. */
const englishHeadings = (out: string) => out.split('\n')[0]!.match(/\b[A-Z]{4,}(?= |$)/g) ?? [];

// The letters of these languages differ from those of English.
const tags = sampleOf(['hi', 'kn', 'zh'], 3);

test.each(tags)(`no message, question, finding or heading is English in %s (${sampleHint})`, async (tag) => {
  const server = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing', DATA_DIR: home };
  const env = { EVM_LANG: tag, EDITOR: 'true', ...server };
  const options: RunOptions = { env, interrupt: AbortSignal.abort() };
  const signedIn = (token: string): RunOptions => ({ ...options, env: { ...env, EVM_TOKEN: token } });
  const leaves = leavesOf(await programFor([]));
  expect(leaves.length).toBeGreaterThan(70);
  const problemsOf = async ({ path, line }: Leaf) => {
    const { answers, asked } = reluctant();
    const runs = await Promise.all([
      evm(path, options),
      evm(line, signedIn(asParticipant)),
      evm(line, { ...signedIn(asAdmin), width: 200, answers }),
    ]);
    const shown = path[0] === 'completion' ? '' : runs[2].out;
    const texts = [...runs.map(({ said }) => said), ...asked, shown];
    return [...texts.flatMap(englishIn), ...englishHeadings(shown)].map((text) => `${path.join(' ')}: ${text}`);
  };
  expect((await Promise.all(leaves.map(problemsOf))).flat()).toEqual([]);
});

/** Answers no to each question. */
function reluctant(): { answers: Questions; asked: string[] } {
  const asked: string[] = [];
  const record = <T>(message: string, answer: T): Promise<T> => {
    asked.push(message);
    return Promise.resolve(answer);
  };
  const answers: Questions = {
    text: (message) => record(message, '没有'),
    secret: (message) => record(message, '没有'),
    yes: (message) => record(message, false),
    choice: (message, choices) => record(message, choices[0]!.value),
  };
  return { answers, asked };
}
