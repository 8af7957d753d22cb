import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { sayProblems } from '../core/inputRules.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { Registration, type RegistrationRow } from './Registration.ts';
import { validateDecision, validateDeclining } from './validate.ts';

@InputType({ description: 'People who get the seat that they have asked for.' })
export class ApproveRegistrationsInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => [ID], { description: 'Whose requests, 1 to 100.' })
  userIds!: string[];
}

sayProblems('ApproveRegistrationsInput', validateDecision);

@InputType({ description: 'People who do not get the seat that they have asked for.' })
export class DeclineRegistrationsInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => [ID], { description: 'Whose requests, 1 to 100.' })
  userIds!: string[];

  @Field(() => String, { description: 'Why, up to 500 characters; they read it.' })
  reason!: string;
}

sayProblems('DeclineRegistrationsInput', validateDeclining);

@ObjectType({ simpleResolvers: true, description: 'Somebody for whom something could not be done, and why.' })
export class UndecidedRequest {
  @Field(() => ID, { description: 'Whose.' })
  userId!: string;

  @Field(() => String, { description: 'NOT_REQUESTED, COLLEGE_FULL, EVENT_FULL or NOT_REGISTERED.' })
  code!: string;

  @Field(() => String, { description: 'The same in a sentence.' })
  message!: string;
}

@ObjectType({ description: 'What came of approving requests.' })
export class ApproveRegistrationsPayload {
  @Field(() => [Registration], { description: 'The registrations as they are now: see their `state`.' })
  registrations!: readonly RegistrationRow[];

  @Field(() => [UndecidedRequest], { description: 'For whom it could not be done.' })
  undecided!: readonly UndecidedRequest[];

  @Field(() => Event, { description: 'The event as it is now.' })
  event!: EventRow;
}

@ObjectType({ description: 'What came of declining requests.' })
export class DeclineRegistrationsPayload {
  @Field(() => [ID], { description: 'Whose requests were declined.' })
  declinedUserIds!: readonly string[];

  @Field(() => [UndecidedRequest], { description: 'For whom it could not be done.' })
  undecided!: readonly UndecidedRequest[];

  @Field(() => Event, { description: 'The event as it is now.' })
  event!: EventRow;
}
