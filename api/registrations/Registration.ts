import { OptionalProps, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
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
  [OptionalProps]?: 'createdAt';

  @PrimaryKey({ type: new IdType('registration') })
  id: string = newId('registration');

  @ManyToOne(() => Event, { ref: true, fieldName: 'event_id' })
  event!: Ref<Event>;

  @ManyToOne(() => User, { ref: true, fieldName: 'user_id' })
  user!: Ref<User>;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The name given for this event.' })
  name!: string;

  /** Given for this event; whom it is shown to is decided in the resolver, as for the two below. */
  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Property({ type: 'text', nullable: true })
  specialRequirements: string | null = null;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the seat was taken.' })
  createdAt: Date = new Date();
}

/** A registration as the reading statements give it. */
export interface RegistrationRow extends Pick<
  Registration,
  'id' | 'name' | 'email' | 'phone' | 'specialRequirements' | 'createdAt'
> {
  eventId: string;
  userId: string;
  college: string;
  /** Who created the event; may see what was told to the organizer. */
  eventCreatedById: string;
}
