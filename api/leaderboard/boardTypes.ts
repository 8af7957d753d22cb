import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../core/pages/connection.ts';
import { Node } from '../core/ids/node.ts';
import { DateTime } from '../core/validation/scalars.ts';

const rankText = 'The rank. Equal scores share a rank, and the next rank counts all rows before it: 1, 1, 3.';
const reachedText = 'When the score was reached. Of equal scores, the earlier one is listed first.';

/** The common fields of event rows and overall rows. */
@ObjectType({ simpleResolvers: true })
abstract class PersonOnBoard {
  id!: string;

  @Field(() => Int, { description: rankText })
  rank!: number;

  @Field(() => ID, { description: 'The participant.' })
  userId!: string;

  @Field(() => String, { description: 'The name of the participant.' })
  userName!: string;

  @Field(() => String, { description: 'The college of the participant.' })
  college!: string;

  @Field(() => DateTime, { description: reachedText })
  reachedAt!: Date;
}

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'The score of a registered participant at one event.',
})
export class LeaderboardRow extends PersonOnBoard implements Node {
  @Field(() => ID, { description: 'The event.' })
  eventId!: string;

  @Field(() => Float, { description: 'The sum of all awards and corrections. Never negative, at most two decimals.' })
  score!: number;

  @Field(() => Boolean, {
    description: 'Whether the rank has a medal: it is 1 to 3, and at most three people share it.',
  })
  hasMedal!: boolean;

  @Field(() => [String], { description: 'The achievements at this event, without duplicates.' })
  achievements!: string[];

  @Field(() => DateTime, { description: 'When the score or the achievements last changed.' })
  lastUpdated!: Date;
}

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'The score of a participant at all approved events together.',
})
export class TopPerformer extends PersonOnBoard implements Node {
  @Field(() => Int, { description: 'The number of events with a score.' })
  eventCount!: number;

  @Field(() => Float, { description: 'The sum of the scores.' })
  totalScore!: number;

  @Field(() => [String], { description: 'The achievements of all these events, without duplicates.' })
  achievements!: string[];
}

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'The sum of the scores of a college. Names that differ in case, accents or spaces are one college.',
})
export class CollegeRanking implements Node {
  id!: string;

  @Field(() => Int, { description: rankText })
  rank!: number;

  @Field(() => String, {
    description:
      'The most common spelling of the name. Participants see "Small college" if fewer than three people have a score and one of them has a private profile.',
  })
  college!: string;

  @Field(() => Float, { description: 'The sum of the scores of its participants.' })
  totalScore!: number;

  @Field(() => Int, { description: 'How many of its participants have a score.' })
  participantCount!: number;

  @Field(() => Int, { description: 'The number of events with such a score.' })
  eventCount!: number;

  @Field(() => DateTime, { description: reachedText })
  reachedAt!: Date;
}

export const LeaderboardConnection = connectionOf(LeaderboardRow, 'Leaderboard', 'rows of a leaderboard');
export const TopPerformerConnection = connectionOf(TopPerformer, 'TopPerformer', 'participants with a score');
export const CollegeRankingConnection = connectionOf(CollegeRanking, 'CollegeRanking', 'colleges with a score');
