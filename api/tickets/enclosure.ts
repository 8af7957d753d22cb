import type { Enclosure } from '../core/messages/message.ts';
import { toId } from '../core/ids/ids.ts';
import { toCode } from './code.ts';
import { payloadOf } from './sign.ts';
import { sentence } from './texts.ts';

const selectSeat = `SELECT id, ticket_number AS number FROM registrations
  WHERE event_id = $1 AND user_id = $2 AND state = 'confirmed'`;

/** Adds the ticket to mail about a seat, or nothing if the person no longer has one. */
export const ticketEnclosure: Enclosure = {
  kinds: ['registration-confirmed', 'waitlist-seat', 'reminder'],
  async blocks({ person, data }, { database, secret }) {
    const event = (data as { readonly id: string }).id;
    const { rows } = await database.pool.query<{ id: string; number: string }>(selectSeat, [event, person]);
    const [seat] = rows;
    if (!seat) return [];
    const registrationId = toId('registration', seat.id);
    // its library is large, so load it with the first ticket
    const { qrPicture } = await import('./picture.ts');
    const png = await qrPicture(payloadOf(secret, { eventId: toId('event', event), registrationId }));
    return [
      { text: sentence('lead') },
      { picture: { name: 'ticket', alt: sentence('qrCode'), png, width: 245 } },
      { facts: [[sentence('code'), toCode(Number(seat.number))]] },
      { link: { label: sentence('open'), path: `/tickets/${registrationId}` } },
    ];
  },
};
