import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { afterText, type Page } from '../../core/pages/connection.ts';
import type { Context } from '../../core/context/context.ts';
import { prices } from '../../core/statements/price.ts';
import { Event, type EventRow } from '../../events/Event.ts';
import { requireEvent } from '../../events/read.ts';
import { Question } from '../../questions/Question.ts';
import { RegistrationConnection } from '../inputs.ts';
import { type RegistrationRow, SeatState } from '../Registration.ts';
import { removeRegistrations } from './removeRegistrations.ts';
import { allRegistrationsOf, formerQuestionsOf } from './table.ts';
import {
  RegistrationAttendance,
  RegistrationSort,
  RemoveRegistrationsInput,
  RemoveRegistrationsPayload,
  WriteToRegistrationsInput,
  WriteToRegistrationsPayload,
} from './tableInputs.ts';
import { writeToRegistrations } from './writeToRegistrations.ts';

/** The table of registrations, and the actions on its rows. */
@Resolver(() => Event)
export class TableResolver {
  @Mutation(() => RemoveRegistrationsPayload, {
    description:
      'Deletes seats, places on the waitlist and requests, and notifies the people. The freed seats go to the waitlist. ' +
      'For the creator of the event, its managers and admins. `undecided` lists people who are not registered. Errors: ' +
      'VALIDATION_FAILED, FORBIDDEN, NOT_FOUND, EVENT_STARTED.',
  })
  async removeRegistrations(
    @Arg('input', () => RemoveRegistrationsInput) input: RemoveRegistrationsInput,
    @Ctx() ctx: Context,
  ): Promise<RemoveRegistrationsPayload> {
    const { userIds, undecided } = await removeRegistrations(ctx, input);
    return { removedUserIds: userIds, undecided, event: await requireEvent(ctx, input.eventId) };
  }

  @Mutation(() => WriteToRegistrationsPayload, {
    description:
      'Mails a letter to people of an event, except those who turned such mail off. For the creator of the event, its ' +
      'managers and admins; up to 5,000 people an hour. Errors: VALIDATION_FAILED, FORBIDDEN, NOT_FOUND, ' +
      'TOO_MANY_REQUESTS.',
  })
  writeToRegistrations(
    @Arg('input', () => WriteToRegistrationsInput) input: WriteToRegistrationsInput,
    @Ctx() ctx: Context,
  ): Promise<WriteToRegistrationsPayload> {
    return writeToRegistrations(ctx, input);
  }

  @FieldResolver(() => RegistrationConnection, {
    nullable: true,
    complexity: prices.statement,
    description: 'All registrations, in any state. For the creator of the event, its managers and admins, else null.',
  })
  registrations(
    @Root() event: EventRow,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many to a page, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: afterText }) after: string | null | undefined,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Words that must all occur in the names (of the registration or the account), the e-mail or the college.',
    })
    search: string | null | undefined,
    @Arg('userId', () => ID, { nullable: true, description: 'Only this person; by default, all.' })
    userId: string | null | undefined,
    @Arg('state', () => [SeatState], { nullable: true, description: 'Only these states; by default or if empty, all.' })
    state: SeatState[] | null | undefined,
    @Arg('attendance', () => RegistrationAttendance, {
      nullable: true,
      description: 'Only people with this attendance; by default, all.',
    })
    attendance: RegistrationAttendance | null | undefined,
    @Arg('questionId', () => ID, {
      nullable: true,
      description: 'With `answer`: only people who gave this answer to this question.',
    })
    questionId: string | null | undefined,
    @Arg('answer', () => String, {
      nullable: true,
      description: 'With `questionId`: one whole answer, such as an option.',
    })
    answer: string | null | undefined,
    @Arg('sort', () => RegistrationSort, { defaultValue: RegistrationSort.WHEN, description: 'The order.' })
    sort: RegistrationSort,
    @Arg('sortQuestionId', () => ID, {
      nullable: true,
      description: 'With the order ANSWER: the question, which may be a former one.',
    })
    sortQuestionId: string | null | undefined,
    @Arg('descending', () => Boolean, { defaultValue: false, description: 'Whether the order is reversed.' })
    descending: boolean,
    @Ctx() ctx: Context,
  ): Promise<Page<RegistrationRow> | null> {
    const filters = { search, userId, state, attendance, questionId, answer };
    return allRegistrationsOf(ctx, event, { first, after, ...filters, sort, sortQuestionId, descending });
  }

  @FieldResolver(() => [Question], {
    nullable: true,
    complexity: prices.statement,
    description:
      'Questions that were removed but have answers. For the creator of the event, its managers and admins, else null.',
  })
  formerQuestions(@Root() event: EventRow, @Ctx() ctx: Context): Promise<readonly Question[] | null> {
    return formerQuestionsOf(ctx, event);
  }
}
