import { createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { registerInputRule } from '../core/validation/inputRules.ts';
import { ReadAgain } from '../core/journal/readAgain.ts';
import { DateTime } from '../core/validation/scalars.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { Attendance, DoorPerson, type DoorPersonRow, Guest } from './Door.ts';
import { validateCheckIn, validateUndo, validateUpload } from './validate.ts';

@InputType({ description: 'A person to check in, by exactly one of `userId`, `code` and `ticket`.' })
export class CheckInInput {
  @Field(() => ID, { description: 'The event.' })
  eventId!: string;

  @Field(() => ID, { nullable: true, description: 'The person.' })
  userId?: string | null;

  @Field(() => String, { nullable: true, description: 'The eight letters of the ticket, with or without spaces.' })
  code?: string | null;

  @Field(() => String, { nullable: true, description: 'The content of the QR code of the ticket.' })
  ticket?: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the door, up to 60 characters.' })
  door?: string | null;
}
registerInputRule('CheckInInput', validateCheckIn);

@InputType({ description: 'A check-in to undo.' })
export class UndoCheckInInput {
  @Field(() => ID, { description: 'The event.' })
  eventId!: string;

  @Field(() => ID, { description: 'The person.' })
  userId!: string;

  @Field(() => [ID], {
    nullable: true,
    description: 'Only these scans of the person, up to 500: those that the device knows. By default, all scans.',
  })
  scanIds?: string[] | null;
}
registerInputRule('UndoCheckInInput', validateUndo);

@InputType({ description: 'An offline check-in, by exactly one of `userId`, `code` and `ticket`.' })
export class ScanInput {
  @Field(() => ID, { description: 'A uuid in small letters, made by the device. Sent twice, it is the same scan.' })
  id!: string;

  @Field(() => DateTime, { description: "The time by the device's clock." })
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

@InputType({ description: 'A scan that was undone offline.' })
export class UndoneScanInput {
  @Field(() => ID, { description: 'The scan; it may arrive later.' })
  scanId!: string;

  @Field(() => DateTime, { description: "The time by the device's clock." })
  at!: Date;
}

@InputType({
  description: 'Scans that a device made offline. Scans that were sent before change nothing.',
})
export class CheckInsInput {
  @Field(() => ID, { description: 'The event.' })
  eventId!: string;

  @Field(() => DateTime, { description: "The current time of the device's clock, so that the server can correct it." })
  sentAt!: Date;

  @Field(() => [ScanInput], { defaultValue: [], description: 'The check-ins, up to 500.' })
  scans!: ScanInput[];

  @Field(() => [UndoneScanInput], { defaultValue: [], description: 'The undone scans, up to 500.' })
  undone!: UndoneScanInput[];
}
registerInputRule('CheckInsInput', validateUpload);

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
  EVENT_CANCELLED = 'EVENT_CANCELLED',
  INVALID = 'INVALID',
}

registerEnumType(ScanOutcome, {
  name: 'ScanOutcome',
  description: 'The result of an offline scan.',
  valuesConfig: {
    IN: { description: 'The scan is stored and is the check-in of the person.' },
    ALREADY_IN: { description: 'The scan is stored, but the person was checked in by an earlier one.' },
    TAKEN_BACK: { description: 'The scan is stored and was undone.' },
    NO_SEAT: { description: 'Not stored: the person has no seat.' },
    TICKET_GIVEN_BACK: { description: 'Not stored: the seat of the ticket was cancelled.' },
    WRONG_EVENT: { description: 'Not stored: a ticket of another event.' },
    NOT_A_TICKET: { description: 'Not stored: not a ticket, or an unknown code.' },
    TICKET_ALTERED: { description: 'Not stored: a ticket that was changed, or not read completely.' },
    TICKET_FORGED: { description: 'Not stored: a ticket with a wrong signature.' },
    TOO_MANY_REQUESTS: { description: 'Not stored: too many unknown codes. Send it again later.' },
    FORBIDDEN: { description: 'Not stored: the sender checked themselves in, or scanned after their role had ended.' },
    EVENT_CANCELLED: { description: 'Not stored: the event is cancelled.' },
    INVALID: { description: 'Not stored: the scan itself is invalid.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'The result of an offline scan.' })
export class ScanAnswer {
  @Field(() => ID, { description: 'The scan.' })
  scanId!: string;

  @Field(() => ScanOutcome, { description: 'The result.' })
  outcome!: ScanOutcome;

  @Field(() => String, { description: 'The result as a sentence.' })
  message!: string;

  @Field(() => DoorPerson, { nullable: true, description: 'The person; null if unknown.' })
  person!: DoorPersonRow | null;

  @Field(() => Event, {
    nullable: true,
    description: 'For WRONG_EVENT: the event of the ticket, if visible; else null.',
  })
  event!: EventRow | null;
}

@ObjectType({ description: 'The result of a check-in.' })
export class CheckInPayload {
  @Field(() => DoorPerson, { description: 'The person on the door list, updated.' })
  person!: DoorPersonRow;

  @Field(() => Attendance, { description: 'The new counts.' })
  attendance!: Attendance;
}

@ObjectType({ description: 'The result of undoing a check-in.' })
export class UndoCheckInPayload {
  @Field(() => DoorPerson, { description: 'The person on the door list, updated.' })
  person!: DoorPersonRow;

  @Field(() => Attendance, { description: 'The new counts.' })
  attendance!: Attendance;
}

@ObjectType({ description: 'The result of an upload of offline scans.' })
export class CheckInsPayload {
  @Field(() => [ScanAnswer], { description: 'One result for each scan, in the same order.' })
  answers!: readonly ScanAnswer[];

  @Field(() => Int, { description: 'Seconds to wait before the scans with TOO_MANY_REQUESTS are sent again; else 0.' })
  retryAfter!: number;

  @Field(() => Attendance, {
    nullable: true,
    description: 'The new counts; null for former keepers of the door.',
  })
  attendance!: Attendance | null;
}

@ObjectType({ simpleResolvers: true, description: 'Check-ins and undone check-ins.' })
export class CheckedIn {
  eventUuid!: string;

  @Field(() => [DoorPerson], { description: 'The people who changed, with their current state; up to 500.' })
  people!: readonly DoorPersonRow[];

  @Field(() => [Guest], { description: 'The guests who changed, with their current state.' })
  guests!: readonly Guest[];

  @Field(() => Attendance, { description: 'The new counts.' })
  attendance!: Attendance;

  constructor(eventUuid: string, people: readonly DoorPersonRow[], guests: readonly Guest[]) {
    Object.assign(this, { eventUuid, people, guests, attendance: { eventUuid } });
  }
}

export type DoorChangeRow = CheckedIn | ReadAgain;

export const DoorChange = createUnionType({
  name: 'DoorChange',
  description: 'A change at the doors of an event.',
  types: () => [CheckedIn, ReadAgain] as const,
  resolveType: (change) => change.constructor as typeof CheckedIn,
});
