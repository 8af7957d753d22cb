import { parseScore, validateAward } from '../../../api/leaderboard/validate.ts';
import type { Api } from '../../core/api.ts';
import { exitCodes, Failure, refuseUsage } from '../../core/errors.ts';
import type { Io } from '../../core/io.ts';
import { type JsonOption, refuseFields, type Row, showOne } from '../../core/show.ts';

export interface CorrectOptions {
  points?: string;
  achievement?: string[];
  /** False after `--no-achievements`. */
  achievements: boolean;
  undo?: boolean;
  note?: string;
  key?: string;
  json?: JsonOption;
}

interface Award {
  effectivePoints: number;
  effectiveAchievements: string[];
}

interface Corrected {
  correctScore: { award: Row & { userName: string; effectivePoints: number }; row: Row | null };
}

const fields = ['id', 'userName', 'points', 'effectivePoints', 'effectiveAchievements'];

const read = 'query ($id: ID!) { node(id: $id) { ... on Award { effectivePoints effectiveAchievements } } }';

const write = `mutation ($input: CorrectScoreInput!) {
  correctScore(input: $input) {
    award { ${fields.join(' ')} }
    row { rank score }
  }
}`;

/** Corrects an award to what was typed; points or achievements that were not typed stay. */
export async function run(io: Io, { ask }: Api, awardId: string, options: CorrectOptions): Promise<void> {
  refuseFields(options.json, [...fields, 'score', 'rank']);
  const typed = changesOf(options);
  if (Object.keys(typed).length === 0)
    throw new Failure('There is nothing to correct.', exitCodes.usage, 'Give --points, --achievement or --undo.');
  const more = { note: options.note ?? null, idempotencyKey: options.key ?? null };
  refuseUsage(Object.values(validateAward({ ...typed, ...more })));

  const { node } = await ask<{ node: Partial<Award> | null }>(read, { id: awardId });
  if (node?.effectivePoints === undefined)
    throw new Failure('Award not found', exitCodes.failed, 'Find its id with: evm scores awards <event>');
  const input = { awardId, points: node.effectivePoints, achievements: node.effectiveAchievements, ...typed, ...more };
  const { award, row } = (await ask<Corrected>(write, { input })).correctScore;
  io.say(`The award of ${award.userName} is worth ${award.effectivePoints} points now.`);
  showOne(io, { ...award, score: row?.score ?? 0, rank: row?.rank ?? null }, options.json);
}

function changesOf({ points, achievement, achievements, undo }: CorrectOptions) {
  if (undo && (points !== undefined || achievement))
    throw new Failure('Give --undo alone: it leaves nothing of the award.', exitCodes.usage);
  if (undo) return { points: 0, achievements: [] };
  return {
    ...(points !== undefined && { points: parseScore(points) }),
    ...(achievement && { achievements: achievement }),
    ...(!achievements && { achievements: [] }),
  };
}
