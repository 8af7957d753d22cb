import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { StaffRole } from '../core/context.ts';
import { sayProblems } from '../core/inputRules.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { staffLimits, validatePeople, validatePerson } from './validate.ts';

/** Somebody with an account, by its address or its id. */
@InputType()
abstract class PersonInput {
  @Field(() => ID, { nullable: true, description: 'Whom; this or `email`.' })
  userId?: string | null;

  @Field(() => String, { nullable: true, description: 'The address of their account; this or `userId`.' })
  email?: string | null;
}

@InputType({ description: 'Who is to help at an event, and as what.' })
export class AddStaffInput extends PersonInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => [String], {
    nullable: true,
    description: `Instead: several people, up to ${staffLimits.ofEvent}, by the addresses of their accounts.`,
  })
  emails?: string[] | null;

  @Field(() => StaffRole, { description: 'As what. Whoever is to do more is named once for each.' })
  role!: StaffRole;
}
sayProblems('AddStaffInput', validatePeople);

@InputType({ description: 'Who no longer helps at an event.' })
export class RemoveStaffInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => ID, { description: 'Whom.' })
  userId!: string;

  @Field(() => StaffRole, { nullable: true, description: 'As what; left out: in no role any more.' })
  role?: StaffRole | null;
}

@InputType({ description: 'Who is asked to take an event over.' })
export class HandOverEventInput extends PersonInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;
}
sayProblems('HandOverEventInput', validatePerson);

@InputType({ description: 'Which invitation is accepted.' })
export class AcceptInvitationInput {
  @Field(() => ID, { description: 'Which invitation; one of the own.' })
  invitationId!: string;
}

@InputType({ description: 'Which invitation ends.' })
export class EndInvitationInput {
  @Field(() => ID, { description: 'Which invitation: one of the own, or one to an event whose helpers one names.' })
  invitationId!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The event at which the viewer has accepted a role.' })
export class AcceptInvitationPayload {
  @Field(() => Event, { description: 'The event as it is now.' })
  event!: EventRow;
}

@ObjectType({ simpleResolvers: true, description: 'The invitation that is there no more.' })
export class EndInvitationPayload {
  @Field(() => ID, { description: 'Which it was.' })
  endedInvitationId!: string;

  @Field(() => Event, { nullable: true, description: 'The event; null where the viewer does not see it.' })
  event!: EventRow | null;
}

@ObjectType({ simpleResolvers: true, description: 'The event at which somebody is asked to help.' })
export class AddStaffPayload {
  @Field(() => Event, { description: 'The event as it is now.' })
  event!: EventRow;
}

@ObjectType({ simpleResolvers: true, description: 'The event at which somebody no longer helps.' })
export class RemoveStaffPayload {
  @Field(() => Event, { nullable: true, description: 'The event; null where the viewer may no longer see it.' })
  event!: EventRow | null;
}

@ObjectType({ simpleResolvers: true, description: 'The event that somebody is asked to take over.' })
export class HandOverEventPayload {
  // null was possible while handing over took effect at once
  @Field(() => Event, { nullable: true, description: 'The event as it is now.' })
  event!: EventRow | null;
}
