import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../core/context/context.ts';
import { prices } from '../core/statements/price.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { eventById } from '../events/read.ts';
import { toCode } from './code.ts';
import { ticketOf, viewerTicket } from './read.ts';
import { payloadOf } from './sign.ts';
import { Ticket, type TicketRow, TicketState } from './Ticket.ts';

const isVoid = (state: TicketState) => state === TicketState.GIVEN_BACK || state === TicketState.CANCELLED;

@Resolver(() => Ticket)
export class TicketResolver {
  @Query(() => Ticket, {
    nullable: true,
    description: 'A ticket of the viewer, up to 90 days after its seat was given back. Null for tickets of others.',
  })
  ticket(
    @Arg('id', () => ID, { description: 'The ID of the registration, or of the event for the latest ticket.' })
    id: string,
    @Ctx() ctx: Context,
  ): Promise<TicketRow | null> {
    return ticketOf(ctx, id);
  }

  @FieldResolver(() => Event, { nullable: true, description: 'The event; null if the viewer can no longer see it.' })
  event(@Root() ticket: TicketRow, @Ctx() ctx: Context): Promise<EventRow | null> {
    return eventById(ctx, ticket.eventId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Eight letters to type at the door; null if the seat was given back, or the event is cancelled.',
  })
  code(@Root() { state, ticketNumber }: TicketRow): string | null {
    return isVoid(state) ? null : toCode(ticketNumber);
  }

  @FieldResolver(() => String, {
    nullable: true,
    complexity: prices.signed,
    description: 'The content of the QR code, signed with the key of the event; null if `code` is.',
  })
  payload(@Root() ticket: TicketRow, @Ctx() { secret }: Context): string | null {
    return isVoid(ticket.state) ? null : payloadOf(secret, ticket);
  }
}

@Resolver(() => Event)
export class EventTicketResolver {
  @FieldResolver(() => Ticket, { nullable: true, description: "The ticket of the viewer's seat." })
  viewerTicket(@Root() event: EventRow, @Ctx() ctx: Context): Promise<TicketRow | null> {
    return viewerTicket(ctx, event.id);
  }
}
