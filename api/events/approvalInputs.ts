import { createUnionType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { sayProblems } from '../core/inputRules.ts';
import { ReadAgain } from '../core/readAgain.ts';
import { Event, type EventRow } from './Event.ts';
import { reasonProblem } from '../core/validate.ts';

@InputType({ description: 'An event that everybody may see from now on.' })
export class ApproveEventInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;
}

@InputType({ description: 'An event that is turned down.' })
export class RejectEventInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => String, { description: 'Why, up to 500 characters; its creator reads it.' })
  reason!: string;
}

sayProblems('RejectEventInput', ({ reason }: RejectEventInput) => ({ reason: reasonProblem(reason) }));

@ObjectType({ simpleResolvers: true, description: 'The event that was approved.' })
export class ApproveEventPayload {
  @Field(() => Event, { description: 'The event as it is now.' })
  event!: EventRow;
}

@ObjectType({ simpleResolvers: true, description: 'The event that was turned down.' })
export class RejectEventPayload {
  @Field(() => Event, { description: 'The event as it is now.' })
  event!: EventRow;
}

@ObjectType({
  simpleResolvers: true,
  description: 'An event that has come to wait for a decision, or was decided upon.',
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
  description: 'What has happened to the approval of events.',
  types: () => [EventApprovalUpdated, ReadAgain] as const,
  resolveType: (change: object) => change.constructor.name,
});

export type EventApprovalChangeRow = EventApprovalUpdated | ReadAgain;
