import { afterText, type Page } from '../core/connection.ts';
import { type Context, requireViewer } from '../core/context.ts';
import { prices } from '../core/price.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { Home } from '../events/inputs.ts';
import { Award } from './Award.ts';
import { awardsOf } from './awards.ts';
import { CollegeRanking, LeaderboardConnection, LeaderboardRow, TopPerformer } from './boardTypes.ts';
import { type CollegeRow, type PerformerRow, type ScoreRow, boardRows } from './boards.ts';
import { leaderboardOf, scoreOf } from './eventBoards.ts';
import { topPerformers } from './overallBoards.ts';
import { canAward } from './can.ts';
import { AwardConnection, LeaderboardUpdated, ScoreProgression } from './inputs.ts';
import { progressionOf } from './progress.ts';
import { Arg, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';

/** Notifications hold ids; these are the rows behind them, as the viewer sees them now. */
@Resolver(() => LeaderboardUpdated)
export class LeaderboardUpdatedResolver {
  @FieldResolver(() => [LeaderboardRow], { description: 'Rows of events, new or changed.' })
  rows(@Root() { scoreIds }: LeaderboardUpdated, @Ctx() ctx: Context): Promise<ScoreRow[]> {
    return boardRows(ctx, 'score', scoreIds);
  }

  @FieldResolver(() => [TopPerformer], { description: 'Participants whose overall score is new or changed.' })
  topPerformers(@Root() { performerIds }: LeaderboardUpdated, @Ctx() ctx: Context): Promise<PerformerRow[]> {
    return boardRows(ctx, 'performer', performerIds);
  }

  @FieldResolver(() => [CollegeRanking], { description: 'Colleges whose score is new or changed.' })
  colleges(@Root() { collegeIds }: LeaderboardUpdated, @Ctx() ctx: Context): Promise<CollegeRow[]> {
    return boardRows(ctx, 'college', collegeIds);
  }

  @FieldResolver(() => [ID], {
    description: 'The ids of rows, performers and colleges that are on no board any more.',
  })
  async removedIds(@Root() change: LeaderboardUpdated, @Ctx() ctx: Context): Promise<string[]> {
    const { scoreIds, performerIds, collegeIds } = change;
    const found = await Promise.all([
      this.rows(change, ctx),
      this.topPerformers(change, ctx),
      this.colleges(change, ctx),
    ]);
    const there = new Set(found.flat().map(({ id }) => id));
    return [...scoreIds, ...performerIds, ...collegeIds].filter((id) => !there.has(id));
  }
}

/** What scores add to an event. */
@Resolver(() => Event)
export class EventLeaderboardResolver {
  @FieldResolver(() => LeaderboardConnection, {
    description: 'The board of the event: more points first, of equal scores whoever had them first.',
  })
  leaderboard(
    @Root() event: EventRow,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many to a page, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: afterText }) after: string | null | undefined,
    @Ctx() ctx: Context,
  ): Promise<Page<ScoreRow>> {
    return leaderboardOf(ctx, event.id, first, after);
  }

  @FieldResolver(() => LeaderboardRow, {
    nullable: true,
    description: 'What one participant has reached; null where there is no award.',
  })
  participantScore(
    @Root() event: EventRow,
    @Arg('userId', () => ID, { description: 'Which participant.' }) userId: string,
    @Ctx() ctx: Context,
  ): Promise<ScoreRow | null> {
    return scoreOf(ctx, event.id, userId);
  }

  @FieldResolver(() => LeaderboardRow, {
    nullable: true,
    description: 'What the viewer has reached; null where there is no award.',
  })
  viewerScore(@Root() event: EventRow, @Ctx() ctx: Context): Promise<ScoreRow | null> {
    return scoreOf(ctx, event.id, requireViewer(ctx).id);
  }

  @FieldResolver(() => [ScoreProgression], {
    complexity: prices.search,
    description: 'How the first of the board have come to their scores, in the order of the board.',
  })
  scoreProgression(
    @Root() event: EventRow,
    @Arg('first', () => Int, { defaultValue: 10, description: 'How many participants, 1 to 20.' }) first: number,
    @Ctx() ctx: Context,
  ): Promise<ScoreProgression[]> {
    return progressionOf(ctx, event.id, first);
  }

  @FieldResolver(() => AwardConnection, {
    description:
      "What has been awarded, the newest first: everything for organizers and admins, else the viewer's own.",
  })
  awards(
    @Root() event: EventRow,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many to a page, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: afterText }) after: string | null | undefined,
    @Ctx() ctx: Context,
  ): Promise<Page<Award>> {
    return awardsOf(ctx, event.id, first, after);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may award and correct.' })
  viewerCanUpdateScores(@Root() event: EventRow, @Ctx() ctx: Context): boolean {
    return canAward(requireViewer(ctx), event.id);
  }
}

/** What scores add to the first screen. */
@Resolver(() => Home)
export class HomeLeaderboardResolver {
  @FieldResolver(() => [TopPerformer], {
    nullable: true,
    description: 'The five who have reached most; null where the board cannot be read at the moment.',
  })
  async topPerformers(@Ctx() ctx: Context): Promise<PerformerRow[]> {
    const { edges } = await topPerformers(ctx, 5);
    return edges.map(({ node }) => node);
  }
}
