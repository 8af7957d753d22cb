import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../core/context.ts';
import { prices } from '../core/price.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { eventById } from '../events/read.ts';
import { toCode } from './code.ts';
import { ticketOf, viewerTicket } from './read.ts';
import { payloadOf } from './sign.ts';
import { Ticket, type TicketRow, TicketState } from './Ticket.ts';

@Resolver(() => Ticket)
export class TicketResolver {
  @Query(() => Ticket, {
    nullable: true,
    description:
      'A ticket of the viewer, also of a seat that was given back up to 90 days ago; null for everybody else.',
  })
  ticket(
    @Arg('id', () => ID, { description: 'Of the registration, or of the event: then the last one.' }) id: string,
    @Ctx() ctx: Context,
  ): Promise<TicketRow | null> {
    return ticketOf(ctx, id);
  }

  @FieldResolver(() => Event, { nullable: true, description: 'The event; null where the viewer may no longer see it.' })
  event(@Root() ticket: TicketRow, @Ctx() ctx: Context): Promise<EventRow | null> {
    return eventById(ctx, ticket.eventId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Eight letters to type at the door; null where the seat was given back.',
  })
  code(@Root() { state, ticketNumber }: TicketRow): string | null {
    return state === TicketState.GIVEN_BACK ? null : toCode(ticketNumber);
  }

  @FieldResolver(() => String, {
    nullable: true,
    complexity: prices.signed,
    description: 'What the QR code says, signed by the event; null where the seat was given back.',
  })
  payload(@Root() ticket: TicketRow, @Ctx() { secret }: Context): string | null {
    return ticket.state === TicketState.GIVEN_BACK ? null : payloadOf(secret, ticket);
  }
}

/** What tickets add to an event. */
@Resolver(() => Event)
export class EventTicketResolver {
  @FieldResolver(() => Ticket, { nullable: true, description: 'The ticket of the seat that the viewer has.' })
  viewerTicket(@Root() event: EventRow, @Ctx() ctx: Context): Promise<TicketRow | null> {
    return viewerTicket(ctx, event.id);
  }
}
