import { newId, toUuid } from '../core/ids/ids.ts';
import type { Api } from './api.ts';
import type { Person, Sql } from './build.ts';
import type { Answer } from './client.ts';

export interface AwardFacts {
  event: { uuid: string };
  to: { uuid: string };
  by: { uuid: string };
  points?: number;
  achievements?: readonly string[];
  note?: string | null;
}

export interface BuiltAward {
  readonly id: string;
  readonly uuid: string;
}

/** Inserts awards directly into the ledger, one second apart, starting at `from`. */
export const awardsIn =
  (sql: Sql) =>
  async (facts: readonly AwardFacts[], from = new Date()): Promise<BuiltAward[]> => {
    const built: BuiltAward[] = [];
    for (const [n, { event, to, by, points = 10, achievements = [], note = null }] of facts.entries()) {
      const id = newId('award');
      const uuid = toUuid('award', id)!;
      await sql(
        `INSERT INTO awards (id, event_id, user_id, points, achievements, note, awarded_by, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [uuid, event.uuid, to.uuid, points, achievements, note, by.uuid, new Date(from.getTime() + n * 1000)],
      );
      built.push({ id, uuid });
    }
    return built;
  };

export interface AwardAnswer {
  id: string;
  eventId: string;
  userId: string;
  userName: string;
  points: number;
  achievements: string[];
  note: string | null;
  awardedByName: string;
  createdAt: string;
  effectivePoints: number;
  effectiveAchievements: string[];
  isCorrected: boolean;
  correctedAt: string | null;
  correctedByName: string | null;
  correctionNote: string | null;
}

export interface ScoreRowAnswer {
  id: string;
  eventId: string;
  rank: number;
  userId: string;
  userName: string;
  college: string;
  score: number;
  achievements: string[];
  lastUpdated: string;
  reachedAt: string;
}

export const awardFields = `id eventId userId userName points achievements note awardedByName createdAt effectivePoints
  effectiveAchievements isCorrected correctedAt correctedByName correctionNote`;
export const rowFields = 'id eventId rank userId userName college score achievements lastUpdated reachedAt';

const awardMutation = `mutation ($input: UpdateScoreInput!) {
  updateScore(input: $input) { award { ${awardFields} } row { ${rowFields} } } }`;
const correctMutation = `mutation ($input: CorrectScoreInput!) {
  correctScore(input: $input) { award { ${awardFields} } row { ${rowFields} } } }`;

type ScoreResult = { award: AwardAnswer; row: ScoreRowAnswer | null };
/** The response, and the result of its mutation. */
export type ScoreAnswer = Answer<{ updateScore?: ScoreResult; correctScore?: ScoreResult } | null> & ScoreResult;

export interface AwardInput {
  points?: number;
  achievements?: readonly string[];
  note?: string | null;
  idempotencyKey?: string | null;
}

/** Sends an operation as a person. */
export type SendAs = (
  person: Person,
  query: string,
  variables: Record<string, unknown>,
) => Promise<Answer<{ updateScore?: ScoreResult; correctScore?: ScoreResult } | null>>;

/** The two score mutations; sent to `api` by default. */
export function scorers(
  api: Pick<Api, 'as'>,
  ask: SendAs = (person, query, variables) => api.as(person)(query, variables),
) {
  const scored = async (answer: ReturnType<SendAs>): Promise<ScoreAnswer> => {
    const { updateScore, correctScore } = (await answer).data ?? {};
    return { ...(await answer), ...(updateScore ?? correctScore) } as ScoreAnswer;
  };
  return {
    award: (by: Person, event: { id: string }, to: { id: string }, { points = 10, ...input }: AwardInput = {}) =>
      scored(ask(by, awardMutation, { input: { eventId: event.id, userId: to.id, points, ...input } })),
    correct: (by: Person, award: { id: string }, { points = 0, ...input }: AwardInput = {}) =>
      scored(ask(by, correctMutation, { input: { awardId: award.id, points, ...input } })),
  };
}
