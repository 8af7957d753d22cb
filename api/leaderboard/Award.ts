import { Field, Float, ID, ObjectType } from 'type-graphql';
import { Node } from '../core/ids/node.ts';
import { DateTime } from '../core/validation/scalars.ts';

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description:
    'Points and achievements for a participant at an event. An award never changes: a correction is a separate entry. ' +
    '`effectivePoints` and `effectiveAchievements` are the values after corrections.',
})
export class Award implements Node {
  id!: string;

  @Field(() => ID, { description: 'The event.' })
  eventId!: string;

  @Field(() => ID, { description: 'The participant.' })
  userId!: string;

  @Field(() => String, { description: 'The name of the participant.' })
  userName!: string;

  @Field(() => Float, { description: 'The points before corrections.' })
  points!: number;

  @Field(() => [String], { description: 'The achievements before corrections.' })
  achievements!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'The reason, if the awarder gave one. The participant sees it too.',
  })
  note!: string | null;

  @Field(() => Boolean, {
    description: 'Whether a check-in gave it (`Event.attendancePoints`), in the name of the creator of the event.',
  })
  isForAttendance!: boolean;

  @Field(() => String, { description: 'The name of the organizer, admin or scorer who gave it.' })
  awardedByName!: string;

  @Field(() => DateTime, { description: 'When it was given.' })
  createdAt!: Date;

  @Field(() => Float, { description: 'The points after corrections; 0 if the award was undone.' })
  effectivePoints!: number;

  @Field(() => [String], { description: 'The achievements after corrections; empty if the award was undone.' })
  effectiveAchievements!: string[];

  @Field(() => Boolean, { description: 'Whether it has been corrected.' })
  isCorrected!: boolean;

  @Field(() => DateTime, { nullable: true, description: 'When it was last corrected.' })
  correctedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'The name of the person who last corrected it.' })
  correctedByName!: string | null;

  @Field(() => String, { nullable: true, description: 'The reason for the last correction, if one was given.' })
  correctionNote!: string | null;
}
