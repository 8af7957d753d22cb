import { auditEntry, auditInsert } from '../audit/record.ts';
import { type Context, requireViewer, Role, type Viewer } from '../core/context/context.ts';
import { refusal, refuseInvalid } from '../core/refusals/errors.ts';
import { newId, toId, toUuid } from '../core/ids/ids.ts';
import { forgetNode } from '../core/ids/node.ts';
import { byRight, statement } from '../core/statements/rows.ts';
import { requireEvent } from '../events/read.ts';
import { eventIdProblem } from '../events/validate.ts';
import { eventVisible } from '../events/visible.ts';
import type { Award } from './Award.ts';
import { awardById, newAward } from './awards.ts';
import { readScore, scoreBoard, type ScoreRow, sharedColumns } from './boards.ts';
import { forgetScore, scoreOf } from './eventBoards.ts';
import { canAward, canAwardSomewhere } from './can.ts';
import type { CorrectScoreInput, UpdateScoreInput } from './inputs.ts';
import { sentence } from './texts.ts';
import { cleanAchievements, unknownParticipant, validateAward, validateNewAward } from './validate.ts';
import { eventNotFound } from '../events/texts.ts';

/*
 * Nothing here writes to a board. Inserting an award fires the trigger evm_tally_awards (scores.sql). The trigger computes
 * the score, updates the overall boards (boards.sql) and appends `score.changed` to the journal.
 */

/** Locks the event before the registration, like a cancellation, to avoid deadlocks. */
const lockSeat = `event AS (SELECT id FROM events WHERE id = $2 FOR SHARE),
  seat AS (SELECT r.event_id, r.user_id FROM event JOIN seats r ON r.event_id = event.id
            WHERE r.user_id = $3 FOR NO KEY UPDATE OF r)`;

interface AwardResult {
  award: Award;
  /** Null for a retry if the award has been undone since. */
  row: ScoreRow | null;
}

const readId = (raw: Record<string, unknown>) => ({ id: toId('award', raw.id as string) });

/** Returns no row if the viewer does not see the event, or evm_award (award.sql) wrote nothing. */
const giveAward = byRight(
  statement<ScoreRow & Pick<Award, 'createdAt'>>(
    'award-give',
    `SELECT ${sharedColumns}, ${scoreBoard.columns}, given.awarded_at AS "createdAt"
     FROM events e CROSS JOIN LATERAL evm_award($1, e.id, $3, $4, $5, $6, $7, $8, $9) AS given
    CROSS JOIN LATERAL (SELECT (given.score).*, given.rank) AS b ${scoreBoard.join}
    WHERE e.id = $2 AND ${eventVisible({ self: '$7', isAdmin: '$10' })}`,
    (raw) => readScore(raw) as ScoreRow & Pick<Award, 'createdAt'>,
  ),
);

/** Throws FORBIDDEN if the viewer may not award at any event. Runs before all other checks. */
export function requireAwarder(ctx: Context): Viewer {
  const viewer = requireViewer(ctx);
  if (!canAwardSomewhere(viewer)) throw mayNotAward();
  return viewer;
}

const mayNotAward = () => refusal('FORBIDDEN', sentence('awardForbidden'));

/** Throws FORBIDDEN if the viewer may not award at the event. Scorers who are participants cannot award to themselves. */
function requireAwarderOf(viewer: Viewer, { eventId, userId }: { eventId: string; userId: string }): void {
  if (!canAward(viewer, eventId)) throw mayNotAward();
  if (viewer.role === Role.PARTICIPANT && viewer.id === userId) throw refusal('FORBIDDEN', sentence('ownAward'));
}

/** Adds points and achievements to the score of a participant. Computes the rank only if `ranked`. */
export async function updateScore(ctx: Context, input: UpdateScoreInput, ranked: boolean): Promise<AwardResult> {
  const viewer = requireAwarder(ctx);
  requireAwarderOf(viewer, input);
  const problem = eventIdProblem(input.eventId, 'fetch');
  if (problem) refuseInvalid({ eventId: problem });
  const fields = { points: input.points, ...cleanInput(input) };
  refuseInvalid(validateNewAward({ ...fields, userId: input.userId, achievements: input.achievements }));

  const { eventId, userId } = input;
  const uuid = toUuid('award', newId('award'))!;
  const [row] = await ctx.write(giveAward, [
    uuid,
    toUuid('event', eventId) ?? null,
    toUuid('user', userId) ?? null,
    fields.points,
    fields.achievements,
    fields.note,
    toUuid('user', viewer.id),
    fields.idempotencyKey,
    ranked,
    viewer.role === Role.ADMIN,
  ]);
  if (!row) {
    await requireEvent(ctx, eventId);
    const award = (await findRepeatedAward(ctx, { ...fields, eventId, userId, corrects: null })) ?? refuseWithoutSeat();
    return { award, row: await scoreOf(ctx, eventId, userId) };
  }
  forgetScore(ctx, eventId, userId);
  const { idempotencyKey: _, ...sent } = fields;
  const awardedByName = `${viewer.firstName} ${viewer.lastName}`;
  const { userName, createdAt } = row;
  const award = newAward({ ...sent, id: toId('award', uuid), eventId, userId, userName, awardedByName, createdAt });
  return { award, row };
}

/** evm_correct (ledger.sql) computes the difference under a lock, from the current value of the award. */
const writeCorrection = byRight(
  statement<{ id: string }>(
    'award-correct',
    `WITH ${lockSeat}, made AS (
     SELECT correction.* FROM seat,
       LATERAL evm_correct($1, $9, event_id, user_id, $4, $5, $6, $7, $8) AS correction
   ), trail AS (
     ${auditInsert('$10', { from: 'made', before: 'entry.before || corrects_from' })}
   )
   SELECT id FROM made`,
    readId,
  ),
);

/** Corrects an award and returns it. The later of two corrections applies. An unchanged award gets no correction. */
export async function correctScore(ctx: Context, input: CorrectScoreInput): Promise<Award> {
  const viewer = requireAwarder(ctx);
  const fields = { points: input.points, ...cleanInput(input) };
  refuseInvalid(validateAward({ ...fields, achievements: input.achievements }));
  const award = await awardById(ctx, input.awardId);
  if (!award) throw refusal('NOT_FOUND', sentence('awardNotFound'));
  requireAwarderOf(viewer, award);
  const same = { ...fields, eventId: award.eventId, userId: award.userId, corrects: award.id };
  if (isUnchanged(award, fields)) return (await findRepeatedAward(ctx, same)) ?? award;

  const [correction] = await ctx.write(writeCorrection, [
    toUuid('award', newId('award')),
    toUuid('event', award.eventId),
    toUuid('user', award.userId),
    fields.points,
    fields.achievements,
    fields.note,
    toUuid('user', viewer.id),
    fields.idempotencyKey,
    toUuid('award', award.id),
    auditEntry(viewer, ctx.address, {
      action: 'score.correct',
      subjectId: award.userId,
      subjectName: award.userName,
      before: { event: award.eventId },
      after: { event: award.eventId, points: fields.points, achievements: fields.achievements, note: fields.note },
    }),
  ]);
  if (correction) return reloadAward(ctx, award.id);
  return (await findRepeatedAward(ctx, same)) ?? refuseWithoutSeat();
}

const isUnchanged = (award: Award, { points, achievements }: { points: number; achievements: readonly string[] }) =>
  award.effectivePoints === points && award.effectiveAchievements.join('\n') === achievements.join('\n');

const cleanInput = (input: Pick<UpdateScoreInput, 'achievements' | 'note' | 'idempotencyKey'>) => ({
  achievements: cleanAchievements(input.achievements),
  note: input.note?.trim() || null,
  idempotencyKey: input.idempotencyKey || null,
});

interface AwardRequest {
  eventId: string;
  userId: string;
  points: number;
  achievements: string[];
  note: string | null;
  idempotencyKey: string | null;
  corrects: string | null;
}

/** The award that an idempotency key was used for, and whether that request was the same. */
const awardOfKey = statement<{ id: string; same: boolean }>(
  'awards-sent-before',
  `SELECT coalesce(corrects, id) AS id, corrects IS NOT DISTINCT FROM $8 AND event_id = $3 AND user_id = $4
          AND coalesce(corrects_to, points) = $5 AND achievements = $6 AND note IS NOT DISTINCT FROM $7 AS same
     FROM awards WHERE awarded_by = $1 AND idempotency_key = $2`,
  (raw) => ({ ...readId(raw), same: raw.same as boolean }),
);

/** Throws NOT_REGISTERED: if nothing was written and no key was used, the participant has no seat. */
function refuseWithoutSeat(): never {
  throw refusal('NOT_REGISTERED', unknownParticipant);
}

/** The award that the key was used for, if any. Throws IDEMPOTENCY_KEY_REUSED if that request differed. */
async function findRepeatedAward(ctx: Context, request: AwardRequest): Promise<Award | undefined> {
  const { idempotencyKey, points, achievements, note } = request;
  const values = [
    toUuid('user', requireViewer(ctx).id),
    idempotencyKey,
    toUuid('event', request.eventId),
    toUuid('user', request.userId) ?? null,
    points,
    achievements,
    note,
    request.corrects && toUuid('award', request.corrects),
  ];
  const [before] = await ctx.rows(awardOfKey, values);
  if (!before) return undefined;
  if (!before.same) throw refusal('IDEMPOTENCY_KEY_REUSED', sentence('keyReused'));
  return reloadAward(ctx, before.id);
}

/** The current award. Drops the award and the score that the request has cached. */
async function reloadAward(ctx: Context, awardId: string): Promise<Award> {
  forgetNode(ctx, 'award', awardId);
  const award = await awardById(ctx, awardId);
  // the event was deleted or rejected in the meantime
  if (!award) throw refusal('NOT_FOUND', eventNotFound);
  forgetScore(ctx, award.eventId, award.userId);
  return award;
}
