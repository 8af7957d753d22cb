import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { sayProblems } from '../core/inputRules.ts';
import { Attendance, DoorPerson, type DoorPersonRow, Guest } from './Door.ts';
import { validateGuest, validateRemoveGuest, validateWalkIn } from './validate.ts';

const idText = 'A uuid in small letters for the scan, made by the device: sent twice, it is one.';

@InputType({ description: 'Somebody with an account who comes without a seat: by `email` or `userId`, one of them.' })
export class WalkInInput {
  @Field(() => ID, { description: 'At which event.' })
  eventId!: string;

  @Field(() => ID, { nullable: true, description: idText })
  id?: string | null;

  @Field(() => String, { nullable: true, description: 'The address of their account.' })
  email?: string | null;

  @Field(() => ID, { nullable: true, description: 'Somebody who waits or asks for a seat, of the list of the door.' })
  userId?: string | null;

  @Field(() => String, { nullable: true, description: 'By which door, up to 60 characters.' })
  door?: string | null;
}
sayProblems('WalkInInput', validateWalkIn);

@InputType({ description: 'Somebody without an account who comes without a seat.' })
export class AddGuestInput {
  @Field(() => ID, { description: 'At which event.' })
  eventId!: string;

  @Field(() => ID, { nullable: true, description: idText })
  id?: string | null;

  @Field(() => String, { description: 'Their name, up to 100 characters.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'By which door, up to 60 characters.' })
  door?: string | null;
}
sayProblems('AddGuestInput', validateGuest);

@InputType({ description: 'A guest who is out again.' })
export class RemoveGuestInput {
  @Field(() => ID, { description: 'At which event.' })
  eventId!: string;

  @Field(() => ID, { description: 'The scan by which they came in.' })
  scanId!: string;
}
sayProblems('RemoveGuestInput', validateRemoveGuest);

@ObjectType({ description: 'Who was given a free seat and came in.' })
export class WalkInPayload {
  @Field(() => DoorPerson, { description: 'The person, as the door sees them now.' })
  person!: DoorPersonRow;

  @Field(() => Attendance, { description: 'How many are in now.' })
  attendance!: Attendance;
}

@ObjectType({ description: 'A guest who was given a free seat and came in.' })
export class AddGuestPayload {
  @Field(() => Guest, { description: 'The guest.' })
  guest!: Guest;

  @Field(() => Attendance, { description: 'How many are in now.' })
  attendance!: Attendance;
}

@ObjectType({ description: 'A guest who is out again.' })
export class RemoveGuestPayload {
  @Field(() => Guest, { description: 'The guest, as they are now.' })
  guest!: Guest;

  @Field(() => Attendance, { description: 'How many are in now.' })
  attendance!: Attendance;
}
