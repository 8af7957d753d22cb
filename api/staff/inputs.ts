import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { StaffRole } from '../core/context.ts';
import { sayProblems } from '../core/inputRules.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { validatePerson } from './validate.ts';

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

  @Field(() => StaffRole, { description: 'As what. Whoever is to do more is named once for each.' })
  role!: StaffRole;
}
sayProblems('AddStaffInput', validatePerson);

@InputType({ description: 'Who no longer helps at an event.' })
export class RemoveStaffInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => ID, { description: 'Whom.' })
  userId!: string;

  @Field(() => StaffRole, { nullable: true, description: 'As what; left out: in no role any more.' })
  role?: StaffRole | null;
}

@InputType({ description: 'Whose event it is from now on.' })
export class HandOverEventInput extends PersonInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;
}
sayProblems('HandOverEventInput', validatePerson);

@ObjectType({ simpleResolvers: true, description: 'The event at which somebody helps from now on.' })
export class AddStaffPayload {
  @Field(() => Event, { description: 'The event as it is now.' })
  event!: EventRow;
}

@ObjectType({ simpleResolvers: true, description: 'The event at which somebody no longer helps.' })
export class RemoveStaffPayload {
  @Field(() => Event, { nullable: true, description: 'The event; null where the viewer may no longer see it.' })
  event!: EventRow | null;
}

@ObjectType({ simpleResolvers: true, description: 'The event that has another owner.' })
export class HandOverEventPayload {
  @Field(() => Event, { nullable: true, description: 'The event; null where the viewer may no longer see it.' })
  event!: EventRow | null;
}
