import { Field, ID, ObjectType } from 'type-graphql';
import { connectionOf } from '../core/connection.ts';
import { prices } from '../core/price.ts';
import { DateTime } from '../core/scalars.ts';
import { SeatState } from '../registrations/Registration.ts';

// five hundred of them come at once
const complexity = prices.columnOfRow;

@ObjectType({
  simpleResolvers: true,
  description: 'Somebody on the list of the door: who has a seat, waits or asks for one. No addresses.',
})
export class DoorPerson {
  @Field(() => ID, { complexity, description: 'The registration, which is also what the ticket is called.' })
  registrationId!: string;

  @Field(() => ID, { complexity, description: 'Whose it is.' })
  userId!: string;

  @Field(() => String, { complexity, description: 'The name given for this event.' })
  name!: string;

  @Field(() => String, { complexity, description: 'The college of the person.' })
  college!: string;

  @Field(() => SeatState, { complexity, description: 'Whether it is a seat; only who has one is let in.' })
  state!: SeatState;

  @Field(() => String, { nullable: true, complexity, description: 'The code of the ticket; null without a seat.' })
  code!: string | null;

  @Field(() => DateTime, { nullable: true, complexity, description: 'Since when the person is in; null: is not in.' })
  at!: Date | null;

  @Field(() => String, {
    nullable: true,
    complexity,
    description: 'Who has let them in, by name; null where they are not in, or the account is no more.',
  })
  by!: string | null;

  @Field(() => String, { nullable: true, complexity, description: 'By which door, if that was said.' })
  door!: string | null;

  @Field(() => [ID], {
    complexity,
    description: 'The scans that were not taken back, the earliest first: by that one the person is in.',
  })
  scanIds!: readonly string[];
}

/** Somebody on the list of the door, as the reading statements give it. */
export type DoorPersonRow = DoorPerson;

export const DoorPersonConnection = connectionOf(DoorPerson, 'DoorPerson', 'people on the list of the door');

@ObjectType({
  simpleResolvers: true,
  description: 'Somebody without an account who was let in by name, and holds a seat as long as they are in.',
})
export class Guest {
  @Field(() => ID, { complexity, description: 'The scan by which they came in, a uuid.' })
  scanId!: string;

  @Field(() => String, { complexity, description: 'Their name, as they have said it at the door.' })
  name!: string;

  @Field(() => DateTime, {
    nullable: true,
    complexity,
    description: 'Since when they are in; null: it was taken back.',
  })
  at!: Date | null;

  @Field(() => String, {
    nullable: true,
    complexity,
    description: 'Who has let them in, by name, if there is that account.',
  })
  by!: string | null;

  @Field(() => String, { nullable: true, complexity, description: 'By which door, if that was said.' })
  door!: string | null;
}

export const GuestConnection = connectionOf(Guest, 'Guest', 'guests who are in');

@ObjectType({ simpleResolvers: true, description: 'The ticket of a seat that was given back.' })
export class EndedTicket {
  @Field(() => ID, { complexity, description: 'The registration that there was, which the ticket names.' })
  registrationId!: string;

  @Field(() => String, { complexity, description: 'The code that it had.' })
  code!: string;

  @Field(() => DateTime, { complexity, description: 'When the seat was given back.' })
  endedAt!: Date;
}

export const EndedTicketConnection = connectionOf(EndedTicket, 'EndedTicket', 'tickets of seats that were given back');

@ObjectType({ description: 'How many are in.' })
export class Attendance {
  eventUuid!: string;
}

@ObjectType({ simpleResolvers: true, description: 'All that a door needs to let people in without the server.' })
export class DoorList {
  /** That of the event. */
  eventId!: string;

  @Field(() => DateTime, { description: "The server's clock, by which the device can set its own." })
  serverTime!: Date;

  @Field(() => String, { description: 'By which tickets of the event are known: Ed25519, 32 bytes in base64url.' })
  publicKey!: string;
}
