import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { connectionOf } from '../core/connection.ts';
import { sayProblems } from '../core/inputRules.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { AnswerInput } from '../questions/inputs.ts';
import { Registration, type RegistrationRow } from './Registration.ts';
import { type RegistrationForm, validateRegistration } from './validate.ts';

/** What registering would mean for the viewer now. */
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
}

registerEnumType(RegistrationState, {
  name: 'RegistrationState',
  description: 'What registering for an event would mean for the viewer now.',
  valuesConfig: {
    OPEN: { description: 'The viewer can register, or ask for a seat where the organizer decides.' },
    REGISTERED: { description: 'The viewer has a seat.' },
    WAITLISTED: { description: 'The viewer waits in line for a seat.' },
    REQUESTED: { description: 'The viewer has asked for a seat; the organizer decides.' },
    FULL: { description: 'All seats are taken, or others wait for one.' },
    COLLEGE_FULL: { description: "The viewer's college has as many seats as it may have." },
    NOT_OPEN: { description: 'Registration has not opened yet.' },
    CLOSED: { description: 'Registration has closed.' },
    STARTED: { description: 'The event has begun; seats no longer change.' },
    OTHER_COLLEGES: { description: 'The event is for other colleges.' },
    OVERLAPS: { description: 'The viewer has a seat elsewhere at that time, and the event takes nobody who has.' },
    NOT_ELIGIBLE: {
      description: 'Organizers and admins do not register, and nobody does before the event is approved.',
    },
  },
});

/** In which order participants are listed. */
export enum ParticipantSort {
  REGISTERED = 'REGISTERED',
  NEWEST = 'NEWEST',
  NAME = 'NAME',
  COLLEGE = 'COLLEGE',
}

registerEnumType(ParticipantSort, {
  name: 'ParticipantSort',
  description: 'In which order participants are listed.',
  valuesConfig: {
    REGISTERED: { description: 'As the seats were taken.' },
    NEWEST: { description: 'Whoever took a seat last comes first.' },
    NAME: { description: 'By name, whatever its case and accents.' },
    COLLEGE: { description: 'By college, whatever its case and accents.' },
  },
});

export const RegistrationConnection = connectionOf(Registration, 'Registration', 'registrations');

@InputType({ description: 'What a participant tells the organizer when taking a seat.' })
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
    description: 'Answers to what the event asks (`Event.questions`), up to 20.',
  })
  answers?: AnswerInput[] | null;
}
sayProblems('RegisterForEventInput', validateRegistration);

@InputType({ description: 'New answers in the place of those that were given.' })
export class AnswerQuestionsInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => [AnswerInput], { description: 'To all that the event asks; up to 20.' })
  answers!: AnswerInput[];
}

@InputType({ description: 'The event whose seat is given back.' })
export class CancelRegistrationInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;
}

@InputType({ description: 'A participant and the event for which they are registered by somebody else.' })
export class AddRegistrationInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => ID, { description: 'Whom.' })
  userId!: string;

  @Field(() => String, { nullable: true, description: 'Name for this event; left out, that of the account.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address for this event; left out, that of the account.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number, up to 30 characters.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Anything the organizer should know, up to 1,000 characters.' })
  specialRequirements?: string | null;
}

@InputType({ description: 'A person and the event whose seat is given back for them.' })
export class RemoveRegistrationInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => ID, { description: 'Whose seat.' })
  userId!: string;
}

@ObjectType({ description: 'A seat that was taken for somebody.' })
export class AddRegistrationPayload {
  @Field(() => Registration, { description: 'The registration.' })
  registration!: RegistrationRow;

  @Field(() => Event, { nullable: true, description: 'The event with one seat fewer; null if it has just gone.' })
  event!: EventRow | null;
}

@ObjectType({ description: 'A seat that was given back for somebody.' })
export class RemoveRegistrationPayload {
  @Field(() => ID, { description: 'The id that the registration had.' })
  removedRegistrationId!: string;

  @Field(() => Event, { nullable: true, description: 'The event with one seat more; null if it has just gone.' })
  event!: EventRow | null;
}

@ObjectType({ description: 'A seat that was taken.' })
export class RegisterForEventPayload {
  @Field(() => Registration, { description: 'The registration.' })
  registration!: RegistrationRow;

  @Field(() => Event, { nullable: true, description: 'The event with one seat fewer; null if it has just gone.' })
  event!: EventRow | null;
}

@ObjectType({ description: 'A seat that was given back.' })
export class CancelRegistrationPayload {
  @Field(() => ID, { description: 'The id that the registration had.' })
  deletedRegistrationId!: string;

  @Field(() => Event, {
    nullable: true,
    description: 'The event with one seat more; null where the viewer may no longer see it.',
  })
  event!: EventRow | null;
}

@ObjectType({ description: 'The registration with its new answers.' })
export class AnswerQuestionsPayload {
  @Field(() => Registration, { description: 'The registration.' })
  registration!: RegistrationRow;
}
