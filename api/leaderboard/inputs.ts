import { createUnionType, Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { connectionOf } from '../core/pages/connection.ts';
import { registerInputRule } from '../core/validation/inputRules.ts';
import { ReadAgain } from '../core/journal/readAgain.ts';
import { DateTime } from '../core/validation/scalars.ts';
import { Award } from './Award.ts';
import type { ScoreRow } from './boards.ts';
import { LeaderboardRow } from './boardTypes.ts';
import { validateAward, validateNewAward } from './validate.ts';

export const AwardConnection = connectionOf(Award, 'Award', 'awards');

@ObjectType({ simpleResolvers: true, description: 'A change of a score.' })
export class ScoreStep {
  @Field(() => DateTime, { description: 'The time of the change.' })
  at!: Date;

  @Field(() => Float, { description: 'The score after the change.' })
  score!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The history of a score.' })
export class ScoreProgression {
  @Field(() => LeaderboardRow, { description: 'The participant and the current score.' })
  row!: ScoreRow;

  @Field(() => [ScoreStep], {
    description:
      'All changes in order of time. More than 100 changes are thinned to the last of each hundredth of the time span.',
  })
  steps!: ScoreStep[];
}

@InputType({ description: 'An award to a participant at an event. It adds to earlier awards.' })
export class UpdateScoreInput {
  @Field(() => ID, { description: 'The event.' })
  eventId!: string;

  @Field(() => ID, { description: 'A participant with a seat at the event.' })
  userId!: string;

  @Field(() => Float, { description: 'The points to add: 0 to 1,000,000, at most two decimals.' })
  points!: number;

  @Field(() => [String], {
    defaultValue: [],
    description: 'The achievements to add: up to 20, each up to 60 characters.',
  })
  achievements!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'The reason, up to 500 characters. The participant sees it too.',
  })
  note?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A key for this award only: up to 100 visible ASCII characters. A retry with the same key returns the same award ' +
      'and counts once.',
  })
  idempotencyKey?: string | null;
}
registerInputRule('UpdateScoreInput', validateNewAward);

@InputType({ description: 'The right values of an award. The difference is stored as a separate entry.' })
export class CorrectScoreInput {
  @Field(() => ID, { description: 'The award.' })
  awardId!: string;

  @Field(() => Float, { description: 'The right points. 0 points and no achievements undo the award.' })
  points!: number;

  @Field(() => [String], { defaultValue: [], description: 'The right achievements.' })
  achievements!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'The reason, up to 500 characters. The participant sees it too.',
  })
  note?: string | null;

  @Field(() => String, { nullable: true, description: 'See UpdateScoreInput.' })
  idempotencyKey?: string | null;
}
registerInputRule('CorrectScoreInput', validateAward);

@ObjectType({ simpleResolvers: true, description: 'The award, and the current score of the participant.' })
export class UpdateScorePayload {
  @Field(() => Award, { description: 'The award.' })
  award!: Award;

  @Field(() => LeaderboardRow, {
    nullable: true,
    description: 'The current score; null if the participant has cancelled, or all awards were undone.',
  })
  row!: ScoreRow | null;
}

@ObjectType({ simpleResolvers: true, description: 'The award after its correction.' })
export class CorrectScorePayload {
  @Field(() => Award, { description: 'The award with its effective values.' })
  award!: Award;

  @Field(() => LeaderboardRow, {
    nullable: true,
    description: 'The current score; null if all awards were undone.',
  })
  row!: ScoreRow | null;
}

@ObjectType({
  description:
    'The rows that changed on boards, with their current values. A change of one row can shift the ranks of others. ' +
    'Clients compute those from the scores; they are not included.',
})
export class LeaderboardUpdated {
  constructor(
    readonly scoreIds: readonly string[],
    readonly performerIds: readonly string[],
    readonly collegeIds: readonly string[],
  ) {}
}

export const LeaderboardChange = createUnionType({
  name: 'LeaderboardChange',
  description: 'A change on boards, or a request to read them again.',
  types: () => [LeaderboardUpdated, ReadAgain] as const,
  resolveType: (change: object) => change.constructor.name,
});
export type LeaderboardChangeRow = LeaderboardUpdated | ReadAgain;
