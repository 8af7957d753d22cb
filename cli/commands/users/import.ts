import type { Sentence } from '../../../api/core/texts/texts.ts';
import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import { fixedWords, tell } from '../../core/language.ts';
import { dryRun, enumOf, examples, json, nothingChanged, yes } from '../../core/options.ts';
import { Progress } from '../../core/progress.ts';
import { confirm } from '../../core/prompt.ts';
import { showOne } from '../../core/show.ts';
import { bytesOfFile } from '../../core/text.ts';
import { decodeCsv } from './decodeCsv.ts';
import { type LineProblem, type ListedPerson, parsePeople } from './parsePeople.ts';
import { message } from '../../core/texts.ts';
import { sentence } from './texts.ts';

const stageImport = document(`mutation ($input: StageUserImportInput!) {
  stageUserImport(input: $input) { importId problems { row field message } }
}`);
const commitImport = document(
  'mutation ($input: CommitUserImportInput!) { commitUserImport(input: $input) { imported } }',
);
const discardImport = document(
  'mutation ($input: DiscardUserImportInput!) { discardUserImport(input: $input) { success } }',
);

/** Number of people per request. */
const batchSize = 500;

/** First stages all people on the server. Creates the accounts only if no line has a problem. */
export const define: Define = (command, evm) =>
  command
    .description('make accounts for everybody in a CSV file, or for nobody; says first what is wrong in which line')
    .argument('<csv>', 'the file, or - for standard input; columns: firstName, lastName, email, college, role')
    .addOption(dryRun())
    .addOption(yes())
    .addOption(json('people organizers imported'))
    .addHelpText('after', examples('evm users import freshers.csv --dry-run', 'evm users import freshers.csv --yes'))
    .addHelpText(
      'after',
      '\nThe role is participant or organizer; empty means participant.\nPeople choose their password by a link.',
    )
    .action(async (file, { dryRun, yes, json }) => {
      const { io, api } = evm;
      const { text, guessedEncoding } = decodeCsv(await bytesOfFile(io, file));
      const { people, problems } = await parsePeople(text);
      if (guessedEncoding)
        await tell(io, sentence('guessed', { encoding: guessedEncoding, check: examplesOf(people) }));
      const ended = io.interrupt();
      const progress = new Progress(io);
      let importId = null as string | null;
      try {
        for (let done = 0; done < people.length; done += batchSize) {
          progress.show(done, people.length, fixedWords(io.env, sentence('looking')));
          const users = importInput(people.slice(done, done + batchSize), problems);
          const { stageUserImport: staged } = await api.ask(stageImport, { input: { importId, users } });
          importId = staged.importId;
          problems.push(...staged.problems);
          if (ended.aborted) throw new Failure(sentence('nobodyImported'));
        }
        progress.end();
        if (problems.length > 0) throw importFailure(problems);
        const organizers = people.filter(({ role }) => role === 'organizer').length;
        const count = people.length;
        await tell(io, sentence('canBeImported', { people: message('people', { count }), organizers }));
        const show = (imported: number) => showOne(io, { people: count, organizers, imported }, json);
        if (dryRun) {
          await tell(io, nothingChanged);
          if (json) show(0);
          return;
        }
        await confirm(io, sentence('importQuestion', { count }), yes);
        if (ended.aborted) throw new Failure(sentence('nobodyImported'));
        const { commitUserImport } = await api.ask(commitImport, { input: { importId: importId! } });
        importId = null;
        if (json) show(commitUserImport.imported);
        else io.out(String(commitUserImport.imported));
        await tell(io, sentence('imported'));
      } finally {
        progress.end();
        // Otherwise the server would delete the staged people after an hour.
        if (importId) await api.ask(discardImport, { input: { importId } }).catch(() => {});
      }
    });

/** API input for the people. Includes people with an invalid role, so that their other problems are reported together. */
function importInput(people: readonly ListedPerson[], problems: readonly LineProblem[]) {
  const invalidRows = new Set(problems.map(({ row }) => row));
  return people.map((person) => ({
    ...person,
    role:
      invalidRows.has(person.row) || person.role === null ? null : enumOf(person.role as 'participant' | 'organizer'),
  }));
}

/** Examples of names and colleges that show whether the guessed encoding is right. */
function examplesOf(people: readonly ListedPerson[]): Sentence {
  const names = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const telling = [...names, ...people.map(({ college }) => college)].filter((text) => /[^\x20-\x7e]/.test(text));
  const some = [...new Set(telling)].slice(0, 3).map((each) => `"${each}"`);
  return some.length > 0 ? sentence('areTheseRight', { names: some.join(', ') }) : sentence('lookAtNames');
}

function importFailure(problems: readonly LineProblem[]): Failure {
  const lines = problems
    .toSorted((a, b) => a.row - b.row)
    .map(({ row, field, message: problem }) => sentence('lineProblem', { row, field, problem }));
  return new Failure(lines, exitCodes.failed, sentence('correctLines', { count: problems.length }));
}
