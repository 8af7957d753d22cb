import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { sayProblems } from '../core/inputRules.ts';
import { DateTime } from '../core/scalars.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { Registration, type RegistrationRow } from '../registrations/Registration.ts';
import { type RepeatRule, repeats, validateRepeat, weekdays } from './validate.ts';

const enumOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { [Each in Name]: Each };

export const RepeatEvery = enumOf(repeats);

registerEnumType(RepeatEvery, {
  name: 'RepeatEvery',
  description: 'What an event is repeated by.',
  valuesConfig: {
    DAY: { description: 'By days.' },
    WEEK: { description: 'By weeks, on some of their days.' },
    MONTH_BY_DATE: { description: 'By months, on the same date; a month that lacks it is left out.' },
    MONTH_BY_WEEKDAY: {
      description: 'By months, on the same weekday, such as the second Tuesday; a fifth is the last.',
    },
  },
});

export const Weekday = enumOf(weekdays);

registerEnumType(Weekday, {
  name: 'Weekday',
  description: 'A day of the week.',
  valuesConfig: {
    MO: { description: 'Monday.' },
    TU: { description: 'Tuesday.' },
    WE: { description: 'Wednesday.' },
    TH: { description: 'Thursday.' },
    FR: { description: 'Friday.' },
    SA: { description: 'Saturday.' },
    SU: { description: 'Sunday.' },
  },
});

/** How an event is repeated: by the clock of the college, at the same time of day. */
@ArgsType()
@InputType({ description: 'How an event is repeated.' })
export class RepeatArgs implements RepeatRule {
  @Field(() => RepeatEvery, { description: 'By what.' })
  every!: RepeatRule['every'];

  @Field(() => Int, { defaultValue: 1, description: 'Every so many days, weeks or months: 1 to 52.' })
  interval!: number;

  @Field(() => [Weekday], { defaultValue: [], description: 'Of WEEK: on which days; none: on that of the event.' })
  weekdays!: RepeatRule['weekdays'][number][];

  @Field(() => DateTime, { nullable: true, description: 'The last moment at which one may begin; or `times`.' })
  until?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many events there are then, 2 to 52, the first one among them; or `until`.',
  })
  times?: number | null;
}

@InputType({ description: 'An event that is made once more.' })
export class DuplicateEventInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => DateTime, { description: 'When the new one begins; its end and its rules move along.' })
  date!: Date;

  @Field(() => String, { nullable: true, description: 'What the new one is called; left out, as the other.' })
  title?: string | null;
}

@InputType({ description: 'An event that becomes the first of a series, and how it is repeated.' })
export class RepeatEventInput extends RepeatArgs {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;
}

sayProblems('RepeatEventInput', validateRepeat);

@InputType({ description: 'The event that is deleted with all later ones of its series.' })
export class DeleteSeriesInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;
}

@ObjectType({ description: 'An event that was made once more.' })
export class DuplicateEventPayload {
  @Field(() => Event, { description: 'The new event.' })
  event!: EventRow;
}

@ObjectType({ description: 'A series as it was made.' })
export class RepeatEventPayload {
  @Field(() => Event, { description: 'The first one: see its `series`.' })
  event!: EventRow;

  @Field(() => [ID], { description: 'All of them, the first one first.' })
  eventIds!: readonly string[];
}

@ObjectType({ simpleResolvers: true, description: 'What of a later event was left as it is.' })
export class KeptFields {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => [String], { description: 'The fields, which somebody had changed there alone.' })
  fields!: readonly string[];
}

@ObjectType({ description: 'What came of changing events of a series.' })
export class UpdateSeriesPayload {
  @Field(() => Event, { description: 'The event as it is now: see its `series`.' })
  event!: EventRow;

  @Field(() => [ID], { description: 'That event and all later ones, by when they begin.' })
  eventIds!: readonly string[];

  @Field(() => [KeptFields], { description: 'What was left as it is, since somebody had changed it there alone.' })
  kept!: readonly KeptFields[];
}

@ObjectType({ description: 'What was deleted.' })
export class DeleteSeriesPayload {
  @Field(() => [ID], { description: 'The ids that the events had.' })
  deletedEventIds!: readonly string[];
}

@ObjectType({ simpleResolvers: true, description: 'An event of a series at which there was no seat, and why.' })
export class NoSeat {
  @Field(() => ID, { description: 'Which event.' })
  eventId!: string;

  @Field(() => String, { description: 'The code with which `registerForEvent` would have answered.' })
  code!: string;

  @Field(() => String, { description: 'The same in a sentence.' })
  message!: string;
}

@ObjectType({ description: 'What came of registering for a series.' })
export class RegisterForSeriesPayload {
  @Field(() => [Registration], { description: 'The registrations, by when their events begin; see their `state`.' })
  registrations!: readonly RegistrationRow[];

  @Field(() => [NoSeat], { description: 'Where there was no seat.' })
  withoutSeat!: readonly NoSeat[];
}
