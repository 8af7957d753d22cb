import { refuseInvalid } from '../core/refusals/errors.ts';
import { newId, toUuid } from '../core/ids/ids.ts';
import { asJson } from '../core/statements/json.ts';
import { statement } from '../core/statements/rows.ts';
import type { Sentence } from '../core/texts/texts.ts';
import type { UnitOfWork } from '../core/transactions/unitOfWork.ts';
import type { Question } from './Question.ts';
import { questionsOfEvents } from './read.ts';
import {
  cleanTexts,
  type GivenAnswer,
  hasOptions,
  mustBeAnswered,
  unknownQuestion,
  type QuestionFields,
  labelledAnswerProblems,
} from './validate.ts';

/*
 * The caller must hold the lock of the event row in its transaction. This serializes changes of questions and answers.
 */

const allIds = statement<{ id: string }>('questions-ids', 'SELECT id FROM questions WHERE event_id = $1');

const deleteUnanswered = statement(
  'questions-delete',
  `DELETE FROM questions q WHERE event_id = $1 AND id <> ALL ($2::uuid[])
  AND NOT EXISTS (SELECT FROM answers a WHERE a.question_id = q.id)`,
);

const archiveQuestions = statement(
  'questions-archive',
  'UPDATE questions SET position = NULL WHERE event_id = $1 AND id <> ALL ($2::uuid[])',
);

const upsertQuestions = statement(
  'questions-write',
  `INSERT INTO questions (id, event_id, position, kind, label, help, is_required, options)
  SELECT id, $1, position, kind, label, help, is_required, options FROM jsonb_to_recordset($2::jsonb)
         AS g (id uuid, position smallint, kind text, label text, help text, is_required boolean, options text[])
  ON CONFLICT (id) DO UPDATE SET position = excluded.position, kind = excluded.kind, label = excluded.label,
     help = excluded.help, is_required = excluded.is_required, options = excluded.options`,
);

/**
 * Replaces the questions of an event (by UUID) in the given order. An id keeps or changes a question; without an id it
 * is new. Omitted questions are deleted, or archived if they have answers. The caller must validate them, and store the
 * result as `has_questions`: whether the event asks any.
 */
export async function writeQuestions(
  em: UnitOfWork,
  event: string,
  questions: readonly QuestionFields[],
): Promise<boolean> {
  const existing = await em.rows(allIds, [event]);
  if (existing.length === 0 && questions.length === 0) return false;
  const uuids = new Set(existing.map(({ id }) => id));
  const problems: Record<string, Sentence> = {};
  const rows = questions.map((question, position) => {
    const id = toUuid('question', question.id || newId('question'));
    if (question.id && !uuids.has(id ?? '')) problems[`questions.${position}.id`] = unknownQuestion;
    return {
      id,
      position,
      kind: question.kind,
      label: question.label.trim(),
      help: question.help?.trim() || null,
      is_required: mustBeAnswered(question),
      options: hasOptions(question) ? cleanTexts(question.options) : [],
    };
  });
  refuseInvalid(problems);
  const keptIds = rows.map(({ id }) => id);
  await em.write(deleteUnanswered, [event, keptIds]);
  await em.write(archiveQuestions, [event, keptIds]);
  if (rows.length > 0) await em.write(upsertQuestions, [event, asJson(rows)]);
  return rows.length > 0;
}

/** Validated answers, ready to store, without blank ones. */
export type CheckedAnswers = readonly { readonly question: string; readonly given: readonly string[] }[];

/** Validates answers to the questions of an event (by UUID). Throws VALIDATION_FAILED with all problems. */
export async function checkAnswers(
  em: UnitOfWork,
  event: string,
  answers: readonly GivenAnswer[] | null | undefined,
): Promise<CheckedAnswers> {
  const questions = (await em.rows(questionsOfEvents, [[event]])).map(({ one }) => one);
  refuseInvalid(labelledAnswerProblems(questions, answers ?? []));
  return (answers ?? []).flatMap(({ questionId, values }) => {
    const given = sortOptions(
      questions.find(({ id }) => id === questionId)!,
      cleanTexts(values),
    );
    return given.length > 0 ? [{ question: toUuid('question', questionId)!, given }] : [];
  });
}

/** Sorts chosen options into the order of the question. */
const sortOptions = (question: Question, given: readonly string[]): readonly string[] =>
  hasOptions(question) ? question.options.filter((option) => given.includes(option)) : given;

const deleteCurrentAnswers = statement(
  'answers-delete',
  `DELETE FROM answers a USING questions q
  WHERE a.registration_id = $1 AND q.id = a.question_id AND q.position IS NOT NULL`,
);

const insertAnswers = statement(
  'answers-write',
  `INSERT INTO answers (registration_id, question_id, kind, label, options, given)
  SELECT $1, q.id, q.kind, q.label, q.options, g.given
    FROM jsonb_to_recordset($2::jsonb) AS g (question uuid, given text[]) JOIN questions q ON q.id = g.question`,
);

/**
 * Replaces the answers of a registration (by UUID), each with a copy of its current question. Answers to archived
 * questions stay.
 */
export async function writeAnswers(em: UnitOfWork, registration: string, checked: CheckedAnswers): Promise<void> {
  await em.write(deleteCurrentAnswers, [registration]);
  if (checked.length > 0) await em.write(insertAnswers, [registration, asJson(checked)]);
}
