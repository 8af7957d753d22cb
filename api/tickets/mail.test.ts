import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import { remindOfEvents } from '../registrations/reminders/reminders.ts';
import { type BuiltEvent, inHours, type Person } from '../testing/build.ts';
import { type ReceivedMail, startMail } from '../testing/mail.ts';
import { readQr } from '../testing/qr.ts';
import { ticketEnclosure } from './enclosure.ts';

let api: Api;
let mail: Awaited<ReturnType<typeof startMail>>;
let person: Person;
let event: BuiltEvent;
beforeAll(async () => {
  api = await startApi();
  mail = await startMail(api);
});
beforeEach(async () => {
  [person, event] = [await api.buildUser(), await api.buildEvent({ title: 'Kite day', capacity: 1 })];
});
afterAll(async () => {
  await mail?.close();
  await api?.close();
});

const take = (who: Person, field = 'registerForEvent') =>
  api.as(who)(`mutation ($input: RegisterForEventInput!) { ${field}(input: $input) { registration { id } } }`, {
    input: { eventId: event.id, name: 'Asha Rao', email: 'a@evm.example' },
  });
const ticketOf = async (who: Person) => {
  const { data } = await api.as(who)<{ ticket: { registrationId: string; code: string; payload: string } }>(
    'query ($id: ID!) { ticket(id: $id) { registrationId code payload } }',
    { id: event.id },
  );
  return data.ticket;
};
const pictureIn = ({ attachments }: ReceivedMail) => attachments.find(({ mimeType }) => mimeType === 'image/png');

describe('mail about a seat', () => {
  test('contains the ticket as an inline picture, as a code and as a link', async () => {
    await take(person);
    const { payload, code, registrationId } = await ticketOf(person);
    const arrived = await mail.next(person.email);
    const picture = pictureIn(arrived)!;
    expect(picture).toMatchObject({ disposition: 'inline', filename: 'ticket.png', contentId: '<ticket@evm>' });
    expect(await readQr(new Uint8Array(picture.content as ArrayBuffer))).toBe(payload);
    expect(arrived.html).toContain('<img src="cid:ticket@evm" alt="The QR code of your ticket"');
    for (const text of [arrived.text, arrived.html]) {
      expect(text).toContain(code);
      expect(text).toContain(`${api.url}/tickets/${registrationId}`);
    }
    // in addition to the calendar entry
    expect(arrived.attachments.map(({ mimeType }) => mimeType).toSorted()).toEqual(
      expect.arrayContaining(['image/png', 'application/ics']),
    );
  });

  test('contains the ticket if the seat came from the waitlist', async () => {
    await take(person);
    const second = await api.buildUser();
    await take(second, 'joinWaitlist');
    await mail.next(person.email);
    await api.as(person)('mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { __typename } }', {
      id: event.id,
    });
    const arrived = await mail.next(second.email);
    expect(arrived.subject).toBe('You have a seat: Kite day');
    expect(await readQr(new Uint8Array(pictureIn(arrived)!.content as ArrayBuffer))).toBe(
      (await ticketOf(second)).payload,
    );
    // mail about the cancelled seat contains no ticket
    const cancelled = await mail.next(person.email);
    expect(pictureIn(cancelled)).toBeUndefined();
    expect(cancelled.text).not.toContain('/tickets/');
  });

  test('contains the ticket if it is a reminder', async () => {
    const remind = () => remindOfEvents.run({ ...api, address: api.url });
    event = await api.buildEvent({ title: 'Kite day', capacity: 1, date: inHours(24.5) });
    await take(person);
    await mail.next(person.email);
    await remind();
    await api.sql(`UPDATE reminded SET date = date - interval '1 hour' WHERE event_id = $1`, [event.uuid]);
    await api.sql(`UPDATE events SET date = date - interval '1 hour' WHERE id = $1`, [event.uuid]);
    await api.sql(`UPDATE registrations SET created_at = created_at - interval '1 hour' WHERE event_id = $1`, [
      event.uuid,
    ]);
    await remind();
    const arrived = await mail.next(person.email);
    expect(arrived.subject).toContain('Kite day');
    const { payload, code, registrationId } = await ticketOf(person);
    expect(await readQr(new Uint8Array(pictureIn(arrived)!.content as ArrayBuffer))).toBe(payload);
    for (const text of [arrived.text, arrived.html]) {
      expect(text).toContain(code);
      expect(text).toContain(`${api.url}/tickets/${registrationId}`);
    }
  });

  test('contains no ticket if the person has no seat', async () => {
    const message = { person: person.uuid, data: { id: event.uuid } as never };
    expect(await ticketEnclosure.blocks(message, { database: api.database, secret: api.config.secret })).toEqual([]);
  });
});
