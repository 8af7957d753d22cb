import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { sayProblems } from '../core/inputRules.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { SeatState } from './Registration.ts';
import { UndecidedRequest } from './requestInputs.ts';
import { validateLetter, validateRemoving } from './validate.ts';

/** In which order all registrations of an event are listed. */
export enum RegistrationSort {
  WHEN = 'WHEN',
  NAME = 'NAME',
  COLLEGE = 'COLLEGE',
  STATE = 'STATE',
}

registerEnumType(RegistrationSort, {
  name: 'RegistrationSort',
  description: 'In which order all registrations of an event are listed.',
  valuesConfig: {
    WHEN: { description: 'By when the seat was taken, or the place in line, or asked for.' },
    NAME: { description: 'By name, whatever its case and accents.' },
    COLLEGE: { description: 'By college, whatever its case and accents.' },
    STATE: { description: 'Who has a seat, then who waits in the order of the line, then who asks.' },
  },
});

/** Whether people have come. */
export enum RegistrationAttendance {
  IN = 'in',
  NOT_IN = 'not_in',
  WALK_IN = 'walk_in',
}

registerEnumType(RegistrationAttendance, {
  name: 'RegistrationAttendance',
  description: 'Whether people have come.',
  valuesConfig: {
    IN: { description: 'Who was let in.' },
    NOT_IN: { description: 'Who has a seat and was not let in.' },
    WALK_IN: { description: 'Who was let in, and had no seat before they came.' },
  },
});

@InputType({ description: 'People whose seats, places in line or requests end.' })
export class RemoveRegistrationsInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => [ID], { description: 'Whose, 1 to 100.' })
  userIds!: string[];

  @Field(() => String, { nullable: true, description: 'Why, up to 500 characters; they read it.' })
  reason?: string | null;
}

sayProblems('RemoveRegistrationsInput', validateRemoving);

@ObjectType({ description: 'What came of removing people.' })
export class RemoveRegistrationsPayload {
  @Field(() => [ID], { description: 'Who was removed.' })
  removedUserIds!: readonly string[];

  @Field(() => [UndecidedRequest], { description: 'For whom it could not be done.' })
  undecided!: readonly UndecidedRequest[];

  @Field(() => Event, { description: 'The event as it is now.' })
  event!: EventRow;
}

@InputType({ description: 'A letter to people at an event: to those who are named, or to all in some states.' })
export class WriteToRegistrationsInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => [ID], { nullable: true, description: 'To whom, 1 to 100; else `state` or `attendance` says it.' })
  userIds?: string[] | null;

  @Field(() => [SeatState], { nullable: true, description: 'To everybody in these states, in place of `userIds`.' })
  state?: SeatState[] | null;

  @Field(() => RegistrationAttendance, {
    nullable: true,
    description: 'Only to those who have come, or have not, in place of `userIds`; with `state`, both must hold.',
  })
  attendance?: RegistrationAttendance | null;

  @Field(() => String, { description: 'A line of up to 200 characters.' })
  subject!: string;

  @Field(() => String, { description: 'Up to 5,000 characters, with line breaks.' })
  text!: string;
}

sayProblems('WriteToRegistrationsInput', validateLetter);

@ObjectType({ simpleResolvers: true, description: 'What came of writing to people.' })
export class WriteToRegistrationsPayload {
  @Field(() => Int, { description: 'How many are written to.' })
  written!: number;

  @Field(() => Int, { description: 'How many more there are who take no such mail.' })
  withoutMail!: number;

  @Field(() => [UndecidedRequest], { description: 'Who is named and not there.' })
  undecided!: readonly UndecidedRequest[];
}
