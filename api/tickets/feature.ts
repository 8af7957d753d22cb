import type { Feature } from '../core/feature.ts';
import { ticketEnclosure } from './enclosure.ts';
import { EventTicketResolver, TicketResolver } from './resolver.ts';
import { rest } from './rest.ts';
import { deleteEndedTickets } from './sweep.ts';

/** Tickets for the door: a QR code signed with the key of the event, and a code to type. */
export const tickets: Feature = {
  name: 'tickets',
  resolvers: [TicketResolver, EventTicketResolver],
  sweeps: [deleteEndedTickets],
  rest,
  enclosure: ticketEnclosure,
};
