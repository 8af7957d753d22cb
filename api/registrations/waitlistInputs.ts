import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Event, type EventRow } from '../events/Event.ts';
import { Registration, type RegistrationRow } from './Registration.ts';

@InputType({ description: 'The event whose line is left.' })
export class LeaveWaitlistInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;
}

@InputType({ description: 'Somebody in line and the event at which they are given a seat.' })
export class GiveSeatInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => ID, { description: 'Whom.' })
  userId!: string;
}

@ObjectType({ description: 'What came of joining the line.' })
export class JoinWaitlistPayload {
  @Field(() => Registration, { description: 'The place in line, or the seat: see its `state`.' })
  registration!: RegistrationRow;

  @Field(() => Event, { nullable: true, description: 'The event with its line; null if it has just gone.' })
  event!: EventRow | null;
}

@ObjectType({ description: 'A place in line that was given up.' })
export class LeaveWaitlistPayload {
  @Field(() => ID, { description: 'The id that the registration had.' })
  deletedRegistrationId!: string;

  @Field(() => Event, {
    nullable: true,
    description: 'The event with its line; null where the viewer may no longer see it.',
  })
  event!: EventRow | null;
}

@ObjectType({ description: 'The event at which somebody in line was given a seat.' })
export class GiveSeatPayload {
  @Field(() => Event, { description: 'The event as it is now.' })
  event!: EventRow;
}
