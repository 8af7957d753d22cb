import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../../api/testing/api.ts';
import { evmAt, maskIdsAndTimes } from '../../testing/run.ts';

const api = await startApi();
const { buildUser, buildEvent, tokenOf } = api;
const { evm, home, leave } = evmAt(api);
afterAll(async () => {
  leave();
  await api.close();
});

const organizer = await buildUser({ role: 'organizer' });
const event = await buildEvent({
  title: 'Kite day',
  location: 'Lake, east',
  createdBy: organizer,
  date: new Date('2027-01-16T04:30:00Z'),
});
const session = { env: { EVM_TOKEN: await tokenOf(await buildUser()) } };

test('an event is printed as a calendar file, by its id or words of its title', async () => {
  const run = await evm(['events', 'calendar', 'kite'], session);
  expect(run).toMatchObject({ code: 0, said: '' });
  const golden = maskIdsAndTimes(run.out)
    .replaceAll('\r', '')
    .replace(event.uuid, '00000000-0000-7000-8000-000000000001')
    .replace(/(DTSTAMP):\d{8}T\d{6}Z/, '$1:20261121T183000Z');
  expect(golden).toMatchInlineSnapshot(`
    "BEGIN:VCALENDAR
    VERSION:2.0
    PRODID:-//evm//events//EN
    METHOD:PUBLISH
    BEGIN:VEVENT
    UID:00000000-0000-7000-8000-000000000001@localhost
    SEQUENCE:1
    DTSTAMP:20261121T183000Z
    DTSTART:20270116T043000Z
    DTEND:20270116T053000Z
    SUMMARY:Kite day
    LOCATION:Lake\\, east
    ORGANIZER;CN="Campus Events":mailto:no-reply@localhost.localdomain
    URL;VALUE=URI:http://localhost:0/events/event_00000000000000000000000001
    STATUS:CONFIRMED
    END:VEVENT
    END:VCALENDAR"
  `);
});

test('a calendar file has the same bytes in a pipe and with --output', async () => {
  const file = join(home, 'kite.ics');
  const saved = await evm(['events', 'calendar', event.id, '--output', file], session);
  expect(saved).toMatchObject({ code: 0, out: '', said: `"Kite day" is in ${file}.` });
  const inFile = readFileSync(file, 'utf8');
  expect(inFile).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/);
  const json = await evm(['events', 'calendar', event.id, '--json', 'title'], session);
  expect(JSON.parse(json.out)).toEqual({ title: 'Kite day' });
  const piped = await evm(['events', 'calendar', event.id], session);
  expect(`${piped.out}\n`).toBe(inFile);
});

test('a hidden event, an unknown event and an unwritable file are reported, and nothing is printed', async () => {
  const hidden = await buildEvent({ createdBy: organizer, approval: 'pending' });
  for (const named of [hidden.id, 'event_01jd5xq2m8fz4tqv7n3r6k9w0c', 'no such thing'])
    expect(await evm(['events', 'calendar', named], session)).toMatchObject({
      code: 1,
      out: '',
      said: expect.stringContaining('Event not found') as string,
    });
  const nowhere = join(home, 'nowhere', 'kite.ics');
  expect(await evm(['events', 'calendar', event.id, '-o', nowhere], session)).toMatchObject({
    code: 1,
    out: '',
    said: `${nowhere} cannot be written (ENOENT).`,
  });
});
