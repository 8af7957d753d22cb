import { OptionalProps, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { User } from '../accounts/User.ts';
import { setUnknownValueSentences } from '../core/validation/enumValues.ts';
import { IdType, newId } from '../core/ids/ids.ts';
import { Node } from '../core/ids/node.ts';
import type { LanguageName } from '../core/texts/languages.ts';
import type { LocallyTitled, Translations } from '../core/texts/translated.ts';
import { prices } from '../core/statements/price.ts';
import { DateTime } from '../core/validation/scalars.ts';
import { Event } from '../events/Event.ts';
import { Language } from '../settings/UserSettings.ts';
import { unknownAudience, unknownPriority, unknownState } from './validate.ts';

export enum AnnouncementPriority {
  LOW = 'low',
  MEDIUM = 'medium',
  HIGH = 'high',
}

registerEnumType(AnnouncementPriority, {
  name: 'AnnouncementPriority',
  description: 'How much an announcement matters.',
  valuesConfig: {
    LOW: { description: 'Good to know.' },
    MEDIUM: { description: 'The default.' },
    HIGH: { description: 'Important; also sent by mail.' },
  },
});
setUnknownValueSentences('AnnouncementPriority', { priority: unknownPriority });

export enum AnnouncementAudience {
  EVERYBODY = 'everybody',
  SEATS = 'seats',
  LINE = 'line',
  COLLEGE = 'college',
  ORGANIZERS = 'organizers',
}

registerEnumType(AnnouncementAudience, {
  name: 'AnnouncementAudience',
  description: 'The audience of an announcement. Organizers and admins see announcements for every audience.',
  valuesConfig: {
    EVERYBODY: { description: 'All users.' },
    SEATS: { description: 'People who have a seat at its event.' },
    LINE: { description: 'People on the waitlist of its event.' },
    COLLEGE: { description: 'People of the college that it names.' },
    ORGANIZERS: { description: 'Organizers and admins.' },
  },
});
setUnknownValueSentences('AnnouncementAudience', { audience: unknownAudience });

export enum AnnouncementState {
  DRAFT = 'draft',
  SCHEDULED = 'scheduled',
  PUBLISHED = 'published',
  ENDED = 'ended',
}

registerEnumType(AnnouncementState, {
  name: 'AnnouncementState',
  description:
    'Whether the audience sees an announcement. Only people who manage it see it in another state than PUBLISHED.',
  valuesConfig: {
    DRAFT: { description: 'Not published.' },
    SCHEDULED: { description: 'Appears automatically at `publishAt`.' },
    PUBLISHED: { description: 'Visible to its audience.' },
    ENDED: { description: 'Ended at `endsAt`.' },
  },
});
setUnknownValueSentences('AnnouncementState', { state: unknownState });

@Entity({ tableName: 'announcements' })
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'News from organizers, in general or about one event.',
})
export class Announcement implements Node {
  [OptionalProps]?:
    | 'translations'
    | 'localTitle'
    | 'localLanguage'
    | 'event'
    | 'eventId'
    | 'priority'
    | 'isPublished'
    | 'publishAt'
    | 'endsAt'
    | 'pinned'
    | 'audience'
    | 'college'
    | 'shown'
    | 'toldAt'
    | 'toldAgain'
    | 'since'
    | 'state'
    | 'createdById'
    | 'creatorName'
    | 'createdAt'
    | 'updatedAt';

  @PrimaryKey({ type: new IdType('announcement') })
  id: string = newId('announcement');

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Up to 100 characters.' })
  title!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Plain text with line breaks, up to 10,000 characters.' })
  content!: string;

  @Enum({ items: () => Language, nullable: true })
  @Field(() => Language, { nullable: true, description: 'The language of title and text; null if it is not known.' })
  language: LanguageName | null = null;

  @Field(() => String, {
    complexity: prices.columnOfRow,
    description: "The title in the reader's language, or else `title`.",
  })
  localTitle!: string;

  @Field(() => Language, {
    complexity: prices.columnOfRow,
    nullable: true,
    description: 'The language of `localTitle` and `localContent`; null if it is not known.',
  })
  localLanguage!: LanguageName | null;

  /** Title and text in further languages. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  translations: Translations<{ readonly title: string; readonly content: string }> = null;

  /** Null for a general announcement. Deleting the event also deletes its announcements. */
  @ManyToOne(() => Event, { ref: true, fieldName: 'event_id', nullable: true })
  event: Ref<Event> | null = null;

  /** Filled only by the read statements, like every other field here without a column. */
  @Field(() => ID, { nullable: true, description: 'The event that it belongs to; null for a general one.' })
  eventId!: string | null;

  @Enum({ items: () => AnnouncementPriority })
  @Field(() => AnnouncementPriority, { description: 'How much it matters.' })
  priority: AnnouncementPriority = AnnouncementPriority.MEDIUM;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, {
    description: 'True: its audience sees it from `publishAt` to `endsAt`. False: it is a draft.',
  })
  isPublished = true;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When its audience first sees it; null: at once.' })
  publishAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When its audience stops seeing it; null: never.' })
  endsAt: Date | null = null;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Whether lists show it before those that are not pinned.' })
  pinned = false;

  @Enum({ items: () => AnnouncementAudience })
  @Field(() => AnnouncementAudience, { description: 'Its audience.' })
  audience: AnnouncementAudience = AnnouncementAudience.EVERYBODY;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The college that it is for; null for other audiences.' })
  college: string | null = null;

  /** Whether it was visible when clients were last notified; set by a trigger (live.sql). */
  @Property({ type: 'boolean' })
  shown = true;

  /** When it last appeared on top of the bell; set in SQL (live.sql, tellAgain.ts). */
  @Property({ type: 'timestamptz', nullable: true })
  toldAt: Date | null = null;

  /** Whether an organizer repeated it, so that `toldAt` is not its first time. */
  @Property({ type: 'boolean' })
  toldAgain = false;

  @Field(() => AnnouncementState, { description: 'Whether its audience sees it now.' })
  state!: AnnouncementState;

  @Field(() => DateTime, {
    description: 'The later of `createdAt` and `publishAt`; lists are sorted by it.',
  })
  since!: Date;

  @ManyToOne(() => User, { ref: true, fieldName: 'created_by' })
  createdBy!: Ref<User>;

  @Field(() => ID, { description: 'The identifier of the person who wrote it.' })
  createdById!: string;

  @Field(() => String, { description: 'The name of the person who wrote it.' })
  creatorName!: string;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was last edited, published or unpublished.' })
  updatedAt: Date = new Date();

  /** When its mail was requested; null if no mail is pending. */
  @Property({ type: 'timestamptz', nullable: true })
  mailAskedAt: Date | null = null;
}

/** An announcement as the read statements return it. */
export type AnnouncementRow = LocallyTitled &
  Pick<
    Announcement,
    | 'id'
    | 'content'
    | 'priority'
    | 'isPublished'
    | 'publishAt'
    | 'endsAt'
    | 'pinned'
    | 'audience'
    | 'college'
    | 'state'
    | 'since'
    | 'createdAt'
    | 'updatedAt'
    | 'eventId'
    | 'createdById'
    | 'creatorName'
  >;
