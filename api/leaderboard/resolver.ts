import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Page } from '../core/connection.ts';
import { prices } from '../core/price.ts';
import { type Context, requireViewer } from '../core/context.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { Home } from '../events/inputs.ts';
import { eventById } from '../events/read.ts';
import { Award } from './Award.ts';
import { awardsBehind, awardsOf } from './awards.ts';
import {
  boardRows,
  type CollegeRow,
  collegeRankings,
  leaderboardOf,
  type PerformerRow,
  scoreOf,
  type ScoreRow,
  topPerformers,
} from './boards.ts';
import { canAward } from './can.ts';
import { leaderboardChanges } from './changes.ts';
import {
  AwardConnection,
  CollegeRanking,
  CollegeRankingConnection,
  CorrectScoreInput,
  CorrectScorePayload,
  LeaderboardChange,
  type LeaderboardChangeRow,
  LeaderboardConnection,
  LeaderboardRow,
  LeaderboardUpdated,
  ScoreProgression,
  TopPerformer,
  TopPerformerConnection,
  UpdateScoreInput,
  UpdateScorePayload,
} from './inputs.ts';
import { progressionOf } from './progress.ts';
import { correctScore, updateScore } from './rules.ts';

const afterText = 'The cursor after which the page begins.';

@Resolver(() => LeaderboardRow)
export class LeaderboardResolver {
  @Query(() => TopPerformerConnection, { description: 'Who has reached most at all events together.' })
  topPerformers(
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many to a page, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: afterText }) after: string | null | undefined,
    @Ctx() ctx: Context,
  ): Promise<Page<PerformerRow>> {
    return topPerformers(ctx, first, after);
  }

  @Query(() => CollegeRankingConnection, { description: 'Which colleges have reached most.' })
  collegeRankings(
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many to a page, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: afterText }) after: string | null | undefined,
    @Ctx() ctx: Context,
  ): Promise<Page<CollegeRow>> {
    return collegeRankings(ctx, first, after);
  }

  @FieldResolver(() => Event, { nullable: true, description: 'The event; null where the viewer may no longer see it.' })
  event(@Root() row: ScoreRow, @Ctx() ctx: Context): Promise<EventRow | null> {
    return eventById(ctx, row.eventId);
  }

  @FieldResolver(() => AwardConnection, {
    description: 'The awards behind the score, the newest first; only for organizers, admins and the participant.',
  })
  awards(
    @Root() row: ScoreRow,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many to a page, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: afterText }) after: string | null | undefined,
    @Ctx() ctx: Context,
  ): Promise<Page<Award>> {
    return awardsBehind(ctx, row, first, after);
  }

  @Mutation(() => UpdateScorePayload, {
    description:
      'Awards points and achievements to a registered participant; they add to those already there. Organizers and ' +
      'admins only. Errors: VALIDATION_FAILED, FORBIDDEN, NOT_FOUND, NOT_REGISTERED, IDEMPOTENCY_KEY_REUSED.',
  })
  async updateScore(
    @Arg('input', () => UpdateScoreInput) input: UpdateScoreInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateScorePayload> {
    const award = await updateScore(ctx, input);
    return { award, row: await scoreOf(ctx, award.eventId, award.userId) };
  }

  @Mutation(() => CorrectScorePayload, {
    description:
      'Corrects an award to what it should have been; 0 points and no achievements undo it. Organizers and admins only. ' +
      'Errors: VALIDATION_FAILED, FORBIDDEN, NOT_FOUND, NOT_REGISTERED, IDEMPOTENCY_KEY_REUSED.',
  })
  async correctScore(
    @Arg('input', () => CorrectScoreInput) input: CorrectScoreInput,
    @Ctx() ctx: Context,
  ): Promise<CorrectScorePayload> {
    const award = await correctScore(ctx, input);
    return { award, row: await scoreOf(ctx, award.eventId, award.userId) };
  }

  @Subscription(() => LeaderboardChange, {
    subscribe: ({ args, context }) =>
      leaderboardChanges(context as Context, (args as { eventId?: string | null }).eventId),
    description:
      'What changes on the board of an event, or on the boards of all events: at most ten times a second, with everything ' +
      'that changed meanwhile. Begins with `ReadAgain`.',
  })
  leaderboardChanged(
    @Root() change: LeaderboardChangeRow,
    @Arg('eventId', () => ID, { nullable: true, description: 'Only what changes at this event.' })
    _eventId: string | null | undefined,
  ): LeaderboardChangeRow {
    return change;
  }
}

/** What was told are ids; these are the rows behind them, as the viewer sees them now. */
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
  viewerCanUpdateScores(@Ctx() ctx: Context): boolean {
    return canAward(requireViewer(ctx));
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
