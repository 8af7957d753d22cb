import { createUnionType, Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { connectionOf } from '../core/connection.ts';
import { sayProblems } from '../core/inputRules.ts';
import { ReadAgain } from '../core/readAgain.ts';
import { DateTime } from '../core/scalars.ts';
import { Award } from './Award.ts';
import type { ScoreRow } from './boards.ts';
import { LeaderboardRow } from './boardTypes.ts';
import { validateAward, validateNewAward } from './validate.ts';

export const AwardConnection = connectionOf(Award, 'Award', 'awards');

@ObjectType({ simpleResolvers: true, description: 'A score from one moment on.' })
export class ScoreStep {
  @Field(() => DateTime, { description: 'From when.' })
  at!: Date;

  @Field(() => Float, { description: 'The sum at that time.' })
  score!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How a score has come about.' })
export class ScoreProgression {
  @Field(() => LeaderboardRow, { description: 'Whose score, as it is now.' })
  row!: ScoreRow;

  @Field(() => [ScoreStep], {
    description: 'Every change in the order of time; of more than 100 changes the last of each hundredth of the time.',
  })
  steps!: ScoreStep[];
}

@InputType({ description: 'What a participant is given at an event. It is added to what they already have.' })
export class UpdateScoreInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => ID, { description: 'Which participant; registered for the event.' })
  userId!: string;

  @Field(() => Float, { description: 'How many points to add: 0 to 1,000,000, two decimals at most.' })
  points!: number;

  @Field(() => [String], {
    defaultValue: [],
    description: 'Achievements to add to those already there: up to 20 of up to 60 characters.',
  })
  achievements!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'Why, up to 500 characters. The participant sees it too.',
  })
  note?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Any text of up to 100 visible ASCII characters that the sender uses for this award only: sent again, it is ' +
      'answered again and counted once.',
  })
  idempotencyKey?: string | null;
}
sayProblems('UpdateScoreInput', validateNewAward);

@InputType({ description: 'What an award should have been. The difference becomes an entry of its own.' })
export class CorrectScoreInput {
  @Field(() => ID, { description: 'Which award.' })
  awardId!: string;

  @Field(() => Float, { description: 'The right number of points; 0 and no achievements undo the award.' })
  points!: number;

  @Field(() => [String], { defaultValue: [], description: 'The right achievements.' })
  achievements!: string[];

  @Field(() => String, { nullable: true, description: 'Why, up to 500 characters. The participant sees it too.' })
  note?: string | null;

  @Field(() => String, { nullable: true, description: 'See UpdateScoreInput.' })
  idempotencyKey?: string | null;
}
sayProblems('CorrectScoreInput', validateAward);

@ObjectType({ simpleResolvers: true, description: 'What a participant was given, and where they stand now.' })
export class UpdateScorePayload {
  @Field(() => Award, { description: 'The award.' })
  award!: Award;

  @Field(() => LeaderboardRow, {
    nullable: true,
    description: 'The score as it is now; null if the participant has just given the seat back.',
  })
  row!: ScoreRow | null;
}

@ObjectType({ simpleResolvers: true, description: 'The award after its correction.' })
export class CorrectScorePayload {
  @Field(() => Award, { description: 'The award with what is left of it.' })
  award!: Award;

  @Field(() => LeaderboardRow, {
    nullable: true,
    description: 'The score as it is now; null if nothing is left of it.',
  })
  row!: ScoreRow | null;
}

@ObjectType({
  description:
    'What has changed on boards within the last moments: each row as it is now. A change of one row can shift the ranks ' +
    'of others, which follow from the scores and are not told.',
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
  description: 'What has happened to the boards.',
  types: () => [LeaderboardUpdated, ReadAgain] as const,
  resolveType: (change: object) => change.constructor.name,
});
export type LeaderboardChangeRow = LeaderboardUpdated | ReadAgain;
