import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';
import { paintPhoto, upload } from '../testing/pictures.ts';
import { openStore } from './open.ts';
import { sweepUploads } from './sweep.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'evm-use-'));
const api = await startApi({ dataDir });
const { as, buildEvent, buildUser, database, sql, tokenOf, url } = api;
const store = await openStore({ dataDir, s3: undefined });

let picture: Buffer;
let organizer: Person;
let admin: Person;
beforeAll(async () => {
  picture = await paintPhoto().jpeg().toBuffer();
  admin = await buildUser({ role: 'admin' });
});
beforeEach(async () => {
  organizer = await buildUser({ role: 'organizer' });
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

const uploadPicture = async (person: Person, purpose = 'event'): Promise<string> =>
  (await upload(url, picture, { purpose, token: await tokenOf(person) })).data.url;

const nowhere = '/uploads/AAAAAAAAAAAAAAAAAAAAAA.webp';
const gone = { image: 'This picture is no longer there. Please upload it again.' };

interface EventAnswer {
  event: { id: string; image: string | null; imageSmall: string | null };
}

const create = (person: Person, image: string | null) =>
  as(person)<{ createEvent: EventAnswer }>(
    `mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id image imageSmall } } }`,
    { input: { title: 'Kite day', description: 'Bring one.', date: '2099-01-01T10:00:00Z', location: 'Hill', image } },
  );

const change = (person: Person, eventId: string, changes: Record<string, unknown>) =>
  as(person)<{ updateEvent: EventAnswer }>(
    `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id image imageSmall } } }`,
    { input: { eventId, ...changes } },
  );

const profile = (person: Person, photo?: string | null) =>
  as(person)<{ updateProfile: { user: { photo: string | null } } }>(
    `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { user { photo } } }`,
    { input: { firstName: 'Nila', lastName: 'Raman', college: 'Meridian', ...(photo !== undefined && { photo }) } },
  );

test('an uploaded picture has two sizes, an external one has one', async () => {
  const image = await uploadPicture(organizer);
  const { data } = await create(organizer, image);
  expect(data.createEvent.event).toMatchObject({ image, imageSmall: image.replace('.webp', '.small.webp') });
  const elsewhere = 'https://pictures.example/a.webp';
  expect((await create(organizer, elsewhere)).data.createEvent.event).toMatchObject({
    image: elsewhere,
    imageSmall: elsewhere,
  });
  expect((await create(organizer, null)).data.createEvent.event).toMatchObject({ image: null, imageSmall: null });
});

test('an event accepts only event pictures that the same person uploaded', async () => {
  const somebody = await buildUser({ role: 'organizer' });
  const theirs = await uploadPicture(somebody);
  for (const image of [nowhere, '/uploads/../x', '/uploads/', theirs, await uploadPicture(organizer, 'profile')]) {
    const { code, fields } = await create(organizer, image);
    expect([image, code, fields]).toEqual([image, 'VALIDATION_FAILED', gone]);
  }
  expect((await create(organizer, '/somewhere/else.webp')).code).toBe('VALIDATION_FAILED');
  expect((await create(admin, theirs)).data.createEvent.event.image).toBe(theirs);
  expect((await create(admin, nowhere)).fields).toEqual(gone);
});

test('an event keeps its picture when another person edits it, and a removed picture is gone', async () => {
  const { data } = await create(organizer, await uploadPicture(organizer));
  const { id, image } = data.createEvent.event;
  expect((await change(admin, id, { title: 'Kites', image })).data.updateEvent.event.image).toBe(image);
  const byAdmin = await uploadPicture(admin);
  expect((await change(organizer, id, { image: byAdmin })).fields).toEqual(gone);
  await change(admin, id, { image: byAdmin });
  expect((await change(organizer, id, { location: 'Hill 2', image: byAdmin })).data.updateEvent.event.image).toBe(
    byAdmin,
  );
  expect((await change(organizer, id, { image: null })).data.updateEvent.event.image).toBeNull();
});

test('a photo is set, unchanged if omitted, and removed by null', async () => {
  const person = await buildUser();
  const photo = await uploadPicture(person, 'profile');
  expect((await profile(person, photo)).data.updateProfile.user.photo).toBe(photo);
  expect((await profile(person)).data.updateProfile.user.photo).toBe(photo);
  expect((await as(person)<{ viewer: { photo: string } }>('{ viewer { photo } }')).data.viewer.photo).toBe(photo);
  expect((await profile(person, null)).data.updateProfile.user.photo).toBeNull();
});

test('no user can take the photo of another person, not even an admin', async () => {
  const photo = await uploadPicture(await buildUser(), 'profile');
  for (const person of [organizer, admin]) expect((await profile(person, photo)).fields).toEqual({ photo: gone.image });
  for (const bad of [
    'http://pictures.example/a.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    '//evil.example',
  ])
    expect([bad, (await profile(organizer, bad)).fields?.photo]).toEqual([
      bad,
      'Photo must be a web address that starts with https://',
    ]);
});

const age = (path: string, interval: string) =>
  sql(`UPDATE uploads SET used_at = now() - $2::interval WHERE '/uploads/' || name || '.webp' = $1`, [path, interval]);
const status = async (path: string) => (await fetch(url + path)).status;

test('pictures that were unused for a day are swept with their files', async () => {
  const [inEvent, inProfile, forgotten, fresh, dropped] = [
    await uploadPicture(organizer),
    await uploadPicture(organizer, 'profile'),
    await uploadPicture(organizer),
    await uploadPicture(organizer),
    await uploadPicture(organizer),
  ];
  await create(organizer, inEvent);
  await profile(organizer, inProfile);
  const { data } = await create(organizer, dropped);
  await change(organizer, data.createEvent.event.id, { image: null });
  const filesOf = async (path: string) =>
    (await readdir(join(dataDir, 'uploads'))).filter((file) => path.includes(file.slice(0, 22)));
  expect((await filesOf(forgotten)).map((file) => file.slice(22)).toSorted()).toEqual([
    '.avif',
    '.small.avif',
    '.small.webp',
    '.webp',
  ]);
  for (const path of [inEvent, inProfile, forgotten, dropped]) await age(path, '25 hours');
  await age(fresh, '23 hours');

  expect(await sweepUploads(database.pool, store)).toBe(2);
  expect(await Promise.all([inEvent, inProfile, fresh, forgotten, dropped].map(status))).toEqual([
    200, 200, 200, 404, 404,
  ]);
  expect(await filesOf(forgotten)).toEqual([]);
  expect((await create(organizer, forgotten)).fields).toEqual(gone);
  expect(await sweepUploads(database.pool, store)).toBe(0);
});

test('a picture that is used during a sweep is either kept or refused', async () => {
  const event = await buildEvent({ createdBy: organizer });
  for (let round = 0; round < 10; round += 1) {
    const image = await uploadPicture(organizer);
    await age(image, '2 days');
    const [, answer] = await Promise.all([
      sweepUploads(database.pool, store),
      change(organizer, event.id, { image }),
      sweepUploads(database.pool, store),
    ]);
    expect(await status(image)).toBe(answer.code ? 404 : 200);
  }
});

test('files that the store could not delete are retried by the next sweep', async () => {
  const image = await uploadPicture(organizer);
  await age(image, '2 days');
  const broken = { ...store, remove: () => Promise.reject(new Error('not now')) };
  await expect(sweepUploads(database.pool, broken)).rejects.toThrow('not now');
  expect(await status(image)).toBe(200);
  await sweepUploads(database.pool, store);
  expect(await status(image)).toBe(404);
});

test('rejected uploads are swept too', async () => {
  await upload(url, picture.subarray(0, 2000), { token: await tokenOf(organizer) });
  await sql(`UPDATE uploads SET used_at = now() - interval '2 days' WHERE owner = $1`, [organizer.uuid]);
  expect(await sweepUploads(database.pool, store)).toBeGreaterThanOrEqual(1);
  expect(await sql('SELECT 1 FROM uploads WHERE owner = $1', [organizer.uuid])).toEqual([]);
});
