import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { io, type Socket } from 'socket.io-client';
import { WebSocket } from 'ws';
import { encodeUuid } from '../api/core/ids/typeId.ts';
import type { SignedInPerson } from './cast.ts';
import { withClient, password } from './data.ts';
import { idOf } from './operations.ts';

export interface Festival {
  readonly url: string;
  readonly eventId: string;
  readonly organizers: readonly SignedInPerson[];
  readonly admin: SignedInPerson;
}

/** Number of refused requests by error message. A wave with refusals is not a valid measurement. */
export const refusals = new Map<string, number>();

/** Adds an event with 100,000 seats. The last `taken` participants have a seat already. */
export const addFestival = (databaseUrl: string, taken: number): Promise<string> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO events (id, title, description, date, location, capacity, taken, created_by)
       SELECT uuidv7(), 'Festival', 'Music on three stages.', now() + interval '30 minutes', 'Campus', 100000, $1, id
         FROM users WHERE role = 'organizer' LIMIT 1 RETURNING id`,
      [taken],
    );
    await client.query('SET session_replication_role = replica');
    await client.query(
      `INSERT INTO registrations (id, event_id, user_id, name, email, phone)
       SELECT uuidv7(), $1, id, first_name || ' ' || last_name, email, '+91 80 5550 1234'
         FROM (SELECT * FROM users WHERE role = 'participant' ORDER BY id DESC LIMIT $2) AS people`,
      [rows[0]!.id, taken],
    );
    return `event_${encodeUuid(rows[0]!.id)}`;
  });

/**
 * New people sign in, open pages with subscriptions, take seats and are checked in. At the same time organizers publish
 * announcements, export lists, reload the door and upload images. Resolves 3 s after closing all sockets.
 */
export async function wave(
  { url, eventId, organizers, admin }: Festival,
  people: readonly SignedInPerson[],
): Promise<void> {
  const pages: WebSocket[] = [];
  const sockets: Socket[] = [];
  const send = (who: SignedInPerson | undefined, path: string, init: RequestInit = {}) =>
    fetch(`${url}${path}`, {
      ...init,
      headers: {
        'accept-encoding': 'gzip, deflate, br',
        ...(who && { authorization: `Bearer ${who.token}` }),
        ...(typeof init.body === 'string' && { 'content-type': 'application/json' }),
      },
    });
  const ask = async <T>(who: SignedInPerson | undefined, operation: object): Promise<T> => {
    const answer = await send(who, '/graphql', { method: 'POST', body: JSON.stringify(operation) });
    const { data, errors } = (await answer.json()) as { data: T; errors?: { message: string }[] };
    for (const { message } of errors ?? []) refusals.set(message, (refusals.get(message) ?? 0) + 1);
    return data;
  };
  const run = <T>(who: SignedInPerson | undefined, operationName: string, variables: object) =>
    ask<T>(who, { id: idOf(operationName), operationName, variables });
  const checkIn = (who: SignedInPerson) =>
    ask(admin, {
      query: 'mutation ($input: CheckInInput!) { checkIn(input: $input) { __typename } }',
      variables: { input: { eventId, userId: `user_${encodeUuid(who.id)}` } },
    });
  const download = async (who: SignedInPerson, path: string) => {
    const answer = await send(who, path);
    if (!answer.ok) refusals.set(path, answer.status);
    await answer.arrayBuffer();
  };
  const loadDoor = async (after?: string): Promise<void> => {
    const { doorList } = await run<DoorAnswer>(admin, 'readDoorQuery', { id: eventId, after });
    const { hasNextPage, endCursor } = doorList.people.pageInfo;
    if (hasNextPage) await loadDoor(endCursor);
  };
  const upload = async (who: SignedInPerson, picture: Blob) => {
    const body = new FormData();
    body.append('file', picture, 'stage.jpg');
    const answer = await send(who, '/api/uploads?for=event', { method: 'POST', body });
    if (!answer.ok) refusals.set(await answer.text(), answer.status);
  };

  const visit = async (who: SignedInPerson, n: number) => {
    pages.push(await listen(url, who, eventId));
    if (n % 3 === 0) sockets.push(io(url, { transports: ['websocket'], forceNew: true, auth: { token: who.token } }));
    if (n % 2) await run(undefined, 'useLoginMutation', { input: { email: who.email, password } });
    await run(who, 'HomeScreenQuery', {});
    await run(who, 'EventDetailScreenQuery', { id: eventId });
    await run(who, 'useRegisterMutation', { input: { eventId, name: who.name, email: who.email } });
    if (n % 5 === 0) await run(who, 'useCancelRegistrationMutation', { input: { eventId } });
    else await checkIn(who);
  };
  const picture = await photo();
  const organize = async (who: SignedInPerson, n: number) => {
    await ask(who, {
      query: 'mutation ($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { __typename } }',
      variables: { input: { title: `News ${n}`, content: 'The bus leaves at six.' } },
    });
    for (const kind of ['csv', 'xlsx']) await download(admin, `/api/events/${eventId}/registrations.${kind}`);
    await loadDoor();
    await upload(who, picture);
  };
  await Promise.all([inTurn(people, 20, visit), inTurn(organizers, 2, organize)]);
  for (const each of [...pages, ...sockets]) each.close();
  await pause(3000);
}

interface DoorAnswer {
  doorList: { people: { pageInfo: { hasNextPage: boolean; endCursor: string } } };
}

/** A JPEG of twelve megapixels, as phones take them. */
async function photo(): Promise<Blob> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: 4000, height: 3000, channels: 3, background: 'black', noise } as const;
  return new Blob([new Uint8Array(await sharp({ create }).jpeg({ quality: 60 }).toBuffer())]);
}

async function inTurn<T>(all: readonly T[], atOnce: number, work: (each: T, n: number) => Promise<unknown>) {
  let next = 0;
  const worker = async () => {
    for (let n = next++; n < all.length; n = next++) await work(all[n]!, n);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Opens a socket with the subscriptions of a page that shows the event. */
function listen(url: string, { token }: SignedInPerson, id: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const say = (message: object) => socket.send(JSON.stringify(message));
    const feeds = [
      { query: 'subscription { announcementChanged { __typename } }' },
      { query: 'subscription { noticeArrived { __typename } }' },
      { query: 'subscription ($id: ID!) { seatsChanged(eventId: $id) { registeredCount } }', variables: { id } },
    ];
    socket.on('error', reject);
    socket.on('open', () => say({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
    socket.once('message', () => {
      for (const [n, payload] of feeds.entries()) say({ id: String(n), type: 'subscribe', payload });
      resolve(socket);
    });
  });
}
