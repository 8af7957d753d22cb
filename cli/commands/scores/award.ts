import { eventIdProblem } from '../../../api/events/validate.ts';
import { parseScore, unknownParticipant, validateAward } from '../../../api/leaderboard/validate.ts';
import type { Api } from '../../core/api.ts';
import { exitCodes, Failure, noEvent } from '../../core/errors.ts';
import type { Io } from '../../core/io.ts';
import { type JsonOption, type Row, showOne } from '../../core/show.ts';

export interface AwardOptions {
  achievement?: string[];
  note?: string;
  key?: string;
  json?: JsonOption;
}

interface Found {
  event: {
    participants: { totalCount: number; edges: { node: { userId: string; name: string; email: string | null } }[] };
  } | null;
}

interface Updated {
  updateScore: { award: { id: string; userName: string }; row: Row | null };
}

const search = `query ($id: ID!, $search: String) {
  event(id: $id) { participants(first: 5, search: $search) { totalCount edges { node { userId name email } } } }
}`;

const query = `mutation ($input: UpdateScoreInput!) {
  updateScore(input: $input) { award { id userName } row { userId userName rank score achievements } }
}`;

/** Awards points and achievements to a participant, who is named by id, or by e-mail address or name. */
export async function run(
  io: Io,
  { ask }: Api,
  eventId: string,
  participant: string,
  typed: string,
  options: AwardOptions,
): Promise<void> {
  const fields = {
    points: parseScore(typed),
    achievements: options.achievement ?? [],
    note: options.note ?? null,
    idempotencyKey: options.key ?? null,
  };
  const problems = [eventIdProblem(eventId, 'fetch'), ...Object.values(validateAward(fields))].filter(Boolean);
  if (problems.length > 0) throw new Failure(problems.join('\n'), exitCodes.usage);

  const userId = participant.startsWith('user_') ? participant : await find(ask, eventId, participant);
  const { award, row } = (await ask<Updated>(query, { input: { eventId, userId, ...fields } })).updateScore;
  io.say(`Awarded ${fields.points} points to ${award.userName}.`);
  showOne(io, { awardId: award.id, ...row }, options.json);
}

async function find(ask: Api['ask'], id: string, words: string): Promise<string> {
  const { event } = await ask<Found>(search, { id, search: words });
  if (!event) throw noEvent();
  const { edges, totalCount } = event.participants;
  const exact = edges.find(({ node }) => node.email === words.toLowerCase());
  const [first] = exact ? [exact] : edges;
  if (!first) throw new Failure(unknownParticipant, exitCodes.failed, `Nobody registered is called "${words}".`);
  if (exact || totalCount === 1) return first.node.userId;
  const names = edges.map(({ node }) => `${node.name} (${node.userId})`).join(', ');
  throw new Failure(`${totalCount} participants are called "${words}".`, exitCodes.failed, `Name one by id: ${names}`);
}
