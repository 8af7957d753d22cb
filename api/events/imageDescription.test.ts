import { afterAll, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { inHours } from '../testing/build.ts';
import { saveSettings } from '../testing/settings.ts';

const api = await startApi();
afterAll(api.close);

const organizer = await api.buildUser({ role: 'organizer' });
const as = api.as(organizer);

const board = 'https://evm.example/board.png';
const clock = 'https://evm.example/clock.png';
const shown = 'Two students play chess.';

type Described = Record<'image' | 'imageDescription', string | null>;

const create = (picture: Partial<Described>) =>
  as<{ createEvent: { event: Described & { id: string } } }>(
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id image imageDescription } } }',
    {
      input: { title: 'Chess', description: 'Bring a clock.', location: 'Hall', date: inHours(30), ...picture },
    },
  );
const update = (eventId: string, changes: Partial<Described> & { title?: string }) =>
  as<{ updateEvent: { event: Described } }>(
    'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { image imageDescription } } }',
    { input: { eventId, ...changes } },
  );
const described = async () => (await create({ image: board, imageDescription: ` ${shown} ` })).data.createEvent.event;

test('organizers describe the picture of an event, and it stays described until they change it', async () => {
  const { id, ...picture } = await described();
  expect(picture).toEqual({ image: board, imageDescription: shown });
  const after = async (changes: Parameters<typeof update>[1]) =>
    (await update(id, changes)).data.updateEvent.event.imageDescription;
  expect(await after({ title: 'Chess night' })).toBe(shown);
  expect(await after({ image: board })).toBe(shown);
  expect(await after({ imageDescription: 'A board' })).toBe('A board');
  expect(await after({ imageDescription: ' ' })).toBeNull();
});

test('the description goes with its picture, unless the new one is described', async () => {
  const changed = async (changes: Partial<Described>) =>
    (await update((await described()).id, changes)).data.updateEvent.event;
  expect(await changed({ image: clock })).toEqual({ image: clock, imageDescription: null });
  expect(await changed({ image: clock, imageDescription: 'A clock' })).toEqual({
    image: clock,
    imageDescription: 'A clock',
  });
  expect(await changed({ image: clock, imageDescription: shown })).toEqual({ image: clock, imageDescription: shown });
  for (const more of [{}, { imageDescription: shown }])
    expect(await changed({ image: null, ...more })).toEqual({ image: null, imageDescription: null });
});

test('a description without a picture, in several lines or over 250 characters is refused', async () => {
  const nothing = { imageDescription: 'There is no picture to describe. Add one first.' };
  expect((await create({ imageDescription: shown })).fields).toEqual(nothing);
  const bare = (await create({})).data.createEvent.event;
  expect((await update(bare.id, { imageDescription: shown })).fields).toEqual(nothing);
  expect((await update(bare.id, { imageDescription: '' })).errors).toEqual([]);
  for (const [imageDescription, problem] of [
    ['a'.repeat(251), 'Picture description must be at most 250 characters'],
    ['one\ntwo', 'Picture description must not contain control characters'],
  ] as const)
    expect((await create({ image: board, imageDescription })).fields).toEqual({ imageDescription: problem });
  expect((await create({ image: board, imageDescription: 'a'.repeat(250) })).errors).toEqual([]);
});

test('visitors read it without web addresses', async () => {
  await saveSettings(api, await api.buildUser({ role: 'admin' }), { eventPublishingAllowed: true });
  const { id } = await described();
  await api.sql(
    `UPDATE events SET is_published = true, image_description = 'See https://a.example' WHERE title = 'Chess'`,
  );
  const { data } = await api.graphql<{ publishedEvent: Described }>(
    'query ($id: ID!) { publishedEvent(id: $id) { image imageDescription } }',
    { id },
  );
  expect(data.publishedEvent.image).toBe(board);
  expect(data.publishedEvent.imageDescription).not.toContain('a.example');
});
