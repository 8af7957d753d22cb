import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { User } from '../accounts/User.ts';
import type { Viewer } from '../core/context.ts';
import { sayProblems } from '../core/inputRules.ts';
import { DateTime } from '../core/scalars.ts';
import { QuestionInput } from '../questions/inputs.ts';
import { validateQuestions } from '../questions/validate.ts';
import { Event, type EventRow } from './Event.ts';
import { RegistrationRulesInput } from './RegistrationRules.ts';
import { defaultCapacity, defaultReminders, type EventFields, validateEvent } from './validate.ts';

@InputType({ description: 'What a new event is made of.' })
export class CreateEventInput {
  @Field(() => String, { description: 'Up to 200 characters. The lists hide titles with "sample" or "test" in them.' })
  title!: string;

  @Field(() => String, { description: 'Plain text with line breaks, up to 10,000 characters.' })
  description!: string;

  @Field(() => DateTime, { description: 'When it begins; between the years 2000 and 2100.' })
  date!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it ends: up to 366 days after it begins.' })
  endsAt?: Date | null;

  @Field(() => String, { description: 'Where it takes place, up to 200 characters.' })
  location!: string;

  @Field(() => Int, { defaultValue: defaultCapacity, description: 'Seats: 1 to `eventLimits.maxCapacity`.' })
  capacity!: number;

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether people may wait in line for a seat once all are taken.',
  })
  hasWaitlist!: boolean;

  @Field(() => [Int], {
    defaultValue: defaultReminders,
    description:
      'How many minutes before it begins those with a seat are reminded: up to 5 times, each between 5 and 43200; empty: never.',
  })
  remindBefore!: number[];

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether people who have a seat can check themselves in, by a code that is shown at the event.',
  })
  selfCheckIn!: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether whoever keeps the door may give free seats to people who come without one.',
  })
  walkIns!: boolean;

  @Field(() => Float, {
    nullable: true,
    description:
      'How many points whoever is checked in is awarded: more than 0, up to 1,000,000, two decimals at most; null: none.',
  })
  attendancePoints?: number | null;

  @Field(() => [String], {
    defaultValue: [],
    description: 'Up to 10 tags of up to 30 characters; trimmed, blanks and doubles are dropped.',
  })
  tags!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'Web address (https) of a picture, or the `url` that POST /api/uploads?for=event has answered.',
  })
  image?: string | null;

  @Field(() => RegistrationRulesInput, { nullable: true, description: 'Who may take a seat, and when.' })
  registrationRules?: RegistrationRulesInput | null;

  @Field(() => [QuestionInput], {
    defaultValue: [],
    description: 'What is asked of those who register, in order: up to 20 questions.',
  })
  questions!: QuestionInput[];
}

/** What is wrong with an event and what it asks, as far as it is given. */
const problemsOf = (fields: Partial<EventFields> & { questions?: QuestionInput[] | null }) => ({
  ...validateEvent(fields),
  ...validateQuestions(fields.questions),
});

sayProblems('CreateEventInput', problemsOf);

/** What can be changed of one event, and of all later ones of its series. */
@InputType('UpdateSeriesInput', {
  description:
    'Changes to an event and all later ones of its series: a field that is left out stays as it is. Questions are changed one ' +
    'event at a time.',
})
export class EventChangesInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that was edited: where the event has changed since, STALE_EDIT. Without it the last edit wins.',
  })
  version?: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Instead of `version`: the `updatedAt` of the event that was read. Where it has been edited since, STALE_EDIT. It is ' +
      'never written.',
  })
  updatedAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'See CreateEventInput.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'See CreateEventInput.' })
  description?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'See CreateEventInput.' })
  date?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'See CreateEventInput; null takes it away. If `date` moves and this is left out or sent as it was, it moves as far as ' +
      'that; so do the times of the rules.',
  })
  endsAt?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether times that are sent with another `date` hold although they are the same as before.',
  })
  exactTimes?: boolean | null;

  @Field(() => String, { nullable: true, description: 'See CreateEventInput.' })
  location?: string | null;

  @Field(() => Int, { nullable: true, description: 'See CreateEventInput; never below the seats that are taken.' })
  capacity?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'See CreateEventInput; where it is turned off, those who wait keep their places.',
  })
  hasWaitlist?: boolean | null;

  @Field(() => [Int], { nullable: true, description: 'See CreateEventInput; replaces all reminders.' })
  remindBefore?: number[] | null;

  @Field(() => Boolean, { nullable: true, description: 'See CreateEventInput.' })
  selfCheckIn?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'See CreateEventInput.' })
  walkIns?: boolean | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'See CreateEventInput; null takes the award away. Only the creator and admins change it; whoever is in has the new ' +
      'points at once, unless theirs were corrected.',
  })
  attendancePoints?: number | null;

  @Field(() => [String], { nullable: true, description: 'See CreateEventInput; replaces all tags.' })
  tags?: string[] | null;

  @Field(() => String, { nullable: true, description: 'See CreateEventInput; null removes the picture.' })
  image?: string | null;

  @Field(() => RegistrationRulesInput, { nullable: true, description: 'See RegistrationRulesInput.' })
  registrationRules?: RegistrationRulesInput | null;
}

/** The same of changes. Only the stored event says which times move with the date, so they are not compared with it. */
const problemsOfChanges = ({ date, ...fields }: Parameters<typeof problemsOf>[0]) => ({
  ...problemsOf({ date }),
  ...problemsOf(fields),
});

sayProblems('UpdateSeriesInput', problemsOfChanges);

@InputType({ description: 'Changes to an event: a field that is left out stays as it is.' })
export class UpdateEventInput extends EventChangesInput {
  @Field(() => [QuestionInput], {
    nullable: true,
    description:
      'All that is asked, in order: one with an `id` is kept or changed, one without is new, one that is left out is deleted, ' +
      'or no longer asked where it has answers.',
  })
  questions?: QuestionInput[] | null;
}

sayProblems('UpdateEventInput', problemsOfChanges);

@InputType({ description: 'The event to delete.' })
export class DeleteEventInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;
}

@ObjectType({ description: 'The event that was created.' })
export class CreateEventPayload {
  @Field(() => Event, { description: 'The new event.' })
  event!: EventRow;
}

@ObjectType({ description: 'The event that was edited.' })
export class UpdateEventPayload {
  @Field(() => Event, { description: 'The event as it is now.' })
  event!: EventRow;
}

@ObjectType({ description: 'What was deleted.' })
export class DeleteEventPayload {
  @Field(() => ID, { description: 'The id that the event had.' })
  deletedEventId!: string;
}

@ObjectType({ description: 'Limits that the admins have set.' })
export class EventLimits {
  @Field(() => Int, { description: 'The largest capacity that an event may be given.' })
  maxCapacity!: number;

  @Field(() => Int, { description: 'How many events that are not yet past one organizer may own.' })
  maxUpcomingEvents!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What the first screen shows.' })
export class Home {
  @Field(() => User, { description: 'The signed-in person.' })
  viewer!: Viewer;
}
