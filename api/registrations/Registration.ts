import { OptionalProps, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { User } from '../accounts/User.ts';
import { IdType, newId } from '../core/ids/ids.ts';
import { Node } from '../core/ids/node.ts';
import { DateTime } from '../core/validation/scalars.ts';
import { Event } from '../events/Event.ts';

export enum SeatState {
  CONFIRMED = 'confirmed',
  WAITLISTED = 'waitlisted',
  REQUESTED = 'requested',
}

registerEnumType(SeatState, {
  name: 'SeatState',
  description: 'The state of a registration.',
  valuesConfig: {
    CONFIRMED: { description: 'The person has a seat.' },
    WAITLISTED: { description: 'The person is on the waitlist.' },
    REQUESTED: { description: 'The person has requested a seat; the organizer decides.' },
  },
});

@Entity({ tableName: 'registrations' })
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'A seat of a participant at an event, a place on the waitlist, or a request for a seat.',
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

  /** `registrationRows` sets this and the two below to null if the viewer may not see them. */
  @Property({ type: 'text' })
  @Field(() => String, {
    nullable: true,
    description: 'The e-mail address given for this event: only for organizers, admins and the person, else null.',
  })
  email!: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      'The phone number, if given. Only for the person, the creator of the event, its managers and admins, else null.',
  })
  phone: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      'Requirements that the organizer should know, if given. Visible to the same people as the phone number, else null.',
  })
  specialRequirements: string | null = null;

  @Enum({ items: () => SeatState })
  @Field(() => SeatState, { description: 'Whether it is a seat, a place on the waitlist, or a request.' })
  state: SeatState = SeatState.CONFIRMED;

  /** The order of the waitlist, the lowest first; may have gaps. Null in other states. */
  @Property({ type: 'integer', nullable: true })
  place: number | null = null;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the person got the seat, joined the waitlist, or requested the seat.' })
  createdAt: Date = new Date();

  /** Set by the reading statements only, as is the college. */
  @Field(() => ID, { description: 'The person.' })
  userId!: string;

  /** From the account. */
  @Field(() => String, { description: 'The college of the person.' })
  college!: string;
}

/** A registration as read for a viewer. */
export interface RegistrationRow extends Pick<
  Registration,
  'id' | 'name' | 'phone' | 'specialRequirements' | 'state' | 'place' | 'createdAt' | 'college'
> {
  eventId: string;
  userId: string;
  email: string | null;
  /** The creator of the event, who may see phone and special requirements. */
  eventCreatedById: string;
  /** Whether other participants see the person's name and college. */
  profileVisible: boolean;
  /** Read only with the viewer's own registration. */
  checkedInAt?: Date | null;
}
