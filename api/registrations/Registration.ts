import { OptionalProps, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { User } from '../accounts/User.ts';
import { IdType, newId } from '../core/ids.ts';
import { Node } from '../core/node.ts';
import { DateTime } from '../core/scalars.ts';
import { Event } from '../events/Event.ts';

@Entity({ tableName: 'registrations' })
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'A seat that a participant has taken at an event.',
})
export class Registration implements Node {
  [OptionalProps]?: 'createdAt' | 'userId' | 'college';

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
    description: "The phone number given, if any: only for the event's creator, admins and the person, else null.",
  })
  phone: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "What the organizer should know, if anything: only for the event's creator, admins and the person.",
  })
  specialRequirements: string | null = null;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the seat was taken.' })
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
  'id' | 'name' | 'phone' | 'specialRequirements' | 'createdAt' | 'college'
> {
  eventId: string;
  userId: string;
  email: string | null;
  /** Who created the event; may see what was told to the organizer. */
  eventCreatedById: string;
  /** Whether other participants see who it is. */
  profileVisible: boolean;
}
