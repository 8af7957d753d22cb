import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { connectionOf } from '../core/pages/connection.ts';
import { registerInputRule } from '../core/validation/inputRules.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { AnswerInput } from '../questions/inputs.ts';
import { Registration, type RegistrationRow } from './Registration.ts';
import { type RegistrationForm, validateRegistration } from './validate.ts';

export enum RegistrationState {
  OPEN = 'OPEN',
  REGISTERED = 'REGISTERED',
  WAITLISTED = 'WAITLISTED',
  REQUESTED = 'REQUESTED',
  FULL = 'FULL',
  COLLEGE_FULL = 'COLLEGE_FULL',
  NOT_OPEN = 'NOT_OPEN',
  CLOSED = 'CLOSED',
  STARTED = 'STARTED',
  OTHER_COLLEGES = 'OTHER_COLLEGES',
  OVERLAPS = 'OVERLAPS',
  NOT_ELIGIBLE = 'NOT_ELIGIBLE',
  CANCELLED = 'CANCELLED',
}

registerEnumType(RegistrationState, {
  name: 'RegistrationState',
  description: 'The result that registering for an event would have for the viewer now.',
  valuesConfig: {
    OPEN: { description: 'The viewer can register, or request a seat if the organizer decides.' },
    REGISTERED: { description: 'The viewer has a seat.' },
    WAITLISTED: { description: 'The viewer is on the waitlist.' },
    REQUESTED: { description: 'The viewer has requested a seat; the organizer decides.' },
    FULL: { description: 'All seats are taken, or people are on the waitlist.' },
    COLLEGE_FULL: { description: "The viewer's college has all the seats that it may have." },
    NOT_OPEN: { description: 'Registration has not opened yet.' },
    CLOSED: { description: 'Registration has closed.' },
    STARTED: { description: 'The event has begun; seats no longer change.' },
    OTHER_COLLEGES: { description: 'The event is for other colleges.' },
    OVERLAPS: { description: 'The viewer has a seat at another event at that time, and this event refuses overlaps.' },
    NOT_ELIGIBLE: {
      description: 'The viewer is an organizer or admin, or the event is not approved.',
    },
    CANCELLED: { description: 'The event is cancelled; registrations stay as records.' },
  },
});

export enum ParticipantSort {
  REGISTERED = 'REGISTERED',
  NEWEST = 'NEWEST',
  NAME = 'NAME',
  COLLEGE = 'COLLEGE',
}

registerEnumType(ParticipantSort, {
  name: 'ParticipantSort',
  description: 'The order of participants.',
  valuesConfig: {
    REGISTERED: { description: 'The oldest seat first.' },
    NEWEST: { description: 'The newest seat first.' },
    NAME: { description: 'By name, ignoring case and accents.' },
    COLLEGE: { description: 'By college, ignoring case and accents.' },
  },
});

export const RegistrationConnection = connectionOf(Registration, 'Registration', 'registrations');

@InputType({ description: 'The registration form of a participant.' })
export class RegisterForEventInput implements RegistrationForm {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => String, { description: 'Name for this event, up to 100 characters.' })
  name!: string;

  @Field(() => String, { description: 'E-mail address for this event.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Phone number, up to 30 characters.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Anything the organizer should know, up to 1,000 characters.' })
  specialRequirements?: string | null;

  @Field(() => [AnswerInput], {
    nullable: true,
    description: 'Answers to the questions of the event (`Event.questions`), up to 20.',
  })
  answers?: AnswerInput[] | null;
}
registerInputRule('RegisterForEventInput', validateRegistration);

@InputType({ description: 'Answers that replace the earlier ones.' })
export class AnswerQuestionsInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => [AnswerInput], { description: 'The answers to all questions of the event; up to 20.' })
  answers!: AnswerInput[];
}

@InputType({ description: 'The event to cancel.' })
export class CancelRegistrationInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;
}

@InputType({ description: 'A registration that an admin makes for a participant.' })
export class AddRegistrationInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => ID, { description: 'The participant.' })
  userId!: string;

  @Field(() => String, { nullable: true, description: 'Name for this event; by default, the name of the account.' })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address for this event; by default, the address of the account.',
  })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number, up to 30 characters.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Anything the organizer should know, up to 1,000 characters.' })
  specialRequirements?: string | null;
}

@InputType({ description: 'A registration that an admin cancels for a person.' })
export class RemoveRegistrationInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => ID, { description: 'The person.' })
  userId!: string;
}

@ObjectType({ description: 'The result of registering a participant.' })
export class AddRegistrationPayload {
  @Field(() => Registration, { description: 'The registration.' })
  registration!: RegistrationRow;

  @Field(() => Event, { nullable: true, description: 'The event with its new counts; null if it was just deleted.' })
  event!: EventRow | null;
}

@ObjectType({ description: 'The result of cancelling for a person.' })
export class RemoveRegistrationPayload {
  @Field(() => ID, { description: 'The id that the registration had.' })
  removedRegistrationId!: string;

  @Field(() => Event, { nullable: true, description: 'The event with its new counts; null if it was just deleted.' })
  event!: EventRow | null;
}

@ObjectType({ description: 'The result of registering: a seat or a request.' })
export class RegisterForEventPayload {
  @Field(() => Registration, { description: 'The registration.' })
  registration!: RegistrationRow;

  @Field(() => Event, { nullable: true, description: 'The event with its new counts; null if it was just deleted.' })
  event!: EventRow | null;
}

@ObjectType({ description: 'The result of cancelling.' })
export class CancelRegistrationPayload {
  @Field(() => ID, { description: 'The id that the registration had.' })
  deletedRegistrationId!: string;

  @Field(() => Event, {
    nullable: true,
    description: 'The event with its new counts; null if the viewer may no longer see it.',
  })
  event!: EventRow | null;
}

@ObjectType({ description: 'The registration with its new answers.' })
export class AnswerQuestionsPayload {
  @Field(() => Registration, { description: 'The registration.' })
  registration!: RegistrationRow;
}
