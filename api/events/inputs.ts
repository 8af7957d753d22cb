import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { User } from '../accounts/User.ts';
import type { Viewer } from '../core/context/context.ts';
import { registerInputRule } from '../core/validation/inputRules.ts';
import { DateTime } from '../core/validation/scalars.ts';
import { QuestionInput } from '../questions/inputs.ts';
import { validateQuestions } from '../questions/validate.ts';
import type { LanguageName } from '../core/texts/languages.ts';
import { Language } from '../settings/UserSettings.ts';
import { Event, type EventRow } from './Event.ts';
import { RegistrationRulesInput } from './RegistrationRules.ts';
import { eventSwitches, type EventSwitch, type EventSwitches, type SwitchFacts, switchNames } from './fields.ts';
import {
  defaultCapacity,
  defaultReminders,
  type EventFields,
  type EventTexts,
  validateEvent,
  validateReason,
} from './validate.ts';

// oxlint-disable-next-line typescript/no-extraneous-class -- a loop below adds a field for each switch
class Switches {}

@InputType({ description: 'Title and description of an event in a further language.' })
export class EventTranslationInput implements EventTexts {
  @Field(() => Language, { description: 'The language; not the main one.' })
  language!: LanguageName;

  @Field(() => String, { description: 'Up to 200 characters.' })
  title!: string;

  @Field(() => String, { description: 'Plain text with line breaks, up to 10,000 characters.' })
  description!: string;
}

@InputType({ description: 'A new event.' })
export class CreateEventInput extends (Switches as new () => EventSwitches) {
  @Field(() => String, { description: 'Up to 200 characters. The lists hide titles with "sample" or "test" in them.' })
  title!: string;

  @Field(() => String, { description: 'Plain text with line breaks, up to 10,000 characters.' })
  description!: string;

  @Field(() => Language, {
    nullable: true,
    description: 'The language of title and description. Required if there are translations.',
  })
  language?: LanguageName | null;

  @Field(() => [EventTranslationInput], {
    defaultValue: [],
    description: 'Title and description in further languages, at most one for each.',
  })
  translations!: EventTranslationInput[];

  @Field(() => DateTime, { description: 'When it begins; between the years 2000 and 2100.' })
  date!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it ends: up to 366 days after it begins.' })
  endsAt?: Date | null;

  @Field(() => String, { description: 'The place, up to 200 characters.' })
  location!: string;

  @Field(() => Int, { defaultValue: defaultCapacity, description: 'Seats: 1 to `eventLimits.maxCapacity`.' })
  capacity!: number;

  @Field(() => [Int], {
    defaultValue: defaultReminders,
    description:
      'The reminders for people with a seat, in minutes before it begins: up to 5, each 5 to 43200; empty: none.',
  })
  remindBefore!: number[];

  @Field(() => Float, {
    nullable: true,
    description:
      'The points that each checked-in person gets: more than 0, up to 1,000,000, at most two decimals; null: none.',
  })
  attendancePoints?: number | null;

  @Field(() => [String], {
    defaultValue: [],
    description: 'Up to 10 tags of up to 30 characters. They are trimmed; empty ones and duplicates are dropped.',
  })
  tags!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'Web address (https) of a picture, or the `url` from POST /api/uploads?for=event.',
  })
  image?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The description of the picture, for people who cannot see it, in the main language: up to 250 characters.',
  })
  imageDescription?: string | null;

  @Field(() => RegistrationRulesInput, { nullable: true, description: 'Who may take a seat, and when.' })
  registrationRules?: RegistrationRulesInput | null;

  @Field(() => [QuestionInput], {
    defaultValue: [],
    description: 'The questions to people who register, in order: up to 20.',
  })
  questions!: QuestionInput[];
}

/** Problems of the given fields of an event and of its questions. */
const problemsOf = (fields: Partial<EventFields> & { questions?: QuestionInput[] | null }) => ({
  ...validateEvent(fields),
  ...validateQuestions(fields.questions),
});

registerInputRule('CreateEventInput', problemsOf);

/** The changes that one event, or several of a series, can get. */
@InputType()
export abstract class EventChangesInput extends (Switches as new () => { [Name in EventSwitch]?: boolean | null }) {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that was edited. If the event has changed since: STALE_EDIT. Without it, the last edit wins.',
  })
  version?: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Instead of `version`: the `updatedAt` of the event that was edited. If the event has changed since: STALE_EDIT. ' +
      'It is never written.',
  })
  updatedAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'See CreateEventInput.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'See CreateEventInput.' })
  description?: string | null;

  @Field(() => Language, { nullable: true, description: 'See CreateEventInput.' })
  language?: LanguageName | null;

  @Field(() => [EventTranslationInput], {
    nullable: true,
    description: 'See CreateEventInput; replaces all translations.',
  })
  translations?: EventTranslationInput[] | null;

  @Field(() => DateTime, { nullable: true, description: 'See CreateEventInput.' })
  date?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'See CreateEventInput; null removes it. If `date` changes and this is left out or unchanged, it moves by the same ' +
      'time. The times of the rules move too.',
  })
  endsAt?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether unchanged times that are sent with a new `date` stay, instead of moving with it.',
  })
  exactTimes?: boolean | null;

  @Field(() => String, { nullable: true, description: 'See CreateEventInput.' })
  location?: string | null;

  @Field(() => Int, { nullable: true, description: 'See CreateEventInput; not below the number of taken seats.' })
  capacity?: number | null;

  @Field(() => [Int], { nullable: true, description: 'See CreateEventInput; replaces all reminders.' })
  remindBefore?: number[] | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'See CreateEventInput; null removes the points. Only the creator and admins may change it. People who are checked ' +
      'in get the new points at once, unless theirs were corrected.',
  })
  attendancePoints?: number | null;

  @Field(() => [String], { nullable: true, description: 'See CreateEventInput; replaces all tags.' })
  tags?: string[] | null;

  @Field(() => String, { nullable: true, description: 'See CreateEventInput; null removes the picture.' })
  image?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'See CreateEventInput; null removes it. If `image` changes and this is left out, it is removed.',
  })
  imageDescription?: string | null;

  @Field(() => RegistrationRulesInput, { nullable: true, description: 'See RegistrationRulesInput.' })
  registrationRules?: RegistrationRulesInput | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why title, place or time change, up to 500 characters; people with a seat read it.',
  })
  reason?: string | null;
}

for (const name of switchNames) {
  const { initial, description, changing }: SwitchFacts = eventSwitches[name];
  Field(() => Boolean, { defaultValue: initial, description })(CreateEventInput.prototype, name);
  Field(() => Boolean, { nullable: true, description: `See CreateEventInput${changing ? `; ${changing}` : ''}.` })(
    EventChangesInput.prototype,
    name,
  );
}

type WithReason = Parameters<typeof validateReason>[0];

/**
 * The same for changes. Times are not compared with a new date here: only the stored event shows which ones move with it.
 */
export const problemsOfChanges = ({ date, reason, ...fields }: Parameters<typeof problemsOf>[0] & WithReason) => ({
  ...validateReason({ reason }),
  ...problemsOf({ date }),
  ...problemsOf(fields),
});

@InputType({ description: 'Changes to an event. A field that is left out stays as it is.' })
export class UpdateEventInput extends EventChangesInput {
  @Field(() => [QuestionInput], {
    nullable: true,
    description:
      'All questions, in order. A question with an `id` is kept or changed; one without is new. One that is left out is ' +
      'deleted, or archived if it has answers.',
  })
  questions?: QuestionInput[] | null;
}

registerInputRule('UpdateEventInput', problemsOfChanges);

export const deletionReason =
  'Why it does not take place, up to 500 characters; people who have a seat, wait or ask for one read it.';

@InputType({ description: 'The event to delete.' })
export class DeleteEventInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => String, { nullable: true, description: deletionReason })
  reason?: string | null;
}

registerInputRule('DeleteEventInput', validateReason);

@InputType({ description: 'The event to cancel.' })
export class CancelEventInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => String, { nullable: true, description: `${deletionReason} The page of the event shows it.` })
  reason?: string | null;
}

registerInputRule('CancelEventInput', validateReason);

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

@ObjectType({ description: 'The event that was cancelled.' })
export class CancelEventPayload {
  @Field(() => Event, { description: 'The event as it is now.' })
  event!: EventRow;
}

@ObjectType({ description: 'The event that was deleted.' })
export class DeleteEventPayload {
  @Field(() => ID, { description: 'The id that the event had.' })
  deletedEventId!: string;
}

@ObjectType({ description: 'Limits that the admins have set.' })
export class EventLimits {
  @Field(() => Int, { description: 'The largest capacity of an event.' })
  maxCapacity!: number;

  @Field(() => Int, { description: 'How many events that are not over one organizer may own; a series counts once.' })
  maxUpcomingEvents!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The content of the home screen.' })
export class Home {
  @Field(() => User, { description: 'The signed-in person.' })
  viewer!: Viewer;
}
