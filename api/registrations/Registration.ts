import { OptionalProps, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { User } from '../accounts/User.ts';
import { IdType, newId } from '../core/ids.ts';
import { Node } from '../core/node.ts';
import { DateTime } from '../core/scalars.ts';
import { Event } from '../events/Event.ts';

/** What a registration has come to. */
export enum SeatState {
  CONFIRMED = 'confirmed',
  WAITLISTED = 'waitlisted',
  REQUESTED = 'requested',
}

registerEnumType(SeatState, {
  name: 'SeatState',
  description: 'What a registration has come to.',
  valuesConfig: {
    CONFIRMED: { description: 'The person has a seat.' },
    WAITLISTED: { description: 'The person waits in line for a seat.' },
    REQUESTED: { description: 'The person has asked for a seat; the organizer decides.' },
  },
});

@Entity({ tableName: 'registrations' })
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'A seat that a participant has taken at an event, a place in the line for one, or a request for one.',
})
export class Registration implements Node {
  [OptionalProps]?: 'state' | 'place' | 'createdAt' | 'userId' | 'college';

  @PrimaryKey({ type: new IdType('registration') })
  id: string = newId('registration');

  @ManyToOne(() => Event, { ref: true, fieldName: 'event_id' })
  event!: Ref<Event>;

  @ManyToOne(() => User, { ref: true, fieldName: 'user_id' })
  user!: Ref<User>;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The name given for this event.' })
  name!: string;

  /** What the viewer may not see of this and the two below is left out where registrations are read. */
  @Property({ type: 'text' })
  @Field(() => String, {
    nullable: true,
    description: 'The e-mail address given for this event: only for organizers, admins and the person, else null.',
  })
  email!: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The phone number given, if any: only for whoever runs the event and the person, else null.',
  })
  phone: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'What the organizer should know, if anything: only for whoever runs the event and the person.',
  })
  specialRequirements: string | null = null;

  @Enum({ items: () => SeatState })
  @Field(() => SeatState, { description: 'Whether it is a seat, a place in line, or a request.' })
  state: SeatState = SeatState.CONFIRMED;

  /** In line, whoever has the lower one is before the others; else null. */
  @Property({ type: 'integer', nullable: true })
  place: number | null = null;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the seat was taken, or the place in line, or asked for.' })
  createdAt: Date = new Date();

  /** As the college, given by the reading statements only. */
  @Field(() => ID, { description: 'Whose seat it is.' })
  userId!: string;

  /** Comes from the account. */
  @Field(() => String, { description: 'The college of the person.' })
  college!: string;
}

/** A registration as the reading statements give it to the viewer. */
export interface RegistrationRow extends Pick<
  Registration,
  'id' | 'name' | 'phone' | 'specialRequirements' | 'state' | 'place' | 'createdAt' | 'college'
> {
  eventId: string;
  userId: string;
  email: string | null;
  /** Who created the event; may see what was told to the organizer. */
  eventCreatedById: string;
  /** Whether other participants see who it is. */
  profileVisible: boolean;
}
