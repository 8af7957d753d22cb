import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { registerInputRule } from '../core/validation/inputRules.ts';
import { Attendance, DoorPerson, type DoorPersonRow, Guest } from './Door.ts';
import { validateGuest, validateRemoveGuest, validateWalkIn } from './validate.ts';

const idText = 'The id of the scan: a uuid in small letters, made by the device. Sent twice, it is the same scan.';
const raiseText =
  'If the event is full, raise its capacity by one for this seat. Only for people who may edit the event: see ' +
  '`Event.viewerCanEdit`. Default: false.';

@InputType({ description: 'A person with an account but without a seat, by exactly one of `email` and `userId`.' })
export class WalkInInput {
  @Field(() => ID, { description: 'The event.' })
  eventId!: string;

  @Field(() => ID, { nullable: true, description: idText })
  id?: string | null;

  @Field(() => String, { nullable: true, description: 'The e-mail address of the account.' })
  email?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'A person of the door list, who is on the waitlist or has a request.',
  })
  userId?: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the door, up to 60 characters.' })
  door?: string | null;

  @Field(() => Boolean, { nullable: true, description: raiseText })
  raiseCapacity?: boolean | null;
}
registerInputRule('WalkInInput', validateWalkIn);

@InputType({ description: 'A guest: a person without an account.' })
export class AddGuestInput {
  @Field(() => ID, { description: 'The event.' })
  eventId!: string;

  @Field(() => ID, { nullable: true, description: idText })
  id?: string | null;

  @Field(() => String, { description: 'The name of the guest, up to 100 characters.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The name of the door, up to 60 characters.' })
  door?: string | null;

  @Field(() => Boolean, { nullable: true, description: raiseText })
  raiseCapacity?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether to add the guest if another one of this name is in: false refuses it. Default: true.',
  })
  another?: boolean | null;
}
registerInputRule('AddGuestInput', validateGuest);

@InputType({ description: 'A guest to remove.' })
export class RemoveGuestInput {
  @Field(() => ID, { description: 'The event.' })
  eventId!: string;

  @Field(() => ID, { description: 'The scan that checked the guest in.' })
  scanId!: string;
}
registerInputRule('RemoveGuestInput', validateRemoveGuest);

@ObjectType({ description: 'The result of a walk-in.' })
export class WalkInPayload {
  @Field(() => DoorPerson, { description: 'The person on the door list, updated.' })
  person!: DoorPersonRow;

  @Field(() => Attendance, { description: 'The new counts.' })
  attendance!: Attendance;
}

@ObjectType({ description: 'The result of adding a guest.' })
export class AddGuestPayload {
  @Field(() => Guest, { description: 'The guest.' })
  guest!: Guest;

  @Field(() => Attendance, { description: 'The new counts.' })
  attendance!: Attendance;
}

@ObjectType({ description: 'The result of removing a guest.' })
export class RemoveGuestPayload {
  @Field(() => Guest, { description: 'The guest, updated.' })
  guest!: Guest;

  @Field(() => Attendance, { description: 'The new counts.' })
  attendance!: Attendance;
}
