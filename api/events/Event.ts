import { ArrayType, DecimalType, OptionalProps, type Ref } from '@mikro-orm/core';
import { Embedded, Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { User } from '../accounts/User.ts';
import { IdType, newId } from '../core/ids/ids.ts';
import { Node } from '../core/ids/node.ts';
import { latinOf } from '../core/texts/latin.ts';
import type { LanguageName } from '../core/texts/languages.ts';
import type { LocallyTitled, Translations } from '../core/texts/translated.ts';
import { prices } from '../core/statements/price.ts';
import { DateTime } from '../core/validation/scalars.ts';
import { Language } from '../settings/UserSettings.ts';
import { RegistrationRules } from './RegistrationRules.ts';
import { eventSwitches, type EventSwitch, type EventSwitches, initialSwitches, switchNames } from './fields.ts';
import { TextsType } from './TextsType.ts';
import { defaultReminders, type RulesFields } from './validate.ts';

export enum EventApproval {
  APPROVED = 'approved',
  PENDING = 'pending',
  REJECTED = 'rejected',
}

registerEnumType(EventApproval, {
  name: 'EventApproval',
  description: 'The state of approval, which decides who sees an event.',
  valuesConfig: {
    APPROVED: { description: 'All signed-in people see it.' },
    PENDING: { description: 'It waits for the decision of an admin; only its creator, its helpers and admins see it.' },
    REJECTED: { description: 'An admin rejected it; only its creator, its helpers and admins see it.' },
  },
});

// oxlint-disable-next-line typescript/no-extraneous-class -- it has a value for each switch
class InitialSwitches {
  constructor() {
    Object.assign(this, initialSwitches);
  }
}
const SwitchValues = InitialSwitches as new () => EventSwitches;

/** Latin spellings of titles, place and tags, for searches. */
export const latinWords = ({
  title,
  translations,
  location,
  tags,
}: Pick<Event, 'title' | 'translations' | 'location' | 'tags'>) =>
  latinOf([title, ...Object.values(translations ?? {}).map((each) => each.title), location, ...tags].join(' '));

@Entity({ tableName: 'events' })
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'An event that takes place once and has a limited number of seats.',
})
export class Event extends SwitchValues implements Node {
  [OptionalProps]?:
    | 'latin'
    | 'localTitle'
    | 'localLanguage'
    | 'translations'
    | 'endsAt'
    | 'taken'
    | 'registeredCount'
    | 'waiting'
    | 'guests'
    | 'waitlistCount'
    | 'lastPlace'
    | 'lineTold'
    | 'rules'
    | 'requested'
    | 'hasQuestions'
    | 'remindBefore'
    | EventSwitch
    | 'attendancePoints'
    | 'createdById'
    | 'organizerName'
    | 'approval'
    | 'rejectionReason'
    | 'cancelledAt'
    | 'cancellationReason'
    | 'version'
    | 'createdAt'
    | 'updatedAt';

  @PrimaryKey({ type: new IdType('event') })
  id: string = newId('event');

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Up to 200 characters. The lists hide titles with "sample" or "test" in them.' })
  title!: string;

  @Property({ type: 'text', lazy: true, onCreate: latinWords, onUpdate: latinWords })
  latin!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Plain text with line breaks, up to 10,000 characters.' })
  description!: string;

  @Enum({ items: () => Language, nullable: true })
  @Field(() => Language, {
    complexity: prices.columnOfRow,
    nullable: true,
    description: 'The language of title and description; null if it is not known.',
  })
  language: LanguageName | null = null;

  @Field(() => String, {
    complexity: prices.columnOfRow,
    description: "The title in the reader's language, or else `title`.",
  })
  localTitle!: string;

  @Field(() => Language, {
    complexity: prices.columnOfRow,
    nullable: true,
    description: 'The language of `localTitle` and `localDescription`; null if it is not known.',
  })
  localLanguage!: LanguageName | null;

  /** Title and description in further languages. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  translations: Translations<{ readonly title: string; readonly description: string }> = null;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it begins. Registering and cancelling end at this time or earlier.' })
  date!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'When it ends, up to 366 days after it begins; null if unknown.',
  })
  endsAt: Date | null = null;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The place, up to 200 characters.' })
  location!: string;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'How many seats there are; never fewer than are taken.' })
  capacity!: number;

  /** Taken seats: confirmed registrations and guests. Only the statements that create and delete those change it. */
  @Property({ type: 'integer' })
  taken = 0;

  /** The same in the result of reading statements. Fields below without a column also come from those. */
  @Field(() => Int, { description: 'How many seats are taken.' })
  registeredCount!: number;

  /** The number of people on the waitlist; changes like `taken`. */
  @Property({ type: 'integer' })
  waiting = 0;

  /** The part of `taken` that belongs to guests without an account: the number of guests who are checked in. */
  @Property({ type: 'integer' })
  guests = 0;

  @Field(() => Int, { description: 'How many people are on the waitlist.' })
  waitlistCount!: number;

  /** The last number given to a place on the waitlist. The next person gets the number after it. */
  @Property({ type: 'integer' })
  lastPlace = 0;

  /** Whether people on the waitlist were notified that it has ended. */
  @Property({ type: 'boolean' })
  lineTold = false;

  @Embedded(() => RegistrationRules, { prefix: false })
  rules = new RegistrationRules();

  /** Open requests for a seat; changes like `taken`. */
  @Property({ type: 'integer' })
  requested = 0;

  /** Whether it has questions that are not archived; see questions/rules.ts. */
  @Property({ type: 'boolean' })
  hasQuestions = false;

  @Property({ type: new ArrayType(Number), columnType: 'integer[]' })
  @Field(() => [Int], {
    description: 'The reminders for people with a seat, in minutes before it begins; the earliest first.',
  })
  remindBefore: number[] = [...defaultReminders];

  @Property({ type: new DecimalType('number'), precision: 9, scale: 2, nullable: true })
  @Field(() => Float, {
    complexity: prices.columnOfRow,
    nullable: true,
    description: 'The points that each person gets once for being checked in; null: none.',
  })
  attendancePoints: number | null = null;

  @Property({ type: new TextsType() })
  @Field(() => [String], { description: 'Up to 10 tags.' })
  tags: string[] = [];

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'A picture: a web address (https), or the path of an uploaded one; null: clients draw one.',
  })
  image: string | null = null;

  @Field(() => String, { nullable: true, description: 'The same picture in a small size, for cards.' })
  imageSmall?: string | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    complexity: prices.columnOfRow,
    nullable: true,
    description: 'The description of the picture, in the main language; null if there is none.',
  })
  imageDescription: string | null = null;

  @Enum({ items: () => EventApproval })
  @Field(() => EventApproval, { description: 'The state of approval.' })
  approval: EventApproval = EventApproval.APPROVED;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Why it was rejected; null if it was not.' })
  rejectionReason: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    complexity: prices.columnOfRow,
    nullable: true,
    description:
      'When it was cancelled; null if it was not. A cancelled event stays as a record and does not take place.',
  })
  cancelledAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    complexity: prices.columnOfRow,
    nullable: true,
    description: 'Why it was cancelled; null if it was not, or no reason was given.',
  })
  cancellationReason: string | null = null;

  @ManyToOne(() => User, { ref: true, fieldName: 'created_by' })
  createdBy!: Ref<User>;

  @Field(() => ID, { description: 'The id of the person who created the event.' })
  createdById!: string;

  @Field(() => String, { description: 'The name of the person who created the event.' })
  organizerName!: string;

  @Property({ type: 'integer', version: true })
  @Field(() => Int, {
    description:
      'Incremented by every edit. Send it with `updateEvent`, so that edits of other people are not overwritten.',
  })
  version!: number;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was last edited.' })
  updatedAt: Date = new Date();
}

for (const name of switchNames) {
  Property({ type: 'boolean' })(Event.prototype, name);
  Field(() => Boolean, { complexity: prices.columnOfRow, description: eventSwitches[name].description })(
    Event.prototype,
    name,
  );
}

/** An event as the reading statements return it, with the name of its creator. */
export interface EventRow
  extends
    LocallyTitled,
    Pick<
      Event,
      | 'id'
      | 'description'
      | 'date'
      | 'endsAt'
      | 'location'
      | 'capacity'
      | 'registeredCount'
      | 'waitlistCount'
      | 'guests'
      | 'hasQuestions'
      | 'remindBefore'
      | EventSwitch
      | 'attendancePoints'
      | 'tags'
      | 'image'
      | 'imageDescription'
      | 'approval'
      | 'rejectionReason'
      | 'cancelledAt'
      | 'cancellationReason'
      | 'version'
      | 'createdAt'
      | 'updatedAt'
      | 'createdById'
      | 'organizerName'
    > {
  imageSmall: string | null;
  /** Null if there are none, as for most events. */
  rules: RulesFields | null;
  requested: number;
  /**
   * The `state` of the viewer's registration, or null. Undefined if the statement did not read it: then it needs another
   * one.
   */
  viewerSeat?: string | null;
}
