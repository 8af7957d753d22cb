import { newId, toUuid } from '../core/ids/ids.ts';
import type { Sql } from './build.ts';

export interface QuestionFacts {
  kind?: 'short_text' | 'long_text' | 'one_of' | 'several_of' | 'number' | 'consent';
  label?: string;
  help?: string | null;
  isRequired?: boolean;
  options?: string[];
}

/** Inserts questions of an event directly into the database; returns their ids in order. */
export const questionsIn =
  (sql: Sql) =>
  async (event: { uuid: string }, questions: readonly QuestionFacts[] = [{}]): Promise<string[]> => {
    const ids = questions.map(() => newId('question'));
    for (const [place, { kind = 'short_text', label = `Question ${place}`, ...more }] of questions.entries())
      await sql(
        `INSERT INTO questions (id, event_id, position, kind, label, help, is_required, options)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          toUuid('question', ids[place]!),
          event.uuid,
          place,
          kind,
          label,
          more.help ?? null,
          more.isRequired ?? kind === 'consent',
          more.options ?? (kind.endsWith('_of') ? ['One', 'Two', 'Three'] : []),
        ],
      );
    await sql('UPDATE events SET has_questions = true WHERE id = $1', [event.uuid]);
    return ids;
  };

/** Adds an answer to each of these registrations. */
export const answersIn =
  (sql: Sql) =>
  (questionId: string, registrationIds: readonly string[], given: readonly string[] = ['Ordinary']) =>
    sql(
      `INSERT INTO answers (registration_id, question_id, kind, label, options, given)
       SELECT r, q.id, q.kind, q.label, q.options, $3 FROM questions q, unnest($2::uuid[]) AS r WHERE q.id = $1`,
      [toUuid('question', questionId), registrationIds.map((id) => toUuid('registration', id)), given],
    );
