import { parseScore, validateAward } from '../../../api/leaderboard/validate.ts';
import type { Api } from '../../core/api.ts';
import { refuseUsage } from '../../core/errors.ts';
import { findEvent, findParticipant } from '../../core/find.ts';
import type { Io } from '../../core/io.ts';
import { type JsonOption, refuseFields, type Row, showOne } from '../../core/show.ts';

export interface AwardOptions {
  achievement?: string[];
  note?: string;
  key?: string;
  json?: JsonOption;
}

interface Updated {
  updateScore: { award: { id: string; userName: string }; row: Row | null };
}

const fields = ['userId', 'userName', 'rank', 'score', 'achievements'];

const query = `mutation ($input: UpdateScoreInput!) {
  updateScore(input: $input) { award { id userName } row { ${fields.join(' ')} } }
}`;

/** Awards points and achievements to a participant, who is named by id, or by e-mail address or name. */
export async function run(
  io: Io,
  api: Api,
  event: string,
  participant: string,
  points: string,
  options: AwardOptions,
): Promise<void> {
  refuseFields(options.json, ['awardId', ...fields]);
  const typed = {
    points: parseScore(points),
    achievements: options.achievement ?? [],
    note: options.note ?? null,
    idempotencyKey: options.key ?? null,
  };
  refuseUsage(Object.values(validateAward(typed)));
  const eventId = await findEvent(io, api, event);
  const userId = await findParticipant(io, api, eventId, participant);
  const { award, row } = (await api.ask<Updated>(query, { input: { eventId, userId, ...typed } })).updateScore;
  io.say(`Awarded ${typed.points} points to ${award.userName}.`);
  showOne(io, { awardId: award.id, ...row }, options.json);
}
