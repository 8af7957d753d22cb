import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../testing/api.ts';
import { inHours, type Person } from '../../testing/build.ts';
import { documentOfBridge } from '../../testing/documented.ts';
import { invalid, noEvent, refusalOf, restOf, signedOut } from '../../testing/rest.ts';

let api: Api;
let rest: ReturnType<typeof restOf>;
let guest: Person;
let creator: Person;

beforeAll(async () => {
  api = await startApi();
  rest = restOf(api);
  guest = await api.buildUser();
  creator = await api.buildUser({ role: 'organizer' });
});
afterAll(() => api?.close());

const fileOf = (id: string) => `/api/events/${id}/calendar.ics`;

test('the calendar file equals that of GraphQL and changes with an edit', async () => {
  const { id, uuid } = await api.buildEvent({ createdBy: creator, title: 'Kite day', date: inHours(30) });
  const { status, headers, text } = await rest(`GET ${fileOf(id)}`, { as: guest });
  const query = 'query ($id: ID!) { event(id: $id) { calendarFile } }';
  const { data } = await api.graphql<{ event: { calendarFile: string } }>(query, { id }, { as: guest });
  expect([status, text]).toEqual([200, data.event.calendarFile]);
  expect(text.split('\r\n')).toContain(`UID:${uuid}@localhost`);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');

  await rest(`PUT /api/events/${id}`, { as: creator, body: { location: 'Lake' } });
  const known = { 'if-none-match': headers.get('etag')! };
  expect(await rest(`GET ${fileOf(id)}`, { as: guest, headers: known })).toMatchObject({
    status: 200,
    text: expect.stringContaining('LOCATION:Lake') as string,
  });
});

test('the file has a second path with the id of the event', async () => {
  const { id } = await api.buildEvent({ createdBy: creator, title: 'Kite day' });
  const [one, other] = [
    await rest(`GET ${fileOf(id)}`, { as: guest }),
    await rest(`GET /api/events/${id}.ics`, { as: guest }),
  ];
  expect([other.status, other.text, other.headers.get('etag')]).toEqual([200, one.text, one.headers.get('etag')]);
  const hidden = await api.buildEvent({ createdBy: creator, approval: 'pending' });
  expect(refusalOf(await rest(`GET /api/events/${hidden.id}.ics`, { as: guest }))).toEqual(noEvent);
  expect(refusalOf(await rest(`GET /api/events/${id}.ics`))).toEqual(signedOut);
});

test.each([
  ['Kite day', 'Kite-day', 'Kite%20day'],
  ['Fête: "Café" <1/2>', 'Fete-Cafe-1-2', 'F%C3%AAte%20Caf%C3%A9%201%202'],
  ["Night'n (day)*", 'Night-n-day', 'Night%27n%20%28day%29'],
  ['पतंग उत्सव', 'event', encodeURIComponent('पतंग उत्सव')],
  ['../../..', 'event', '..%20..%20..'],
  ['???', 'event', 'event'],
])('the download is named after the event: %s', async (title, plain, whole) => {
  const { id } = await api.buildEvent({ createdBy: creator, title });
  const { headers } = await rest(`HEAD ${fileOf(id)}`, { as: guest });
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${plain}.ics"; filename*=UTF-8''${whole}.ics`);
});

test('errors are JSON: for anonymous viewers, unknown and hidden events, invalid ids and wrong methods', async () => {
  const { id } = await api.buildEvent({ createdBy: creator, approval: 'pending' });
  expect(refusalOf(await rest(`GET ${fileOf(id)}`))).toEqual(signedOut);
  const hidden = await rest(`GET ${fileOf(id)}`, { as: guest });
  expect([refusalOf(hidden), hidden.headers.get('content-type')]).toEqual([noEvent, 'application/json; charset=utf-8']);
  expect(hidden.headers.get('content-disposition')).toBeNull();
  for (const other of ['event_01jd5xq2m8fz4tqv7n3r6k9w0c', '5'])
    expect(refusalOf(await rest(`GET ${fileOf(other)}`, { as: guest }))).toEqual(noEvent);
  expect(refusalOf(await rest(`GET ${fileOf('null')}`, { as: guest }))).toEqual(invalid({ id: 'Invalid _id: null' }));
  expect(await rest(`POST ${fileOf(id)}`, { as: creator, body: {} })).toMatchObject({ status: 405 });
  expect((await rest(`GET ${fileOf(id)}`, { as: creator })).status).toBe(200);
});

test('the document contains the media type of the file', () => {
  const { responses } = documentOfBridge().paths['/api/events/{eventId}/calendar.ics']!['get']!;
  expect(responses['200']).toMatchObject({ content: { 'text/calendar': { schema: { type: 'string' } } } });
});
