import { createUnionType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { registerInputRule } from '../core/validation/inputRules.ts';
import { ReadAgain } from '../core/journal/readAgain.ts';
import { Event, type EventRow } from './Event.ts';
import { reasonProblem } from '../core/validation/validate.ts';

@InputType({ description: 'The event to approve.' })
export class ApproveEventInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;
}

@InputType({ description: 'The event to reject.' })
export class RejectEventInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => String, { description: 'The reason, up to 500 characters; its creator reads it.' })
  reason!: string;
}

registerInputRule('RejectEventInput', ({ reason }: RejectEventInput) => ({ reason: reasonProblem(reason) }));

@ObjectType({ simpleResolvers: true, description: 'The event that was approved.' })
export class ApproveEventPayload {
  @Field(() => Event, { description: 'The event as it is now.' })
  event!: EventRow;
}

@ObjectType({ simpleResolvers: true, description: 'The event that was rejected.' })
export class RejectEventPayload {
  @Field(() => Event, { description: 'The event as it is now.' })
  event!: EventRow;
}

@ObjectType({
  simpleResolvers: true,
  description: 'An event that became pending, was approved or rejected.',
})
export class EventApprovalUpdated {
  constructor(event: EventRow) {
    this.event = event;
  }

  @Field(() => Event, { description: 'The event as it is now.' })
  event: EventRow;
}

export const EventApprovalChange = createUnionType({
  name: 'EventApprovalChange',
  description: 'A change of the approval of an event.',
  types: () => [EventApprovalUpdated, ReadAgain] as const,
  resolveType: (change: object) => change.constructor.name,
});

export type EventApprovalChangeRow = EventApprovalUpdated | ReadAgain;
