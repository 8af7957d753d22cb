import { Arg, Ctx, Field, FieldResolver, Float, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../core/context/context.ts';
import { toId, toUuid } from '../../core/ids/ids.ts';
import { prices } from '../../core/statements/price.ts';
import { statement } from '../../core/statements/rows.ts';
import { canEditEvent } from '../../events/can.ts';
import { Event, type EventRow } from '../../events/Event.ts';
import { SeatState } from '../Registration.ts';

@ObjectType({ simpleResolvers: true, description: 'The number of registrations with the same college or answer.' })
export class RegistrationCount {
  @Field(() => String, { description: 'The college, or the option that was chosen.' })
  name!: string;

  @Field(() => Int, { description: 'The number of registrations.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How a question with options or numbers was answered.' })
export class AnswerCounts {
  @Field(() => ID, { description: 'The question.' })
  questionId!: string;

  @Field(() => [RegistrationCount], { description: 'How often each option was chosen; empty for numbers.' })
  options!: readonly RegistrationCount[];

  @Field(() => Float, { nullable: true, description: 'The lowest number that was given, if any.' })
  min!: number | null;

  @Field(() => Float, { nullable: true, description: 'The highest number that was given, if any.' })
  max!: number | null;

  @Field(() => Float, { nullable: true, description: 'The mean of the numbers that were given, if any.' })
  mean!: number | null;
}

@ObjectType({ description: 'Counts of the registrations of an event.' })
export class RegistrationCounts {
  event!: EventRow;

  states!: readonly SeatState[];
}

const allStates = Object.values(SeatState);

/** Colleges listed by name; the others are summed. */
const mostColleges = 20;

const countByCollege = statement<RegistrationCount & { total: number }>(
  'registrations-by-colleges',
  `SELECT u.college AS name, count(*)::int AS count, (sum(count(*)) OVER ())::int AS total
     FROM registrations r JOIN users u ON u.id = r.user_id WHERE r.event_id = $1 AND r.state = ANY($2::text[])
    GROUP BY u.college ORDER BY count(*) DESC, u.college LIMIT ${mostColleges}`,
);

const countedAnswers = `answers a JOIN registrations r ON r.id = a.registration_id
        WHERE a.question_id = q.id AND r.state = ANY($2::text[])`;

const countByAnswer = statement<AnswerCounts>(
  'registrations-by-answers',
  `SELECT q.id AS "questionId", n.min, n.max, n.mean, coalesce((SELECT json_agg(json_build_object('name', o.name, 'count',
        (SELECT count(*) FROM ${countedAnswers} AND o.name = ANY(a.given))) ORDER BY o.place)
       FROM unnest(q.options) WITH ORDINALITY AS o (name, place)), '[]') AS options
     FROM questions q LEFT JOIN LATERAL (
       SELECT min(given[1]::float8), max(given[1]::float8), avg(given[1]::float8) AS mean FROM ${countedAnswers}
        AND q.kind = 'number' AND a.kind = 'number') AS n ON true
    WHERE q.event_id = $1 AND q.position IS NOT NULL AND q.kind IN ('one_of', 'several_of', 'number') ORDER BY q.position`,
  (raw) => ({ ...(raw as unknown as AnswerCounts), questionId: toId('question', raw.questionId as string) }),
);

@Resolver(() => Event)
export class EventCountsResolver {
  @FieldResolver(() => RegistrationCounts, {
    nullable: true,
    // its argument is converted for each event
    complexity: 2 * prices.resolved,
    description: 'Counts of registrations: for the creator of the event, its managers and admins, else null.',
  })
  registrationCounts(
    @Root() event: EventRow,
    @Arg('state', () => [SeatState], { nullable: true, description: 'Only these states; by default or if empty, all.' })
    state: SeatState[] | null | undefined,
    @Ctx() ctx: Context,
  ): RegistrationCounts | null {
    if (!canEditEvent(requireViewer(ctx), event)) return null;
    return { event, states: state?.length ? state : allStates };
  }
}

@Resolver(() => RegistrationCounts)
export class RegistrationCountsResolver {
  @FieldResolver(() => [RegistrationCount], {
    complexity: prices.statement,
    description: 'By college, the largest first: 20 colleges, then the sum of the others with an empty name.',
  })
  async byCollege(@Root() { event, states }: RegistrationCounts, @Ctx() ctx: Context): Promise<RegistrationCount[]> {
    const rows = await ctx.rows(countByCollege, [toUuid('event', event.id), states]);
    const others = (rows[0]?.total ?? 0) - rows.reduce((sum, { count }) => sum + count, 0);
    return others > 0 ? [...rows, { name: '', count: others }] : rows;
  }

  @FieldResolver(() => [AnswerCounts], {
    complexity: prices.statement,
    description: 'By the answers to questions with options or numbers.',
  })
  byAnswer(@Root() { event, states }: RegistrationCounts, @Ctx() ctx: Context): Promise<AnswerCounts[]> {
    return ctx.rows(countByAnswer, [toUuid('event', event.id), states]);
  }
}
