import { afterText, type Page } from '../core/pages/connection.ts';
import { type Context, requireViewer } from '../core/context/context.ts';
import { prices } from '../core/statements/price.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { Home } from '../events/inputs.ts';
import { Award } from './Award.ts';
import { awardsOf } from './awards.ts';
import { CollegeRanking, LeaderboardConnection, LeaderboardRow, TopPerformer } from './boardTypes.ts';
import { type CollegeRow, type PerformerRow, type ScoreRow, boardRows, missingRows } from './boards.ts';
import { leaderboardOf, scoreOf } from './eventBoards.ts';
import { topPerformers } from './overallBoards.ts';
import { canAward } from './can.ts';
import { AwardConnection, LeaderboardUpdated, ScoreProgression } from './inputs.ts';
import { progressionOf } from './progress.ts';
import { Arg, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';

/** Notifications hold only ids; these fields read the current rows as the viewer may see them. */
@Resolver(() => LeaderboardUpdated)
export class LeaderboardUpdatedResolver {
  @FieldResolver(() => [LeaderboardRow], { description: 'New or changed rows of event boards.' })
  rows(@Root() { scoreIds }: LeaderboardUpdated, @Ctx() ctx: Context): Promise<ScoreRow[]> {
    return boardRows(ctx, 'score', scoreIds);
  }

  @FieldResolver(() => [TopPerformer], { description: 'Participants with a new or changed overall score.' })
  topPerformers(@Root() { performerIds }: LeaderboardUpdated, @Ctx() ctx: Context): Promise<PerformerRow[]> {
    return boardRows(ctx, 'performer', performerIds);
  }

  @FieldResolver(() => [CollegeRanking], { description: 'Colleges with a new or changed score.' })
  colleges(@Root() { collegeIds }: LeaderboardUpdated, @Ctx() ctx: Context): Promise<CollegeRow[]> {
    return boardRows(ctx, 'college', collegeIds);
  }

  @FieldResolver(() => [ID], {
    description: 'The ids of rows, participants and colleges that were removed from their boards.',
  })
  removedIds(@Root() change: LeaderboardUpdated, @Ctx() ctx: Context): Promise<string[]> {
    return missingRows(ctx, change);
  }
}

@Resolver(() => Event)
export class EventLeaderboardResolver {
  @FieldResolver(() => LeaderboardConnection, {
    description: 'The board of the event, highest score first. Of equal scores, the earlier one is listed first.',
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
    description: 'The score of one participant; null if they have no award.',
  })
  participantScore(
    @Root() event: EventRow,
    @Arg('userId', () => ID, { description: 'The participant.' }) userId: string,
    @Ctx() ctx: Context,
  ): Promise<ScoreRow | null> {
    return scoreOf(ctx, event.id, userId);
  }

  @FieldResolver(() => LeaderboardRow, {
    nullable: true,
    description: 'The score of the viewer; null if they have no award.',
  })
  viewerScore(@Root() event: EventRow, @Ctx() ctx: Context): Promise<ScoreRow | null> {
    return scoreOf(ctx, event.id, requireViewer(ctx).id);
  }

  @FieldResolver(() => [ScoreProgression], {
    complexity: prices.search,
    description: 'The score history of the top participants, in the order of the board.',
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
      "Awards, newest first: all for organizers, admins and scorers of the event, otherwise the viewer's own.",
  })
  awards(
    @Root() event: EventRow,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many to a page, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: afterText }) after: string | null | undefined,
    @Ctx() ctx: Context,
  ): Promise<Page<Award>> {
    return awardsOf(ctx, event.id, first, after);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may award and correct points.' })
  viewerCanUpdateScores(@Root() event: EventRow, @Ctx() ctx: Context): boolean {
    return canAward(requireViewer(ctx), event.id);
  }
}

@Resolver(() => Home)
export class HomeLeaderboardResolver {
  @FieldResolver(() => [TopPerformer], {
    nullable: true,
    description: 'The five participants with the highest scores; null if the board cannot be read at the moment.',
  })
  async topPerformers(@Ctx() ctx: Context): Promise<PerformerRow[]> {
    const { edges } = await topPerformers(ctx, 5);
    return edges.map(({ node }) => node);
  }
}
