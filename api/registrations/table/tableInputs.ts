import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { registerInputRule } from '../../core/validation/inputRules.ts';
import { Event, type EventRow } from '../../events/Event.ts';
import { SeatState } from '../Registration.ts';
import { UndecidedRequest } from '../requests/requestInputs.ts';
import { validateLetter, validateRemoving } from '../validate.ts';

export enum RegistrationSort {
  WHEN = 'WHEN',
  NAME = 'NAME',
  COLLEGE = 'COLLEGE',
  STATE = 'STATE',
  ANSWER = 'ANSWER',
}

registerEnumType(RegistrationSort, {
  name: 'RegistrationSort',
  description: 'The order of all registrations of an event.',
  valuesConfig: {
    WHEN: { description: 'By when the person got the seat, joined the waitlist, or requested the seat.' },
    NAME: { description: 'By name, ignoring case and accents.' },
    COLLEGE: { description: 'By college, ignoring case and accents.' },
    STATE: { description: 'Seats, then the waitlist in its order, then requests.' },
    ANSWER: {
      description:
        'By the answer to the question `sortQuestionId`: numbers by value, options in their order, texts ignoring case ' +
        'and accents. People without an answer are last in both directions.',
    },
  },
});

export enum RegistrationAttendance {
  IN = 'in',
  NOT_IN = 'not_in',
  WALK_IN = 'walk_in',
}

registerEnumType(RegistrationAttendance, {
  name: 'RegistrationAttendance',
  description: 'Whether people attended.',
  valuesConfig: {
    IN: { description: 'People who were checked in.' },
    NOT_IN: { description: 'People with a seat who were not checked in.' },
    WALK_IN: { description: 'People who were checked in and had no seat before.' },
  },
});

@InputType({ description: 'People to remove from an event.' })
export class RemoveRegistrationsInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => [ID], { description: 'The people, 1 to 100.' })
  userIds!: string[];

  @Field(() => String, { nullable: true, description: 'The reason, up to 500 characters; the people read it.' })
  reason?: string | null;
}

registerInputRule('RemoveRegistrationsInput', validateRemoving);

@ObjectType({ description: 'The result of removing people.' })
export class RemoveRegistrationsPayload {
  @Field(() => [ID], { description: 'The people who were removed.' })
  removedUserIds!: readonly string[];

  @Field(() => [UndecidedRequest], { description: 'The people who are not registered.' })
  undecided!: readonly UndecidedRequest[];

  @Field(() => Event, { description: 'The event as it is now.' })
  event!: EventRow;
}

@InputType({ description: 'A letter to people of an event: named people, or all in some states.' })
export class WriteToRegistrationsInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => [ID], {
    nullable: true,
    description: 'The recipients, 1 to 100; if left out, `state` or `attendance` selects them.',
  })
  userIds?: string[] | null;

  @Field(() => [SeatState], { nullable: true, description: 'All people in these states, instead of `userIds`.' })
  state?: SeatState[] | null;

  @Field(() => RegistrationAttendance, {
    nullable: true,
    description: 'All people with this attendance, instead of `userIds`; with `state`, both must hold.',
  })
  attendance?: RegistrationAttendance | null;

  @Field(() => String, { description: 'One line of up to 200 characters.' })
  subject!: string;

  @Field(() => String, { description: 'Up to 5,000 characters, with line breaks.' })
  text!: string;
}

registerInputRule('WriteToRegistrationsInput', validateLetter);

@ObjectType({ simpleResolvers: true, description: 'The result of writing to people.' })
export class WriteToRegistrationsPayload {
  @Field(() => Int, { description: 'The number of people who get the mail.' })
  written!: number;

  @Field(() => Int, { description: 'The number of other people, who turned such mail off.' })
  withoutMail!: number;

  @Field(() => [UndecidedRequest], { description: 'Named people who are not registered.' })
  undecided!: readonly UndecidedRequest[];
}
