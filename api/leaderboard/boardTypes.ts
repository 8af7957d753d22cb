import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../core/connection.ts';
import { Node } from '../core/node.ts';
import { DateTime } from '../core/scalars.ts';

const rankText = 'The place; equal scores share one and the next counts everybody before it: 1, 1, 3.';
const reachedText = 'When the score was reached: of equal scores the earlier stands first.';

/** What a board says of a person. */
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
  description: 'What a registered participant has reached at one event.',
})
export class LeaderboardRow extends PersonOnBoard implements Node {
  @Field(() => ID, { description: 'The event.' })
  eventId!: string;

  @Field(() => Float, { description: 'The sum of all awards and corrections; never negative, two decimals at most.' })
  score!: number;

  @Field(() => [String], { description: 'All achievements that were given, each once.' })
  achievements!: string[];

  @Field(() => DateTime, { description: 'When the score or the achievements last changed.' })
  lastUpdated!: Date;
}

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'What a participant has reached at all events together.',
})
export class TopPerformer extends PersonOnBoard implements Node {
  @Field(() => Int, { description: 'At how many events there is a score.' })
  eventCount!: number;

  @Field(() => Float, { description: 'The sum of the scores.' })
  totalScore!: number;

  @Field(() => [String], { description: 'All achievements of all events, each once.' })
  achievements!: string[];
}

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description:
    'What the participants of one college have reached together. Case, accents and spaces do not tell colleges apart.',
})
export class CollegeRanking implements Node {
  id!: string;

  @Field(() => Int, { description: rankText })
  rank!: number;

  @Field(() => String, {
    description:
      'The name, as most of its participants write it; for participants "Small college" if it has fewer than three and one keeps their profile private.',
  })
  college!: string;

  @Field(() => Float, { description: 'The sum of the scores of its participants.' })
  totalScore!: number;

  @Field(() => Int, { description: 'How many of its participants have a score.' })
  participantCount!: number;

  @Field(() => Int, { description: 'At how many events they have one.' })
  eventCount!: number;

  @Field(() => DateTime, { description: reachedText })
  reachedAt!: Date;
}

export const LeaderboardConnection = connectionOf(LeaderboardRow, 'Leaderboard', 'rows of a leaderboard');
export const TopPerformerConnection = connectionOf(TopPerformer, 'TopPerformer', 'participants with a score');
export const CollegeRankingConnection = connectionOf(CollegeRanking, 'CollegeRanking', 'colleges with a score');
