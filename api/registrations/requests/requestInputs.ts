import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { registerInputRule } from '../../core/validation/inputRules.ts';
import { Event, type EventRow } from '../../events/Event.ts';
import { Registration, type RegistrationRow } from '../Registration.ts';
import { validateDecision, validateDeclining } from '../validate.ts';

@InputType({ description: 'Requests to approve.' })
export class ApproveRegistrationsInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => [ID], { description: 'The people who made the requests, 1 to 100.' })
  userIds!: string[];
}

registerInputRule('ApproveRegistrationsInput', validateDecision);

@InputType({ description: 'Requests to decline.' })
export class DeclineRegistrationsInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => [ID], { description: 'The people who made the requests, 1 to 100.' })
  userIds!: string[];

  @Field(() => String, { description: 'The reason, up to 500 characters; the people read it.' })
  reason!: string;
}

registerInputRule('DeclineRegistrationsInput', validateDeclining);

@ObjectType({ simpleResolvers: true, description: 'A person that an action left out, and the reason.' })
export class UndecidedRequest {
  @Field(() => ID, { description: 'The person.' })
  userId!: string;

  @Field(() => String, { description: 'NOT_REQUESTED, COLLEGE_FULL, EVENT_FULL or NOT_REGISTERED.' })
  code!: string;

  @Field(() => String, { description: 'The reason as a sentence.' })
  message!: string;
}

@ObjectType({ description: 'The result of approving requests.' })
export class ApproveRegistrationsPayload {
  @Field(() => [Registration], { description: 'The registrations as they are now: see their `state`.' })
  registrations!: readonly RegistrationRow[];

  @Field(() => [UndecidedRequest], { description: 'The people that the action left out.' })
  undecided!: readonly UndecidedRequest[];

  @Field(() => Event, { description: 'The event as it is now.' })
  event!: EventRow;
}

@ObjectType({ description: 'The result of declining requests.' })
export class DeclineRegistrationsPayload {
  @Field(() => [ID], { description: 'The people who were declined.' })
  declinedUserIds!: readonly string[];

  @Field(() => [UndecidedRequest], { description: 'The people that the action left out.' })
  undecided!: readonly UndecidedRequest[];

  @Field(() => Event, { description: 'The event as it is now.' })
  event!: EventRow;
}
