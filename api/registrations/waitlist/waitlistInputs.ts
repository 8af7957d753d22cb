import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Event, type EventRow } from '../../events/Event.ts';
import { Registration, type RegistrationRow } from '../Registration.ts';

@InputType({ description: 'The waitlist to leave.' })
export class LeaveWaitlistInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;
}

@InputType({ description: 'A person on the waitlist, and the event that gives them a seat.' })
export class GiveSeatInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => ID, { description: 'The person.' })
  userId!: string;
}

@ObjectType({ description: 'The result of joining the waitlist.' })
export class JoinWaitlistPayload {
  @Field(() => Registration, { description: 'The place on the waitlist, or the seat: see its `state`.' })
  registration!: RegistrationRow;

  @Field(() => Event, { nullable: true, description: 'The event with its waitlist; null if it was just deleted.' })
  event!: EventRow | null;
}

@ObjectType({ description: 'A place on the waitlist that was given up.' })
export class LeaveWaitlistPayload {
  @Field(() => ID, { description: 'The id that the registration had.' })
  deletedRegistrationId!: string;

  @Field(() => Event, {
    nullable: true,
    description: 'The event with its waitlist; null if the viewer may no longer see it.',
  })
  event!: EventRow | null;
}

@ObjectType({ description: 'The event that gave a person on the waitlist a seat.' })
export class GiveSeatPayload {
  @Field(() => Event, { description: 'The event as it is now.' })
  event!: EventRow;
}
