import type { GraphQLResolveInfo } from 'graphql';
import { requestedFields } from '../core/context/requestedFields.ts';
import { afterText, type Page } from '../core/pages/connection.ts';
import { type Context } from '../core/context/context.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { eventById } from '../events/read.ts';
import { Award } from './Award.ts';
import { awardsOfScore } from './awards.ts';
import {
  CollegeRanking,
  CollegeRankingConnection,
  LeaderboardRow,
  TopPerformer,
  TopPerformerConnection,
} from './boardTypes.ts';
import { type CollegeRow, type PerformerRow, type ScoreRow } from './boards.ts';
import { scoreOf } from './eventBoards.ts';
import { collegeRankings, topPerformers, viewerCollege, viewerPerformer } from './overallBoards.ts';
import { leaderboardChanges } from './changes.ts';
import {
  AwardConnection,
  CorrectScoreInput,
  CorrectScorePayload,
  LeaderboardChange,
  type LeaderboardChangeRow,
  UpdateScoreInput,
  UpdateScorePayload,
} from './inputs.ts';
import { correctScore, updateScore } from './rules.ts';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';

@Resolver(() => LeaderboardRow)
export class LeaderboardResolver {
  @Query(() => TopPerformerConnection, {
    description: 'Participants by their score at all events together, highest first.',
  })
  topPerformers(
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many to a page, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: afterText }) after: string | null | undefined,
    @Ctx() ctx: Context,
  ): Promise<Page<PerformerRow>> {
    return topPerformers(ctx, first, after);
  }

  @Query(() => CollegeRankingConnection, { description: 'Colleges by their score, highest first.' })
  collegeRankings(
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many to a page, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: afterText }) after: string | null | undefined,
    @Ctx() ctx: Context,
  ): Promise<Page<CollegeRow>> {
    return collegeRankings(ctx, first, after);
  }

  @Query(() => TopPerformer, {
    nullable: true,
    description: 'The score of the viewer at all events together; null without an award.',
  })
  viewerPerformer(@Ctx() ctx: Context): Promise<PerformerRow | null> {
    return viewerPerformer(ctx);
  }

  @Query(() => CollegeRanking, {
    nullable: true,
    description: "The score of the viewer's college; null without an award.",
  })
  viewerCollege(@Ctx() ctx: Context): Promise<CollegeRow | null> {
    return viewerCollege(ctx);
  }

  @FieldResolver(() => Event, { nullable: true, description: 'The event; null if the viewer may no longer see it.' })
  event(@Root() row: ScoreRow, @Ctx() ctx: Context): Promise<EventRow | null> {
    return eventById(ctx, row.eventId);
  }

  @FieldResolver(() => AwardConnection, {
    description:
      'The awards behind the score, newest first. Empty for other participants, except scorers of the event.',
  })
  awards(
    @Root() row: ScoreRow,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many to a page, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: afterText }) after: string | null | undefined,
    @Ctx() ctx: Context,
  ): Promise<Page<Award>> {
    return awardsOfScore(ctx, row, first, after);
  }

  @Mutation(() => UpdateScorePayload, {
    description:
      'Awards points and achievements to a registered participant. They add to earlier awards. Only organizers, admins and ' +
      'scorers of the event. Errors: VALIDATION_FAILED, FORBIDDEN, NOT_FOUND, NOT_REGISTERED, IDEMPOTENCY_KEY_REUSED.',
  })
  async updateScore(
    @Arg('input', () => UpdateScoreInput) input: UpdateScoreInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<UpdateScorePayload> {
    const requested = requestedFields(info, ['row']);
    return updateScore(ctx, input, requested.has('rank') || requested.has('hasMedal'));
  }

  @Mutation(() => CorrectScorePayload, {
    description:
      'Corrects an award. 0 points and no achievements undo it. Only organizers, admins and scorers of the event. ' +
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
      'Changes on the board of an event, or on the boards of all approved events. Emits at most ten times a second; ' +
      'changes in between are batched. Begins with `ReadAgain`.',
  })
  leaderboardChanged(
    @Root() change: LeaderboardChangeRow,
    @Arg('eventId', () => ID, { nullable: true, description: 'Only changes at this event.' })
    _eventId: string | null | undefined,
  ): LeaderboardChangeRow {
    return change;
  }
}
