import type { Api } from '../../core/api.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import type { Io } from '../../core/io.ts';
import { Progress } from '../../core/progress.ts';
import { confirm } from '../../core/prompt.ts';
import { bytesOfFile } from '../../core/text.ts';
import { csvText } from './csvText.ts';
import { type LineProblem, type ListedPerson, peopleOf } from './peopleOf.ts';

export interface ImportOptions {
  dryRun?: boolean;
  yes?: boolean;
}

/** How many people are sent at once. */
const part = 500;

/** Makes accounts for everybody in a CSV file, or for nobody; shows what is wrong line by line first. */
export async function run(io: Io, { ask }: Api, file: string, { dryRun, yes }: ImportOptions): Promise<void> {
  const { text, guessed } = csvText(await bytesOfFile(io, file));
  const { people, problems } = peopleOf(text);
  if (guessed) io.say(`The file is not UTF-8 and was read as ${guessed}. ${examplesOf(people)}`);
  const ended = io.interrupt();
  const progress = new Progress(io);
  let importId: string | undefined;
  try {
    for (let done = 0; done < people.length; done += part) {
      progress.show(done, people.length, 'looking at the list');
      const staged = await stage(people.slice(done, done + part));
      importId = staged.importId;
      problems.push(...staged.problems);
      if (ended.aborted) throw new Failure('Nobody was imported.');
    }
    progress.end();
    if (problems.length > 0) throw refused(problems);
    const organizers = people.filter(({ role }) => role === 'organizer').length;
    io.say(`${peopleIn(people.length)} can be imported, ${organizers} of them as organizers.`);
    if (dryRun) return;
    await confirm(io, `Make ${people.length} ${people.length === 1 ? 'account' : 'accounts'}?`, yes);
    if (ended.aborted) throw new Failure('Nobody was imported.');
    const { commitUserImport } = await ask<{ commitUserImport: { imported: number } }>(
      'mutation ($input: CommitUserImportInput!) { commitUserImport(input: $input) { imported } }',
      { input: { importId } },
    );
    importId = undefined;
    io.out(String(commitUserImport.imported));
    io.say('Imported. Everybody gets a message that tells how to choose a password.');
  } finally {
    progress.end();
    if (importId) await forget(importId);
  }

  async function stage(users: readonly ListedPerson[]) {
    // also those whose role is wrong: what else is wrong with them is said at once
    const known = new Set(problems.map(({ row }) => row));
    const sent = users.map((user) => ({
      ...user,
      role: known.has(user.row) ? null : (user.role?.toUpperCase() ?? null),
    }));
    const { stageUserImport } = await ask<{ stageUserImport: { importId: string; problems: LineProblem[] } }>(
      `mutation ($input: StageUserImportInput!) {
         stageUserImport(input: $input) { importId problems { row field message } } }`,
      { input: { importId: importId ?? null, users: sent } },
    );
    return stageUserImport;
  }

  /** It would be forgotten by itself after an hour. */
  async function forget(id: string) {
    const query = 'mutation ($input: DiscardUserImportInput!) { discardUserImport(input: $input) { success } }';
    await ask(query, { input: { importId: id } }).catch(() => {});
  }
}

/** By which a person sees whether the guess is right. */
function examplesOf(people: readonly ListedPerson[]): string {
  const names = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const telling = [...names, ...people.map(({ college }) => college)].filter((text) => /[^\x20-\x7e]/.test(text));
  const some = [...new Set(telling)].slice(0, 3).map((each) => `"${each}"`);
  return some.length > 0 ? `Are these right: ${some.join(', ')}?` : 'Please look whether all names are right.';
}

const peopleIn = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`;

function refused(problems: readonly LineProblem[]): Failure {
  const lines = problems
    .toSorted((a, b) => a.row - b.row)
    .map(({ row, field, message }) => `line ${row}, ${field}: ${message}`);
  return new Failure(
    lines.join('\n'),
    exitCodes.failed,
    `Nobody was imported: correct ${problems.length === 1 ? 'this line' : 'these lines'} and try again.`,
  );
}
