import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { StaffRole } from '../core/context/context.ts';
import { registerInputRule } from '../core/validation/inputRules.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { staffLimits, validatePeople, validatePerson } from './validate.ts';

/** A user, by e-mail address or ID. */
@InputType()
abstract class PersonInput {
  @Field(() => ID, { nullable: true, description: 'The ID of the user; exclusive with `email`.' })
  userId?: string | null;

  @Field(() => String, { nullable: true, description: 'The e-mail address of the account; exclusive with `userId`.' })
  email?: string | null;
}

@InputType({ description: 'People to invite as helpers of an event, and their role.' })
export class AddStaffInput extends PersonInput {
  @Field(() => ID, { description: 'The ID of the event.' })
  eventId!: string;

  @Field(() => [String], {
    nullable: true,
    description: `Several e-mail addresses, instead of one person. With \`userIds\` at most ${staffLimits.ofEvent}.`,
  })
  emails?: string[] | null;

  @Field(() => [ID], { nullable: true, description: 'Several users, alone or together with `emails`.' })
  userIds?: string[] | null;

  @Field(() => StaffRole, { description: 'The role. For several roles, invite once per role.' })
  role!: StaffRole;
}
registerInputRule('AddStaffInput', validatePeople);

@InputType({ description: 'Two events of one owner.' })
export class CopyStaffInput {
  @Field(() => ID, { description: 'The ID of the event that gets the helpers.' })
  eventId!: string;

  @Field(() => ID, { description: 'The ID of the event whose helpers are copied.' })
  fromEventId!: string;
}

@InputType({ description: 'The helper to remove from an event.' })
export class RemoveStaffInput {
  @Field(() => ID, { description: 'The ID of the event.' })
  eventId!: string;

  @Field(() => ID, { description: 'The ID of the helper.' })
  userId!: string;

  @Field(() => StaffRole, { nullable: true, description: 'The role to remove; omitted: all roles.' })
  role?: StaffRole | null;
}

@InputType({ description: 'The user to invite as the new owner of an event.' })
export class HandOverEventInput extends PersonInput {
  @Field(() => ID, { description: 'The ID of the event.' })
  eventId!: string;
}
registerInputRule('HandOverEventInput', validatePerson);

@InputType({ description: 'The invitation to accept.' })
export class AcceptInvitationInput {
  @Field(() => ID, { description: 'The ID of an invitation of the viewer.' })
  invitationId!: string;
}

@InputType({ description: 'The invitation to end.' })
export class EndInvitationInput {
  @Field(() => ID, {
    description: 'The ID of an invitation of the viewer, or of one that the viewer may withdraw.',
  })
  invitationId!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The result of accepting an invitation.' })
export class AcceptInvitationPayload {
  @Field(() => Event, { description: 'The event after the change.' })
  event!: EventRow;
}

@ObjectType({ simpleResolvers: true, description: 'The result of ending an invitation.' })
export class EndInvitationPayload {
  @Field(() => ID, { description: 'The ID of the ended invitation.' })
  endedInvitationId!: string;

  @Field(() => Event, { nullable: true, description: 'The event; null if the viewer cannot see it.' })
  event!: EventRow | null;
}

@ObjectType({ simpleResolvers: true, description: 'The result of inviting helpers.' })
export class AddStaffPayload {
  @Field(() => Event, { description: 'The event after the change.' })
  event!: EventRow;
}

@ObjectType({ simpleResolvers: true, description: 'The result of copying helpers.' })
export class CopyStaffPayload {
  @Field(() => Event, { description: 'The event after the change.' })
  event!: EventRow;
}

@ObjectType({ simpleResolvers: true, description: 'The result of removing a helper.' })
export class RemoveStaffPayload {
  @Field(() => Event, { nullable: true, description: 'The event; null if the viewer can no longer see it.' })
  event!: EventRow | null;
}

@ObjectType({ simpleResolvers: true, description: 'The result of offering an event to another owner.' })
export class HandOverEventPayload {
  // nullable, because a handover once took effect at once
  @Field(() => Event, { nullable: true, description: 'The event after the change.' })
  event!: EventRow | null;
}
