import { Arg, Args, Ctx, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Page } from '../core/connection.ts';
import type { Context } from '../core/context.ts';
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
  @Query(() => NoticeConnection, { description: 'What the viewer was told within the last 90 days, the newest first.' })
  notices(@Args(() => NoticesArgs) args: NoticesArgs, @Ctx() ctx: Context): Promise<Page<Notice>> {
    return listNotices(ctx, args);
  }

  @Query(() => Int, { description: "How many of the viewer's notices are not read." })
  unreadNotices(@Ctx() ctx: Context): Promise<number> {
    return unreadNotices(ctx);
  }

  @Mutation(() => MarkNoticesReadPayload, {
    description: 'Says that the viewer has read notices, on all their devices. Errors: VALIDATION_FAILED.',
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
      "What happens to the viewer's notices, wherever they are read: at most four times a second, with the newest of those " +
      'that came meanwhile. Begins with `ReadAgain`.',
  })
  noticeArrived(@Root() change: NoticeChangeRow): NoticeChangeRow {
    return change;
  }
}
