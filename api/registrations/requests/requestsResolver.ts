import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { afterText, type Page } from '../../core/pages/connection.ts';
import { type Context, requireViewer } from '../../core/context/context.ts';
import { canEditEvent } from '../../events/can.ts';
import { Event, type EventRow } from '../../events/Event.ts';
import { requireEvent } from '../../events/read.ts';
import { RegistrationConnection } from '../inputs.ts';
import { registrationsById } from '../read.ts';
import type { RegistrationRow } from '../Registration.ts';
import {
  ApproveRegistrationsInput,
  ApproveRegistrationsPayload,
  DeclineRegistrationsInput,
  DeclineRegistrationsPayload,
} from './requestInputs.ts';
import { approveRegistrations, declineRegistrations, requestsOf } from './requests.ts';

@Resolver(() => Event)
export class RequestsResolver {
  @Mutation(() => ApproveRegistrationsPayload, {
    description:
      'Approves requests, the oldest first, and notifies the people. If the event is full, they join the end of the ' +
      'waitlist. For the creator of the event, its managers and admins. `undecided` lists the requests that failed. ' +
      'Errors: VALIDATION_FAILED, FORBIDDEN, NOT_FOUND, EVENT_STARTED.',
  })
  async approveRegistrations(
    @Arg('input', () => ApproveRegistrationsInput) input: ApproveRegistrationsInput,
    @Ctx() ctx: Context,
  ): Promise<ApproveRegistrationsPayload> {
    const { ids, undecided } = await approveRegistrations(ctx, input);
    const [event, registrations] = await Promise.all([requireEvent(ctx, input.eventId), registrationsById(ctx, ids)]);
    return { registrations, undecided, event };
  }

  @Mutation(() => DeclineRegistrationsPayload, {
    description:
      'Declines requests for a seat and mails the reason. For the creator of the event, its managers and admins. ' +
      '`undecided` lists people without a request. Errors: VALIDATION_FAILED, FORBIDDEN, NOT_FOUND, EVENT_STARTED.',
  })
  async declineRegistrations(
    @Arg('input', () => DeclineRegistrationsInput) input: DeclineRegistrationsInput,
    @Ctx() ctx: Context,
  ): Promise<DeclineRegistrationsPayload> {
    const { userIds, undecided } = await declineRegistrations(ctx, input);
    return { declinedUserIds: userIds, undecided, event: await requireEvent(ctx, input.eventId) };
  }

  @FieldResolver(() => RegistrationConnection, {
    nullable: true,
    description:
      'The requests for a seat, the oldest first. For the creator of the event, its managers and admins, else null.',
  })
  requests(
    @Root() event: EventRow,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many to a page, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: afterText }) after: string | null | undefined,
    @Ctx() ctx: Context,
  ): Promise<Page<RegistrationRow> | null> {
    return requestsOf(ctx, event, first, after);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The number of requests for a seat. For the creator of the event, its managers and admins, else null.',
  })
  requestCount(@Root() event: EventRow, @Ctx() ctx: Context): number | null {
    return canEditEvent(requireViewer(ctx), event) ? event.requested : null;
  }
}
