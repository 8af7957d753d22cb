import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { registerInputRule } from '../core/validation/inputRules.ts';
import { DateTime } from '../core/validation/scalars.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { deletionReason, EventChangesInput, problemsOfChanges } from '../events/inputs.ts';
import { validateReason } from '../events/validate.ts';
import { Registration, type RegistrationRow } from '../registrations/Registration.ts';
import { type RepeatRule, repeats, validateRepeat, weekdays } from './validate.ts';

const enumOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { [Each in Name]: Each };

export const RepeatEvery = enumOf(repeats);

registerEnumType(RepeatEvery, {
  name: 'RepeatEvery',
  description: 'The unit of repetition.',
  valuesConfig: {
    DAY: { description: 'Every day, or every few days.' },
    WEEK: { description: 'Every week or every few weeks, on the given weekdays.' },
    MONTH_BY_DATE: { description: 'Monthly on the same date; months without this date are skipped.' },
    MONTH_BY_WEEKDAY: {
      description: 'Monthly on the same weekday, such as the second Tuesday; a fifth weekday means the last one.',
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

export enum SeriesScope {
  FOLLOWING = 'FOLLOWING',
  ALL = 'ALL',
}

registerEnumType(SeriesScope, {
  name: 'SeriesScope',
  description: 'Which events of a series.',
  valuesConfig: {
    FOLLOWING: { description: 'The given event and all later ones.' },
    ALL: { description: 'All events, the earlier ones too.' },
  },
});

/** How an event is repeated: at the same time of day, in the college's time zone. */
@ArgsType()
@InputType({ description: 'How an event is repeated.' })
export class RepeatArgs implements RepeatRule {
  @Field(() => RepeatEvery, { description: 'The unit of repetition.' })
  every!: RepeatRule['every'];

  @Field(() => Int, {
    defaultValue: 1,
    description: 'The number of days, weeks or months between two events: 1 to 52.',
  })
  interval!: number;

  @Field(() => [Weekday], {
    defaultValue: [],
    description: 'The weekdays if `every` is WEEK; empty: the weekday of the event.',
  })
  weekdays!: RepeatRule['weekdays'][number][];

  @Field(() => DateTime, { nullable: true, description: 'The latest start date. Give either `until` or `times`.' })
  until?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of events, 2 to 52, including the first. Give either `times` or `until`.',
  })
  times?: number | null;
}

@InputType({ description: 'The event to copy.' })
export class DuplicateEventInput {
  @Field(() => ID, { description: 'The ID of the event.' })
  eventId!: string;

  @Field(() => DateTime, { description: 'The start date of the copy; its end and registration times move along.' })
  date!: Date;

  @Field(() => String, { nullable: true, description: 'The title of the copy; omitted: the same title.' })
  title?: string | null;

  @Field(() => Boolean, {
    defaultValue: true,
    description:
      'Whether its helpers have the same roles at the copy; each is notified once. A copy of another owner has none.',
  })
  helpers!: boolean;
}

@InputType({
  description:
    'The event to repeat, as the first of a series, and the repeat rule. If it is in a series, the last event there is ' +
    'repeated, and counts as the first one of the rule.',
})
export class RepeatEventInput extends RepeatArgs {
  @Field(() => ID, { description: 'The ID of the event.' })
  eventId!: string;

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether its helpers have the same roles at the new events; each is notified once.',
  })
  helpers!: boolean;
}

registerInputRule('RepeatEventInput', validateRepeat);

const scopeField = { defaultValue: SeriesScope.FOLLOWING, description: 'Which events of its series.' };

@InputType({
  description:
    'Changes to an event and others of its series. A field that is left out stays as it is. Questions can be changed ' +
    'only one event at a time.',
})
export class UpdateSeriesInput extends EventChangesInput {
  @Field(() => SeriesScope, scopeField)
  scope!: SeriesScope;
}

registerInputRule('UpdateSeriesInput', problemsOfChanges);

@InputType({ description: 'The event to delete with others of its series.' })
export class DeleteSeriesInput {
  @Field(() => ID, { description: 'The ID of the event.' })
  eventId!: string;

  @Field(() => SeriesScope, scopeField)
  scope!: SeriesScope;

  @Field(() => String, { nullable: true, description: deletionReason })
  reason?: string | null;
}

registerInputRule('DeleteSeriesInput', validateReason);

@ObjectType({ description: 'The result of copying an event.' })
export class DuplicateEventPayload {
  @Field(() => Event, { description: 'The copy.' })
  event!: EventRow;
}

@ObjectType({ description: 'The result of creating a series.' })
export class RepeatEventPayload {
  @Field(() => Event, { description: 'The given event; its `series` contains all events.' })
  event!: EventRow;

  @Field(() => [ID], { description: 'The IDs of the repeated event and of the new ones, by start date.' })
  eventIds!: readonly string[];
}

@ObjectType({ simpleResolvers: true, description: 'Fields of another event that were not changed.' })
export class KeptFields {
  @Field(() => ID, { description: 'The ID of the event.' })
  eventId!: string;

  @Field(() => [String], { description: 'The names of the fields, which had individual values in this event.' })
  fields!: readonly string[];
}

@ObjectType({ description: 'The result of editing a series.' })
export class UpdateSeriesPayload {
  @Field(() => Event, { description: 'The edited event; its `series` contains all events.' })
  event!: EventRow;

  @Field(() => [ID], { description: 'The IDs of that event, and of the others by start date.' })
  eventIds!: readonly string[];

  @Field(() => [KeptFields], { description: 'The other events with fields that kept individual values.' })
  kept!: readonly KeptFields[];
}

@ObjectType({ description: 'The result of deleting events of a series.' })
export class DeleteSeriesPayload {
  @Field(() => [ID], { description: 'The IDs of the deleted events.' })
  deletedEventIds!: readonly string[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'An event of a series without a free seat for the viewer, and the reason.',
})
export class NoSeat {
  @Field(() => ID, { description: 'The ID of the event.' })
  eventId!: string;

  @Field(() => String, { description: 'The error code, as of `registerForEvent`.' })
  code!: string;

  @Field(() => String, { description: 'The error message.' })
  message!: string;
}

@ObjectType({ description: 'The result of registering for a series.' })
export class RegisterForSeriesPayload {
  @Field(() => [Registration], { description: 'The registrations by start date of their events; see their `state`.' })
  registrations!: readonly RegistrationRow[];

  @Field(() => [NoSeat], { description: 'The events without a free seat for the viewer.' })
  withoutSeat!: readonly NoSeat[];
}
