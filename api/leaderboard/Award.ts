import { Field, Float, ID, ObjectType } from 'type-graphql';
import { Node } from '../core/node.ts';
import { DateTime } from '../core/scalars.ts';

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description:
    'Points and achievements that a participant was given at an event. It never changes: a correction is an entry of ' +
    'its own, and `effectivePoints` and `effectiveAchievements` say what is left of the award after it.',
})
export class Award implements Node {
  id!: string;

  @Field(() => ID, { description: 'The event.' })
  eventId!: string;

  @Field(() => ID, { description: 'Who was given it.' })
  userId!: string;

  @Field(() => String, { description: 'Their name.' })
  userName!: string;

  @Field(() => Float, { description: 'The points as they were given.' })
  points!: number;

  @Field(() => [String], { description: 'The achievements as they were given.' })
  achievements!: string[];

  @Field(() => String, { nullable: true, description: 'Why, if somebody wrote it down. The participant sees it too.' })
  note!: string | null;

  @Field(() => Boolean, {
    description: 'Whether the event gave it for being there (`Event.attendancePoints`), in the name of its creator.',
  })
  isForAttendance!: boolean;

  @Field(() => String, { description: 'The name of the organizer or admin who gave it.' })
  awardedByName!: string;

  @Field(() => DateTime, { description: 'When it was given.' })
  createdAt!: Date;

  @Field(() => Float, { description: 'What it is worth now: 0 where it was undone.' })
  effectivePoints!: number;

  @Field(() => [String], { description: 'What it holds now: nothing where it was undone.' })
  effectiveAchievements!: string[];

  @Field(() => Boolean, { description: 'Whether it has been corrected.' })
  isCorrected!: boolean;

  @Field(() => DateTime, { nullable: true, description: 'When it was last corrected, if ever.' })
  correctedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Who corrected it last, if anybody.' })
  correctedByName!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was last corrected, if somebody wrote it down.' })
  correctionNote!: string | null;
}
