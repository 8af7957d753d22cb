import { type Command, Option } from '@commander-js/extra-typings';
import type { Evm } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import { enumOf } from '../../core/options.ts';
import { eventOf } from '../events/find.ts';
import { attendanceNames, attendances, states } from './states.ts';
import { sentence } from './texts.ts';

const orders = ['when', 'name', 'college', 'state', 'answer'] as const;

/** Adds the options that filter and sort the people of an event. */
export const addTableOptions = (command: Command) =>
  command
    .addOption(new Option('--state <state>', 'only one of them').choices(states))
    .addOption(
      new Option('--attendance <way>', 'only those who were let in, who were not, or who came without a seat').choices(
        attendanceNames,
      ),
    )
    .option('--search <words>', 'only those whose name, e-mail and college hold all of these words')
    .option('--question <question>', 'the question of --answer and of --sort answer: its id or text')
    .option('--answer <text>', 'only those who gave this whole answer')
    .addOption(new Option('--sort <order>', 'all of them in another order').choices(orders))
    .option('--descending', 'that order turned around');

interface TableOptions {
  readonly state?: (typeof states)[number] | undefined;
  readonly attendance?: keyof typeof attendances | undefined;
  readonly search?: string | undefined;
  readonly question?: string | undefined;
  readonly answer?: string | undefined;
  readonly sort?: (typeof orders)[number] | undefined;
  readonly descending?: true | undefined;
}

const questionsQuery = document(`query ($id: ID!) {
  event(id: $id) { questions { id label } formerQuestions { id label } }
}`);

/** The id of a question by its id or its whole text, ignoring case. */
async function findQuestion(evm: Evm, id: string, named: string): Promise<string> {
  const { questions, formerQuestions } = eventOf(await evm.api.ask(questionsQuery, { id }));
  const all = [...questions, ...(formerQuestions ?? [])];
  const found = all.find((each) => each.id === named || each.label.toLowerCase() === named.trim().toLowerCase());
  if (!found) throw new Failure(sentence('noQuestion', { named }), exitCodes.failed);
  return found.id;
}

/** The filters and the order as the API takes them. By default, seats come first, then the waitlist, then requests. */
export async function criteriaOf(evm: Evm, eventId: string, options: TableOptions) {
  const { state, attendance, search, question, answer, sort = 'state', descending = false } = options;
  const byAnswer = sort === 'answer';
  if ((question !== undefined) !== (answer !== undefined || byAnswer))
    throw new Failure(sentence('questionNeeded'), exitCodes.usage);
  const questionId = question === undefined ? null : await findQuestion(evm, eventId, question);
  return {
    search: search ?? null,
    state: state ? [enumOf(state)] : null,
    attendance: attendance ? attendances[attendance] : null,
    questionId: answer === undefined ? null : questionId,
    answer: answer ?? null,
    sort: enumOf(sort),
    sortQuestionId: byAnswer ? questionId : null,
    descending,
  };
}
