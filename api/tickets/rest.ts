import { idOf, type Rest } from '../core/rest.ts';
import { sentence } from './texts.ts';

export const rest: Rest = {
  routes: [
    {
      method: 'GET',
      path: '/api/tickets/:ticketId',
      group: 'Tickets',
      summary:
        "Get the viewer's ticket by the id of a registration or an event: the content of its QR code, and its code.",
      operation: 'Ticket',
      answer: { data: 'ticket' },
      missing: sentence('notFound'),
    },
  ],
  examples: {
    ticketId: idOf('registration'),
    registrationId: idOf('registration'),
    code: 'ABCD EFGH',
    payload: 'EVM1:00H3K9…',
  },
};
