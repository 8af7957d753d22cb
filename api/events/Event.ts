import { ArrayType, DecimalType, OptionalProps, type Ref } from '@mikro-orm/core';
import { Embedded, Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { User } from '../accounts/User.ts';
import { IdType, newId } from '../core/ids.ts';
import { Node } from '../core/node.ts';
import { prices } from '../core/price.ts';
import { DateTime } from '../core/scalars.ts';
import { RegistrationRules } from './RegistrationRules.ts';
import { TextsType } from './TextsType.ts';
import { defaultReminders, type RulesFields } from './validate.ts';

/** Whether an event may be seen by everybody who is signed in. */
export enum EventApproval {
  APPROVED = 'approved',
  PENDING = 'pending',
  REJECTED = 'rejected',
}

registerEnumType(EventApproval, {
  name: 'EventApproval',
  description: 'Whether an event may be seen by everybody who is signed in.',
  valuesConfig: {
    APPROVED: { description: 'Everybody sees it.' },
    PENDING: { description: 'Waits for an admin; only its creator, its helpers and admins see it.' },
    REJECTED: { description: 'Was turned down; only its creator, its helpers and admins see it.' },
  },
});

@Entity({ tableName: 'events' })
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'Something that takes place once, with a limited number of seats.',
})
export class Event implements Node {
  [OptionalProps]?:
    | 'endsAt'
    | 'taken'
    | 'registeredCount'
    | 'hasWaitlist'
    | 'waiting'
    | 'guests'
    | 'waitlistCount'
    | 'lastPlace'
    | 'lineTold'
    | 'rules'
    | 'requested'
    | 'hasQuestions'
    | 'remindBefore'
    | 'selfCheckIn'
    | 'walkIns'
    | 'attendancePoints'
    | 'createdById'
    | 'organizerName'
    | 'approval'
    | 'rejectionReason'
    | 'version'
    | 'createdAt'
    | 'updatedAt';

  @PrimaryKey({ type: new IdType('event') })
  id: string = newId('event');

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Up to 200 characters. The lists hide titles with "sample" or "test" in them.' })
  title!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Plain text with line breaks, up to 10,000 characters.' })
  description!: string;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it begins; registering and cancelling end here at the latest.' })
  date!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'When it ends, up to 366 days after it begins; null where nobody has said so.',
  })
  endsAt: Date | null = null;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Where it takes place, up to 200 characters.' })
  location!: string;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'How many seats there are; never fewer than are taken.' })
  capacity!: number;

  /** Seats that are taken: always the number of registrations. Moves only in the statements that make and end those. */
  @Property({ type: 'integer' })
  taken = 0;

  /** The same, as the reading statements give it; like the names and ids below that have no column here. */
  @Field(() => Int, { description: 'How many seats are taken.' })
  registeredCount!: number;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Whether people may wait in line for a seat once all are taken.' })
  hasWaitlist = true;

  /** Places in line that are held: always the number of registrations that wait; moves as `taken` does. */
  @Property({ type: 'integer' })
  waiting = 0;

  /** Of the seats that are taken, those of guests without an account: always the number of them who are in. */
  @Property({ type: 'integer' })
  guests = 0;

  @Field(() => Int, { description: 'How many people wait for a seat.' })
  waitlistCount!: number;

  /** The last place in line that was given: whoever comes next has the one after it. */
  @Property({ type: 'integer' })
  lastPlace = 0;

  /** Whether those who wait were told that the line has ended. */
  @Property({ type: 'boolean' })
  lineTold = false;

  @Embedded(() => RegistrationRules, { prefix: false })
  rules = new RegistrationRules();

  /** Requests for a seat that wait for the organizer; moves as `taken` does. */
  @Property({ type: 'integer' })
  requested = 0;

  /** Whether any of its questions is asked now; see questions/rules.ts. */
  @Property({ type: 'boolean' })
  hasQuestions = false;

  @Property({ type: new ArrayType(Number), columnType: 'integer[]' })
  @Field(() => [Int], {
    description: 'How many minutes before it begins those with a seat are reminded; the earliest reminder first.',
  })
  remindBefore: number[] = [...defaultReminders];

  @Property({ type: 'boolean' })
  @Field(() => Boolean, {
    complexity: prices.columnOfRow,
    description: 'Whether people who have a seat can check themselves in, by a code that is shown at the event.',
  })
  selfCheckIn = false;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, {
    complexity: prices.columnOfRow,
    description: 'Whether whoever keeps the door may give free seats to people who come without one.',
  })
  walkIns = false;

  @Property({ type: new DecimalType('number'), precision: 9, scale: 2, nullable: true })
  @Field(() => Float, {
    complexity: prices.columnOfRow,
    nullable: true,
    description: 'How many points whoever is checked in is awarded, once; null: none.',
  })
  attendancePoints: number | null = null;

  @Property({ type: new TextsType() })
  @Field(() => [String], { description: 'Up to 10 words to find it by.' })
  tags: string[] = [];

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'A picture: a web address (https), or the path of one that was uploaded; null: draw one.',
  })
  image: string | null = null;

  @Field(() => String, { nullable: true, description: 'The same picture, no larger than a card needs it.' })
  imageSmall?: string | null;

  @Enum({ items: () => EventApproval })
  @Field(() => EventApproval, { description: 'Whether everybody may see it.' })
  approval: EventApproval = EventApproval.APPROVED;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Why it was turned down; null where it was not.' })
  rejectionReason: string | null = null;

  @ManyToOne(() => User, { ref: true, fieldName: 'created_by' })
  createdBy!: Ref<User>;

  @Field(() => ID, { description: 'The identifier of the person who created the event.' })
  createdById!: string;

  @Field(() => String, { description: 'The name of the person who created the event.' })
  organizerName!: string;

  @Property({ type: 'integer', version: true })
  @Field(() => Int, {
    description: 'Goes up with every edit. Send it back with `updateEvent`, and nobody is overwritten unseen.',
  })
  version!: number;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was last edited.' })
  updatedAt: Date = new Date();
}

/** An event as the reading statements give it: the columns, and what a list needs of its creator. */
export interface EventRow extends Pick<
  Event,
  | 'id'
  | 'title'
  | 'description'
  | 'date'
  | 'endsAt'
  | 'location'
  | 'capacity'
  | 'registeredCount'
  | 'hasWaitlist'
  | 'waitlistCount'
  | 'guests'
  | 'hasQuestions'
  | 'remindBefore'
  | 'selfCheckIn'
  | 'walkIns'
  | 'attendancePoints'
  | 'tags'
  | 'image'
  | 'approval'
  | 'rejectionReason'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
  | 'createdById'
  | 'organizerName'
> {
  imageSmall: string | null;
  /** Null where there are none, as at most events. */
  rules: RulesFields | null;
  requested: number;
  /** What the viewer has there, as `state` of a registration; given by most reads, so that it needs no statement of its own. */
  viewerSeat?: string | null;
}
