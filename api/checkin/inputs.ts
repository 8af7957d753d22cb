import { createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { sayProblems } from '../core/inputRules.ts';
import { ReadAgain } from '../core/readAgain.ts';
import { DateTime } from '../core/scalars.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { Attendance, DoorPerson, type DoorPersonRow, Guest } from './Door.ts';
import { validateCheckIn, validateUndo, validateUpload } from './validate.ts';

@InputType({ description: 'Somebody who comes in: by `userId`, `code` or `ticket`, exactly one of them.' })
export class CheckInInput {
  @Field(() => ID, { description: 'At which event.' })
  eventId!: string;

  @Field(() => ID, { nullable: true, description: 'The person.' })
  userId?: string | null;

  @Field(() => String, { nullable: true, description: 'The eight letters of the ticket, however they are spaced.' })
  code?: string | null;

  @Field(() => String, { nullable: true, description: 'What the picture of the ticket says.' })
  ticket?: string | null;

  @Field(() => String, { nullable: true, description: 'By which door, up to 60 characters.' })
  door?: string | null;
}
sayProblems('CheckInInput', validateCheckIn);

@InputType({ description: 'Somebody who is out again.' })
export class UndoCheckInInput {
  @Field(() => ID, { description: 'At which event.' })
  eventId!: string;

  @Field(() => ID, { description: 'The person.' })
  userId!: string;

  @Field(() => [ID], {
    nullable: true,
    description: 'Only these scans of the person, up to 500: those that one has seen. Left out: all that there are.',
  })
  scanIds?: string[] | null;
}
sayProblems('UndoCheckInInput', validateUndo);

@InputType({ description: 'Somebody who came in while the door was offline: by `userId`, `code` or `ticket`.' })
export class ScanInput {
  @Field(() => ID, { description: 'A uuid in small letters, made by the device: sent twice, it is one scan.' })
  id!: string;

  @Field(() => DateTime, { description: "When, by the device's clock." })
  at!: Date;

  @Field(() => ID, { nullable: true, description: 'See CheckInInput.' })
  userId?: string | null;

  @Field(() => String, { nullable: true, description: 'See CheckInInput.' })
  code?: string | null;

  @Field(() => String, { nullable: true, description: 'See CheckInInput.' })
  ticket?: string | null;

  @Field(() => String, { nullable: true, description: 'See CheckInInput.' })
  door?: string | null;
}

@InputType({ description: 'A scan that was taken back while the door was offline.' })
export class UndoneScanInput {
  @Field(() => ID, { description: 'Which scan; it may arrive later.' })
  scanId!: string;

  @Field(() => DateTime, { description: "When, by the device's clock." })
  at!: Date;
}

@InputType({
  description: 'What a door has seen while it was offline. Whatever of it was sent before changes nothing.',
})
export class CheckInsInput {
  @Field(() => ID, { description: 'At which event.' })
  eventId!: string;

  @Field(() => DateTime, { description: "What the device's clock says now, so that a wrong one does no harm." })
  sentAt!: Date;

  @Field(() => [ScanInput], { defaultValue: [], description: 'Who came in, up to 500.' })
  scans!: ScanInput[];

  @Field(() => [UndoneScanInput], { defaultValue: [], description: 'What was taken back, up to 500.' })
  undone!: UndoneScanInput[];
}
sayProblems('CheckInsInput', validateUpload);

/** What came of a scan that a door has sent. */
export enum ScanOutcome {
  IN = 'IN',
  ALREADY_IN = 'ALREADY_IN',
  TAKEN_BACK = 'TAKEN_BACK',
  NO_SEAT = 'NO_SEAT',
  TICKET_GIVEN_BACK = 'TICKET_GIVEN_BACK',
  WRONG_EVENT = 'WRONG_EVENT',
  NOT_A_TICKET = 'NOT_A_TICKET',
  TICKET_ALTERED = 'TICKET_ALTERED',
  TICKET_FORGED = 'TICKET_FORGED',
  TOO_MANY_REQUESTS = 'TOO_MANY_REQUESTS',
  FORBIDDEN = 'FORBIDDEN',
  INVALID = 'INVALID',
}

registerEnumType(ScanOutcome, {
  name: 'ScanOutcome',
  description: 'What came of a scan that a door has sent.',
  valuesConfig: {
    IN: { description: 'The person is in, since this scan.' },
    ALREADY_IN: { description: 'The scan is kept, but the person is in since an earlier one.' },
    TAKEN_BACK: { description: 'The scan is kept, and was taken back.' },
    NO_SEAT: { description: 'Not kept: the person has no seat.' },
    TICKET_GIVEN_BACK: { description: 'Not kept: the seat of the ticket was given back.' },
    WRONG_EVENT: { description: 'Not kept: a ticket of another event.' },
    NOT_A_TICKET: { description: 'Not kept: neither a ticket nor the code of one.' },
    TICKET_ALTERED: { description: 'Not kept: a ticket that was changed, or not read whole.' },
    TICKET_FORGED: { description: 'Not kept: nobody who may make tickets has made it.' },
    TOO_MANY_REQUESTS: { description: 'Not kept: too many codes that open nothing; it may be sent again later.' },
    FORBIDDEN: { description: 'Not kept: who keeps the door may not let this person in; nobody lets in themself.' },
    INVALID: { description: 'Not kept: something is wrong with the scan itself.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'What came of a scan that a door has sent.' })
export class ScanAnswer {
  @Field(() => ID, { description: 'Which scan.' })
  scanId!: string;

  @Field(() => ScanOutcome, { description: 'What came of it.' })
  outcome!: ScanOutcome;

  @Field(() => String, { description: 'The same in a sentence.' })
  message!: string;

  @Field(() => DoorPerson, { nullable: true, description: 'Who it was; null where that is not known.' })
  person!: DoorPersonRow | null;

  @Field(() => Event, {
    nullable: true,
    description: 'Of which other event the ticket is; null for all other answers.',
  })
  event!: EventRow | null;
}

@ObjectType({ description: 'Who came in.' })
export class CheckInPayload {
  @Field(() => DoorPerson, { description: 'The person, as the door sees them now.' })
  person!: DoorPersonRow;

  @Field(() => Attendance, { description: 'How many are in now.' })
  attendance!: Attendance;
}

@ObjectType({ description: 'Who is out again.' })
export class UndoCheckInPayload {
  @Field(() => DoorPerson, { description: 'The person, as the door sees them now.' })
  person!: DoorPersonRow;

  @Field(() => Attendance, { description: 'How many are in now.' })
  attendance!: Attendance;
}

@ObjectType({ description: 'What came of what a door has sent.' })
export class CheckInsPayload {
  @Field(() => [ScanAnswer], { description: 'One for each scan, in the order in which they were sent.' })
  answers!: readonly ScanAnswer[];

  @Field(() => Int, { description: 'How many seconds to wait before scans are sent again that were too many; else 0.' })
  retryAfter!: number;

  @Field(() => Attendance, {
    nullable: true,
    description: 'How many are in now; null for whoever no longer keeps the door.',
  })
  attendance!: Attendance | null;
}

@ObjectType({ simpleResolvers: true, description: 'People who have come in or are out again.' })
export class CheckedIn {
  /** Of the event of whose door it is told. */
  eventUuid!: string;

  @Field(() => [DoorPerson], { description: 'Those who have changed, as they are now; up to 500.' })
  people!: readonly DoorPersonRow[];

  @Field(() => [Guest], { description: 'Guests who have changed, as they are now.' })
  guests!: readonly Guest[];

  @Field(() => Attendance, { description: 'How many are in now.' })
  attendance!: Attendance;

  constructor(eventUuid: string, people: readonly DoorPersonRow[], guests: readonly Guest[]) {
    Object.assign(this, { eventUuid, people, guests, attendance: { eventUuid } });
  }
}

export type DoorChangeRow = CheckedIn | ReadAgain;

export const DoorChange = createUnionType({
  name: 'DoorChange',
  description: 'What happens at the doors of an event.',
  types: () => [CheckedIn, ReadAgain] as const,
  resolveType: (change) => change.constructor as typeof CheckedIn,
});
