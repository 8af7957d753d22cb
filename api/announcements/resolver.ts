import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { User } from '../accounts/User.ts';
import { afterText, type Page } from '../core/pages/connection.ts';
import { type Context, requireViewer, type Viewer } from '../core/context/context.ts';
import { refusal } from '../core/refusals/errors.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { Home } from '../events/inputs.ts';
import { eventById } from '../events/read.ts';
import { Announcement, type AnnouncementRow } from './Announcement.ts';
import { tellAnnouncementAgain } from './tellAgain.ts';
import { canManageAnnouncement, canManageAnnouncements } from './can.ts';
import { announcementChanges } from './changes.ts';
import {
  AnnouncementChange,
  type AnnouncementChangeRow,
  AnnouncementConnection,
  AnnouncementFilter,
  AnnouncementsArgs,
  AudienceArgs,
  CreateAnnouncementInput,
  CreateAnnouncementPayload,
  DeleteAnnouncementInput,
  DeleteAnnouncementPayload,
  TellAnnouncementAgainInput,
  TellAnnouncementAgainPayload,
  UpdateAnnouncementInput,
  UpdateAnnouncementPayload,
} from './inputs.ts';
import { announcementById, announcementsOf, authorOf, listAnnouncements, newestAnnouncements } from './read.ts';
import { audienceSize, reachFor } from './reach.ts';
import { isUnread } from './unread.ts';
import { createAnnouncement, deleteAnnouncement, updateAnnouncement } from './rules.ts';
import { sentence } from './texts.ts';

@Resolver(() => Announcement)
export class AnnouncementResolver {
  @Query(() => Announcement, {
    nullable: true,
    description: 'An announcement; null if it does not exist or the viewer may not see it.',
  })
  announcement(
    @Arg('id', () => ID, { description: 'The identifier of the announcement.' }) id: string,
    @Ctx() ctx: Context,
  ): Promise<AnnouncementRow | null> {
    return announcementById(ctx, id);
  }

  @Query(() => AnnouncementConnection, { description: 'Announcements that the viewer may see, the newest first.' })
  announcements(
    @Args(() => AnnouncementsArgs) args: AnnouncementsArgs,
    @Ctx() ctx: Context,
  ): Promise<Page<AnnouncementRow>> {
    return listAnnouncements(ctx, args);
  }

  @Query(() => Boolean, { description: 'Whether the viewer may write announcements and manage all of them.' })
  viewerCanManageAnnouncements(@Ctx() ctx: Context): boolean {
    return ctx.viewer !== null && canManageAnnouncements(ctx.viewer);
  }

  @Query(() => Int, {
    description:
      'How many people, without the viewer, an announcement would reach. Organizers and admins only; managers for their ' +
      'event. Errors: VALIDATION_FAILED, FORBIDDEN.',
  })
  announcementAudienceCount(@Args(() => AudienceArgs) args: AudienceArgs, @Ctx() ctx: Context): Promise<number> {
    return audienceSize(ctx, args);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The size of its audience without its author; null if the viewer does not manage it.',
  })
  async audienceCount(@Root() announcement: AnnouncementRow, @Ctx() ctx: Context): Promise<number | null> {
    return (await reachFor(ctx, announcement))?.audience ?? null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'How many people of its audience have read it, without its author; null if the viewer does not manage it.',
  })
  async seenCount(@Root() announcement: AnnouncementRow, @Ctx() ctx: Context): Promise<number | null> {
    return (await reachFor(ctx, announcement))?.seen ?? null;
  }

  @FieldResolver(() => Boolean, {
    description: "Whether it is unread under the viewer's bell.",
  })
  viewerHasUnread(@Root() announcement: AnnouncementRow, @Ctx() ctx: Context): Promise<boolean> {
    return isUnread(ctx, announcement);
  }

  @FieldResolver(() => Event, { nullable: true, description: 'The event that it belongs to; null for a general one.' })
  event(@Root() announcement: AnnouncementRow, @Ctx() ctx: Context): Promise<EventRow | null> | null {
    return announcement.eventId === null ? null : eventById(ctx, announcement.eventId);
  }

  @FieldResolver(() => User, { description: 'Who wrote it.' })
  async createdBy(@Root() announcement: AnnouncementRow, @Ctx() ctx: Context): Promise<Viewer> {
    return (await authorOf(ctx, announcement))!;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may edit, publish, unpublish and delete it.' })
  viewerCanManage(@Root() announcement: AnnouncementRow, @Ctx() ctx: Context): boolean {
    return canManageAnnouncement(requireViewer(ctx), announcement);
  }

  @Mutation(() => CreateAnnouncementPayload, {
    description:
      'Writes an announcement. Organizers and admins only; managers for their event. Errors: VALIDATION_FAILED, FORBIDDEN.',
  })
  async createAnnouncement(
    @Arg('input', () => CreateAnnouncementInput) input: CreateAnnouncementInput,
    @Ctx() ctx: Context,
  ): Promise<CreateAnnouncementPayload> {
    return { announcement: await createAnnouncement(ctx, input) };
  }

  @Mutation(() => UpdateAnnouncementPayload, {
    description:
      'Edits, publishes or unpublishes an announcement. Organizers and admins only; managers for their event. Errors: ' +
      'VALIDATION_FAILED, FORBIDDEN, NOT_FOUND.',
  })
  async updateAnnouncement(
    @Arg('input', () => UpdateAnnouncementInput) input: UpdateAnnouncementInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateAnnouncementPayload> {
    return { announcement: await announcementAfterWrite(ctx, await updateAnnouncement(ctx, input)) };
  }

  @Mutation(() => DeleteAnnouncementPayload, {
    description:
      'Deletes an announcement permanently. Organizers and admins only; managers for their event. Errors: FORBIDDEN, ' +
      'NOT_FOUND.',
  })
  async deleteAnnouncement(
    @Arg('input', () => DeleteAnnouncementInput) { announcementId }: DeleteAnnouncementInput,
    @Ctx() ctx: Context,
  ): Promise<DeleteAnnouncementPayload> {
    await deleteAnnouncement(ctx, announcementId);
    return { deletedAnnouncementId: announcementId };
  }

  @Mutation(() => TellAnnouncementAgainPayload, {
    description:
      'Moves an announcement to the top of the bell of people who have not read it, at most once an hour. Organizers and ' +
      'admins only; managers for their event. Errors: FORBIDDEN, NOT_FOUND, ANNOUNCEMENT_NOT_SHOWN, TOO_MANY_REQUESTS.',
  })
  async tellAnnouncementAgain(
    @Arg('input', () => TellAnnouncementAgainInput) { announcementId }: TellAnnouncementAgainInput,
    @Ctx() ctx: Context,
  ): Promise<TellAnnouncementAgainPayload> {
    return { announcement: await announcementAfterWrite(ctx, await tellAnnouncementAgain(ctx, announcementId)) };
  }

  @Subscription(() => AnnouncementChange, {
    subscribe: ({ args, context }) => announcementChanges(context as Context, args as AnnouncementFilter) as never,
    description:
      'All changes to a list of announcements from now on. Begins with ReadAgain. Created, updated and deleted refer to ' +
      'the list as the viewer sees it. If the viewer sees no drafts, publishing is a creation and unpublishing a deletion.',
  })
  announcementChanged(
    @Root() change: AnnouncementChangeRow,
    @Args(() => AnnouncementFilter) _filter: AnnouncementFilter,
  ): AnnouncementChangeRow {
    return change;
  }
}

/** The announcement after a write. Throws NOT_FOUND: another request may have deleted it since. */
async function announcementAfterWrite(ctx: Context, id: string): Promise<AnnouncementRow> {
  const announcement = await announcementById(ctx, id);
  if (!announcement) throw refusal('NOT_FOUND', sentence('notFound'));
  return announcement;
}

@Resolver(() => Event)
export class EventAnnouncementsResolver {
  @FieldResolver(() => AnnouncementConnection, {
    description: 'Announcements about the event that the viewer may see, the newest first.',
  })
  announcements(
    @Root() event: EventRow,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many to a page, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: afterText })
    after: string | null | undefined,
    @Ctx() ctx: Context,
  ): Promise<Page<AnnouncementRow>> {
    return announcementsOf(ctx, event.id, first, after);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may write announcements about the event.' })
  viewerCanAnnounce(@Root() event: EventRow, @Ctx() ctx: Context): boolean {
    return canManageAnnouncement(requireViewer(ctx), { eventId: event.id });
  }
}

@Resolver(() => Home)
export class HomeAnnouncementsResolver {
  @FieldResolver(() => [Announcement], { description: 'The three newest announcements that are published.' })
  announcements(@Ctx() ctx: Context): Promise<AnnouncementRow[]> {
    return newestAnnouncements(ctx);
  }
}
