import { Field, ID, ObjectType } from 'type-graphql';
import { connectionOf } from '../core/pages/connection.ts';
import { prices } from '../core/statements/price.ts';
import { DateTime } from '../core/validation/scalars.ts';
import { SeatState } from '../registrations/Registration.ts';

// a page has up to 500 of them
const complexity = prices.columnOfRow;

@ObjectType({
  simpleResolvers: true,
  description: 'A person on the door list: with a seat, on the waitlist, or with a request. No e-mail addresses.',
})
export class DoorPerson {
  @Field(() => ID, { complexity, description: 'The registration, which is also the id of the ticket.' })
  registrationId!: string;

  @Field(() => ID, { complexity, description: 'The person.' })
  userId!: string;

  @Field(() => String, { complexity, description: 'The name given for this event.' })
  name!: string;

  @Field(() => String, { complexity, description: 'The college of the person.' })
  college!: string;

  @Field(() => SeatState, {
    complexity,
    description: 'The state of the registration; only people with a seat can be checked in.',
  })
  state!: SeatState;

  @Field(() => String, { nullable: true, complexity, description: 'The code of the ticket; null without a seat.' })
  code!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    complexity,
    description: 'When the person was checked in; null if they are not.',
  })
  at!: Date | null;

  @Field(() => String, {
    nullable: true,
    complexity,
    description: 'The name of the account that checked them in; null if they are not in, or the account was deleted.',
  })
  by!: string | null;

  @Field(() => String, { nullable: true, complexity, description: 'The name of the door, if given.' })
  door!: string | null;

  @Field(() => [ID], {
    complexity,
    description: 'The scans that were not undone, the earliest first. The first one is the check-in.',
  })
  scanIds!: readonly string[];
}

export type DoorPersonRow = DoorPerson;

export const DoorPersonConnection = connectionOf(DoorPerson, 'DoorPerson', 'people on the door list');

@ObjectType({
  simpleResolvers: true,
  description: 'A person without an account who was checked in by name. A guest holds a seat while checked in.',
})
export class Guest {
  @Field(() => ID, { complexity, description: 'The scan that checked the guest in, a uuid.' })
  scanId!: string;

  @Field(() => String, { complexity, description: 'The name given at the door.' })
  name!: string;

  @Field(() => DateTime, {
    nullable: true,
    complexity,
    description: 'When the guest was checked in; null if that was undone.',
  })
  at!: Date | null;

  @Field(() => String, {
    nullable: true,
    complexity,
    description: 'The name of the account that checked the guest in; null if it was deleted.',
  })
  by!: string | null;

  @Field(() => String, { nullable: true, complexity, description: 'The name of the door, if given.' })
  door!: string | null;
}

export const GuestConnection = connectionOf(Guest, 'Guest', 'guests who are checked in');

@ObjectType({ simpleResolvers: true, description: 'The ticket of a cancelled seat.' })
export class EndedTicket {
  @Field(() => ID, { complexity, description: 'The deleted registration, which the ticket names.' })
  registrationId!: string;

  @Field(() => String, { complexity, description: 'The code of the ticket.' })
  code!: string;

  @Field(() => DateTime, { complexity, description: 'When the seat was cancelled.' })
  endedAt!: Date;
}

export const EndedTicketConnection = connectionOf(EndedTicket, 'EndedTicket', 'tickets of cancelled seats');

@ObjectType({ description: 'Attendance counts of an event.' })
export class Attendance {
  eventUuid!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The data that a device at the door needs to check people in offline.',
})
export class DoorList {
  eventId!: string;

  @Field(() => DateTime, { description: "The server's time, so that the device can correct its own clock." })
  serverTime!: Date;

  @Field(() => String, { description: 'The key that verifies tickets of the event: Ed25519, 32 bytes in base64url.' })
  publicKey!: string;
}
