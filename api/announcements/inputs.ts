import { ArgsType, createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { afterText, connectionOf } from '../core/pages/connection.ts';
import { registerInputRule } from '../core/validation/inputRules.ts';
import { ReadAgain } from '../core/journal/readAgain.ts';
import { DateTime } from '../core/validation/scalars.ts';
import type { LanguageName } from '../core/texts/languages.ts';
import { Language } from '../settings/UserSettings.ts';
import {
  Announcement,
  AnnouncementAudience,
  AnnouncementPriority,
  type AnnouncementRow,
  AnnouncementState,
} from './Announcement.ts';
import { type AnnouncementTexts, validateAnnouncement } from './validate.ts';

/** Filters a list of announcements. An omitted or null field does not narrow it. */
@ArgsType()
export class AnnouncementFilter {
  @Field(() => ID, { nullable: true, description: 'Only announcements of this event.' })
  eventId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only those that belong to an event. False: only general ones.',
  })
  hasEvent?: boolean | null;

  @Field(() => AnnouncementPriority, { nullable: true, description: 'Only announcements of this priority.' })
  priority?: AnnouncementPriority | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True: only announcements that their audience sees now. False: only drafts, scheduled and ended ones, which only ' +
      'people who manage them see.',
  })
  isPublished?: boolean | null;
}

@ArgsType()
export class AnnouncementsArgs extends AnnouncementFilter {
  @Field(() => Int, { defaultValue: 20, description: 'How many to a page, 1 to 100.' })
  first!: number;

  @Field(() => String, { nullable: true, description: afterText })
  after?: string | null;

  @Field(() => String, { nullable: true, description: 'Words that the title must contain.' })
  search?: string | null;

  @Field(() => AnnouncementState, {
    nullable: true,
    description: 'Only announcements in this state. Only people who manage them see other states than PUBLISHED.',
  })
  state?: AnnouncementState | null;
}

export const AnnouncementConnection = connectionOf(Announcement, 'Announcement', 'announcements');

@InputType({ description: 'Title and text of an announcement in a further language.' })
export class AnnouncementTranslationInput implements AnnouncementTexts {
  @Field(() => Language, { description: 'The language; not the main one.' })
  language!: LanguageName;

  @Field(() => String, { description: 'Up to 100 characters.' })
  title!: string;

  @Field(() => String, { description: 'Plain text with line breaks, up to 10,000 characters.' })
  content!: string;
}

@InputType({ description: 'A new announcement. The server sets its author.' })
export class CreateAnnouncementInput {
  @Field(() => String, { description: 'Up to 100 characters.' })
  title!: string;

  @Field(() => String, { description: 'Plain text with line breaks, up to 10,000 characters.' })
  content!: string;

  @Field(() => Language, {
    nullable: true,
    description: 'The language of title and text. Required if there are translations.',
  })
  language?: LanguageName | null;

  @Field(() => [AnnouncementTranslationInput], {
    defaultValue: [],
    description: 'Title and text in further languages, at most one for each.',
  })
  translations!: AnnouncementTranslationInput[];

  @Field(() => ID, { nullable: true, description: 'The event that it belongs to; leave empty for a general one.' })
  eventId?: string | null;

  @Field(() => AnnouncementPriority, { defaultValue: AnnouncementPriority.MEDIUM, description: 'How much it matters.' })
  priority!: AnnouncementPriority;

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'True: its audience sees it from `publishAt` on. False: it is a draft.',
  })
  isPublished!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When its audience first sees it. Omitted or past: at once.',
  })
  publishAt?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When its audience stops seeing it. Omitted: never.' })
  endsAt?: Date | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether lists show it before those that are not pinned.' })
  pinned!: boolean;

  @Field(() => AnnouncementAudience, {
    defaultValue: AnnouncementAudience.EVERYBODY,
    description: 'Its audience. SEATS and LINE need an event, COLLEGE needs a college.',
  })
  audience!: AnnouncementAudience;

  @Field(() => String, { nullable: true, description: 'The college, for COLLEGE only. Up to 150 characters.' })
  college?: string | null;
}
registerInputRule('CreateAnnouncementInput', validateAnnouncement);

@InputType({
  description:
    'Changes to an announcement. An omitted field stays as it is. `isPublished` alone publishes or unpublishes it.',
})
export class UpdateAnnouncementInput {
  @Field(() => ID, { description: 'Which announcement.' })
  announcementId!: string;

  @Field(() => String, { nullable: true, description: 'See CreateAnnouncementInput.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'See CreateAnnouncementInput.' })
  content?: string | null;

  @Field(() => Language, { nullable: true, description: 'See CreateAnnouncementInput.' })
  language?: LanguageName | null;

  @Field(() => [AnnouncementTranslationInput], {
    nullable: true,
    description: 'See CreateAnnouncementInput; replaces all translations.',
  })
  translations?: AnnouncementTranslationInput[] | null;

  @Field(() => ID, { nullable: true, description: 'See CreateAnnouncementInput; null makes it a general one.' })
  eventId?: string | null;

  @Field(() => AnnouncementPriority, { nullable: true, description: 'See CreateAnnouncementInput.' })
  priority?: AnnouncementPriority | null;

  @Field(() => Boolean, { nullable: true, description: 'See CreateAnnouncementInput.' })
  isPublished?: boolean | null;

  @Field(() => DateTime, { nullable: true, description: 'See CreateAnnouncementInput; null: at once.' })
  publishAt?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'See CreateAnnouncementInput; null: never.' })
  endsAt?: Date | null;

  @Field(() => Boolean, { nullable: true, description: 'See CreateAnnouncementInput.' })
  pinned?: boolean | null;

  @Field(() => AnnouncementAudience, { nullable: true, description: 'See CreateAnnouncementInput.' })
  audience?: AnnouncementAudience | null;

  @Field(() => String, { nullable: true, description: 'See CreateAnnouncementInput.' })
  college?: string | null;
}
registerInputRule('UpdateAnnouncementInput', validateAnnouncement);

@InputType({ description: 'The announcement to delete.' })
export class DeleteAnnouncementInput {
  @Field(() => ID, { description: 'Which announcement.' })
  announcementId!: string;
}

@InputType({ description: 'The announcement to repeat.' })
export class TellAnnouncementAgainInput {
  @Field(() => ID, { description: 'Which announcement.' })
  announcementId!: string;
}

@ArgsType()
export class AudienceArgs {
  @Field(() => AnnouncementAudience, {
    defaultValue: AnnouncementAudience.EVERYBODY,
    description: 'The audience to count.',
  })
  audience!: AnnouncementAudience;

  @Field(() => ID, { nullable: true, description: 'The event, for SEATS and LINE.' })
  eventId?: string | null;

  @Field(() => String, { nullable: true, description: 'The college, for COLLEGE.' })
  college?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The announcement that was repeated.' })
export class TellAnnouncementAgainPayload {
  @Field(() => Announcement, { description: 'The announcement as it is now.' })
  announcement!: AnnouncementRow;
}

@ObjectType({ simpleResolvers: true, description: 'The announcement that was created.' })
export class CreateAnnouncementPayload {
  @Field(() => Announcement, { description: 'The new announcement.' })
  announcement!: AnnouncementRow;
}

@ObjectType({ simpleResolvers: true, description: 'The announcement that was changed.' })
export class UpdateAnnouncementPayload {
  @Field(() => Announcement, { description: 'The announcement as it is now.' })
  announcement!: AnnouncementRow;
}

@ObjectType({ simpleResolvers: true, description: 'The announcement that was deleted.' })
export class DeleteAnnouncementPayload {
  @Field(() => ID, { description: 'The id of the deleted announcement.' })
  deletedAnnouncementId!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'An announcement that entered the list: written, published, or moved into it.',
})
export class AnnouncementCreated {
  constructor(
    announcement: AnnouncementRow,
    /** When this process received it. */
    readonly at: number,
  ) {
    this.announcement = announcement;
  }

  @Field(() => Announcement, { description: 'The announcement as the viewer sees it now.' })
  announcement: AnnouncementRow;
}

@ObjectType({ simpleResolvers: true, description: 'An announcement in the list that changed.' })
export class AnnouncementUpdated {
  constructor(
    announcement: AnnouncementRow,
    /** When this process received it. */
    readonly at: number,
  ) {
    this.announcement = announcement;
  }

  @Field(() => Announcement, { description: 'The announcement as the viewer sees it now.' })
  announcement: AnnouncementRow;
}

@ObjectType({
  simpleResolvers: true,
  description: 'An announcement that left the list: deleted, unpublished, or moved out of it.',
})
export class AnnouncementDeleted {
  constructor(
    deletedAnnouncementId: string,
    /** When this process received it. */
    readonly at: number,
  ) {
    this.deletedAnnouncementId = deletedAnnouncementId;
  }

  @Field(() => ID, { description: 'The id of the announcement; it may still exist.' })
  deletedAnnouncementId: string;
}

export const AnnouncementChange = createUnionType({
  name: 'AnnouncementChange',
  description: 'A change to the list of announcements that a subscription selects.',
  types: () => [AnnouncementCreated, AnnouncementUpdated, AnnouncementDeleted, ReadAgain] as const,
  resolveType: (change: object) => change.constructor.name,
});
export type AnnouncementChangeRow = AnnouncementCreated | AnnouncementUpdated | AnnouncementDeleted | ReadAgain;
