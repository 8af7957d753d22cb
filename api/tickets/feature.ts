import type { Feature } from '../core/feature.ts';
import { ticketEnclosed } from './enclosure.ts';
import { EventTicketResolver, TicketResolver } from './resolver.ts';
import { rest } from './rest.ts';
import { forgetEnded } from './sweep.ts';

/** Tickets for the door: a QR code signed with the key of the event, and a code to type. */
export const tickets: Feature = {
  name: 'tickets',
  resolvers: [TicketResolver, EventTicketResolver],
  sweeps: [forgetEnded],
  rest,
  enclosure: ticketEnclosed,
};
