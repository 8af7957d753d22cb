import { Arg, Args, Ctx, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Page } from '../core/pages/connection.ts';
import type { Context } from '../core/context/context.ts';
import { noticeChanges } from './changes.ts';
import {
  MarkNoticesReadInput,
  MarkNoticesReadPayload,
  NoticeChange,
  type NoticeChangeRow,
  NoticeConnection,
  NoticesArgs,
} from './inputs.ts';
import { Notice } from './Notice.ts';
import { listNotices, unreadNotices } from './read.ts';
import { markNoticesRead } from './rules.ts';

@Resolver(() => Notice)
export class NoticeResolver {
  @Query(() => NoticeConnection, { description: "The viewer's notices of the last 90 days, newest first." })
  notices(@Args(() => NoticesArgs) args: NoticesArgs, @Ctx() ctx: Context): Promise<Page<Notice>> {
    return listNotices(ctx, args);
  }

  @Query(() => Int, { description: "How many of the viewer's notices are unread." })
  unreadNotices(@Ctx() ctx: Context): Promise<number> {
    return unreadNotices(ctx);
  }

  @Mutation(() => MarkNoticesReadPayload, {
    description: "Marks the viewer's notices as read, on all devices. Errors: VALIDATION_FAILED.",
  })
  async markNoticesRead(
    @Arg('input', () => MarkNoticesReadInput) input: MarkNoticesReadInput,
    @Ctx() ctx: Context,
  ): Promise<MarkNoticesReadPayload> {
    return { read: await markNoticesRead(ctx, input), unreadNotices: await unreadNotices(ctx) };
  }

  @Subscription(() => NoticeChange, {
    subscribe: ({ context }) => noticeChanges(context as Context) as never,
    description:
      "Changes of the viewer's notices on all devices, at most four per second. If several notices arrive in between, " +
      'only the newest is sent. Begins with `ReadAgain`.',
  })
  noticeArrived(@Root() change: NoticeChangeRow): NoticeChangeRow {
    return change;
  }
}
