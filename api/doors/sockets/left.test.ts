import { queryObjects } from 'node:v8';
import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../testing/api.ts';
import type { Person } from '../../testing/build.ts';
import { LiveClient } from '../../testing/live.ts';
import { IoClient } from '../../testing/socketio.ts';
import { FanOut } from './fanOut.ts';

const api = await startApi();
afterAll(() => api.close());

const connections: WeakRef<object>[] = [];
api.app.server.on('upgrade', (_request, connection) => connections.push(new WeakRef(connection)));

/** `queryObjects` collects garbage first, which takes seconds. */
const feedsInMemory = () => queryObjects(FanOut, { format: 'count' });
const connectionsInMemory = () => connections.filter((each) => each.deref()).length;
/** The polling interval. */
const seldom = { interval: 2000 };

const queries = [
  'subscription { announcementChanged { __typename } }',
  'subscription { noticeArrived { __typename } }',
  'subscription ($id: ID!) { seatsChanged(eventId: $id) { registeredCount } }',
];

/** Opens a GraphQL client and a Socket.IO client. Returns a function that closes both. */
async function visit(person: Person, id: string): Promise<() => void> {
  const token = await api.tokenOf(person);
  const web = await LiveClient.open(api.url, token);
  for (const query of queries) await web.subscribe({ query, variables: query.includes('$id') ? { id } : {} }).next();
  const io = await IoClient.connect(api.url, { token }).open();
  return () => {
    void web.close();
    io.close();
  };
}

test('sockets and subscriptions are garbage-collected after their clients have left', async () => {
  const event = await api.buildEvent();
  const people = await api.buildUsers(8);
  const before = feedsInMemory();
  const leave = await Promise.all(people.map((person) => visit(person, event.id)));
  expect(feedsInMemory()).toBeGreaterThan(before);
  expect(connectionsInMemory()).toBe(16);
  for (const each of leave) each();
  await expect.poll(feedsInMemory, seldom).toBeLessThanOrEqual(before);
  expect(connectionsInMemory()).toBe(0);
});
