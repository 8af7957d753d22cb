import type { Enclosure } from '../core/message.ts';
import { toId } from '../core/ids.ts';
import { toCode } from './code.ts';
import { qrPicture } from './picture.ts';
import { payloadOf } from './sign.ts';

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
    const png = await qrPicture(payloadOf(secret, { eventId: toId('event', event), registrationId }));
    return [
      { text: 'This is your ticket. At the door, show the picture or say the code:' },
      { picture: { name: 'ticket', alt: 'The QR code of your ticket', png, width: 245 } },
      { facts: [['Code', toCode(Number(seat.number))]] },
      { link: { label: 'Open ticket', path: `/tickets/${registrationId}` } },
    ];
  },
};
