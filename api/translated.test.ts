import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { startApi } from './testing/api.ts';
import { inHours, type Person } from './testing/build.ts';
import { waitingFor } from './testing/waiting.ts';

// Events and announcements with their texts in several languages.

const { url, address, tokenOf, as, sql, buildUser, buildUsers, close } = await startApi();
afterAll(close);

const organizer = await buildUser({ role: 'organizer' });
const reader = await buildUser();

/** Asks as a reader with this `Accept-Language`. */
async function ask<Data>(person: Person, language: string, query: string, variables: object = {}) {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${await tokenOf(person)}`,
    'accept-language': language,
  };
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  return (await answer.json()) as { data: Data; errors?: { extensions: { fields: Record<string, string> } }[] };
}

const kannada = { language: 'KANNADA', title: 'ಸಂಗೀತ ಸಂಜೆ', description: 'ಗೆಳೆಯರನ್ನು ಕರೆತನ್ನಿ.' };
const french = { language: 'FRENCH', title: 'Soirée musicale', description: 'Amenez vos amis à la fête.' };
const draft = (facts: object = {}) => ({
  title: 'Evening of songs',
  description: 'Bring friends.',
  date: inHours(48).toISOString(),
  location: 'Main hall',
  language: 'ENGLISH',
  translations: [kannada, french],
  ...facts,
});

const texts =
  'id title description language languages localTitle localDescription localLanguage translations { language title description }';
type Texts = Record<'id' | 'title' | 'localTitle' | 'localDescription' | 'localLanguage', string> & {
  languages: string[];
  translations: object[];
};

const create = (facts?: object, person = organizer) =>
  as(person)<{ createEvent: { event: Texts } }>(
    `mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { ${texts} } } }`,
    { input: draft(facts) },
  );
const update = (eventId: string, changes: object) =>
  as(organizer)<{ updateEvent: { event: Texts } }>(
    `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { ${texts} } } }`,
    { input: { eventId, ...changes } },
  );
const fieldsOf = ({ errors }: { errors: readonly { extensions?: object | undefined }[] }) =>
  errors.map(({ extensions }) => (extensions as { fields: object }).fields);

describe('an event in several languages', () => {
  test('is read in the language of the reader, or else in its main one', async () => {
    const { id } = (await create()).data.createEvent.event;
    const read = async (language: string) =>
      (await ask<{ event: Texts }>(reader, language, `query ($id: ID!) { event(id: $id) { ${texts} } }`, { id })).data
        .event;
    const same = {
      title: 'Evening of songs',
      description: 'Bring friends.',
      language: 'ENGLISH',
      languages: ['ENGLISH', 'KANNADA', 'FRENCH'],
      translations: [kannada, french],
    };
    expect(await read('kn-IN,en')).toMatchObject({
      ...same,
      localTitle: kannada.title,
      localDescription: kannada.description,
      localLanguage: 'KANNADA',
    });
    expect(await read('de')).toMatchObject({
      ...same,
      localTitle: 'Evening of songs',
      localDescription: 'Bring friends.',
      localLanguage: 'ENGLISH',
    });
  });

  test('a statement that takes seats for several people answers each in their own language', async () => {
    const admin = await buildUser({ role: 'admin' });
    const { id } = (await create({ capacity: 20 }, admin)).data.createEvent.event;
    const crowd = await buildUsers(9);
    const languages = ['kn', 'fr', 'de'];
    const holder = new pg.Client({ connectionString: address });
    await holder.connect();
    try {
      await holder.query('BEGIN; SELECT FROM events FOR UPDATE');
      // the first two wait for the lock, the others for them
      const answers = crowd.map((person, n) =>
        ask<{ registerForEvent: { event: Texts } }>(
          person,
          languages[n % 3]!,
          `mutation ($id: ID!) { registerForEvent(input: { eventId: $id, name: "Asha", email: "asha@evm.example" }) {
            event { localTitle localDescription localLanguage } } }`,
          { id },
        ),
      );
      await expect.poll(() => waitingFor(holder)).toBe(2);
      await holder.query('COMMIT');
      const own = [kannada, french, { title: 'Evening of songs', description: 'Bring friends.', language: 'ENGLISH' }];
      expect((await Promise.all(answers)).map(({ data }) => data.registerForEvent.event)).toEqual(
        crowd.map((_, n) => {
          const { title: localTitle, description: localDescription, language: localLanguage } = own[n % 3]!;
          return { localTitle, localDescription, localLanguage };
        }),
      );
    } finally {
      await holder.end();
    }
  });

  test.each([
    ['a word of a translation', 'musicale'],
    ['a word without its accents', 'soiree fete'],
    ['the Latin spelling of a word in Kannada', 'sangeetha'],
    ['a word in Kannada', 'ಗೆಳೆಯರನ್ನು'],
  ])('is found by %s', async (_, search) => {
    const { id } = (await create()).data.createEvent.event;
    const { data } = await as(reader)<{ events: { edges: { node: { id: string } }[] } }>(
      'query ($search: String) { events(search: $search, first: 100) { edges { node { id } } } }',
      { search },
    );
    expect(data.events.edges.map(({ node }) => node.id)).toContain(id);
  });

  test('an edit replaces all translations and leaves them as they are if it does not name them', async () => {
    const { id } = (await create()).data.createEvent.event;
    expect((await update(id, { title: 'Night of songs' })).data.updateEvent.event.translations).toHaveLength(2);
    const { event } = (await update(id, { translations: [french] })).data.updateEvent;
    expect(event.translations).toEqual([french]);
    const search = async (word: string) =>
      (
        await sql<{ found: boolean }>(
          `SELECT search_text LIKE '%' || $1 || '%' AS found FROM events WHERE title = 'Night of songs'`,
          [word],
        )
      )[0]?.found;
    expect([await search('musicale'), await search('sangeetha')]).toEqual([true, false]);
    expect((await update(id, { translations: [] })).data.updateEvent.event.languages).toEqual(['ENGLISH']);
  });

  test('all problems of translations are reported at once, each at its field', async () => {
    const translations = [
      { ...kannada, title: ' ' },
      { ...kannada, description: 'x'.repeat(10_001) },
      { ...french, language: 'ENGLISH' },
    ];
    expect(fieldsOf(await create({ translations }))).toEqual([
      {
        'translations.0.title': 'Title is required',
        'translations.1.language': 'This language already has a translation',
        'translations.1.description': 'Description must be at most 10,000 characters',
        'translations.2.language': 'This is already the main language',
      },
    ]);
    expect(fieldsOf(await create({ language: null }))).toEqual([{ language: 'Choose the main language' }]);
    const many = Array.from({ length: 8 }, () => french);
    expect(fieldsOf(await create({ translations: many }))).toEqual([
      { translations: 'Each other language can have only one translation' },
    ]);
  });

  test('the main language cannot become that of a translation', async () => {
    const { id } = (await create()).data.createEvent.event;
    expect(fieldsOf(await update(id, { language: 'FRENCH' }))).toEqual([
      { 'translations.1.language': 'This is already the main language' },
    ]);
  });

  test('a copy has the same translations, and an edit of a series changes those of all its events', async () => {
    const { id } = (await create()).data.createEvent.event;
    const repeated = await as(organizer)<{ repeatEvent: { eventIds: string[] } }>(
      'mutation ($input: RepeatEventInput!) { repeatEvent(input: $input) { eventIds } }',
      { input: { eventId: id, every: 'WEEK', times: 2 } },
    );
    const copy = repeated.data.repeatEvent.eventIds[1]!;
    const read = async () =>
      (await as(reader)<{ event: Texts }>(`query ($id: ID!) { event(id: $id) { ${texts} } }`, { id: copy })).data.event;
    expect((await read()).translations).toEqual([kannada, french]);
    const { errors } = await as(organizer)(
      'mutation ($input: UpdateSeriesInput!) { updateSeries(input: $input) { kept { fields } } }',
      { input: { eventId: id, language: 'GERMAN', translations: [kannada] } },
    );
    expect(errors).toEqual([]);
    expect(await read()).toMatchObject({ language: 'GERMAN', translations: [kannada] });
  });
});

describe('an announcement in several languages', () => {
  const own =
    'id title content language languages localTitle localContent localLanguage translations { language title content }';
  const inKannada = { language: 'KANNADA', title: 'ಸಭಾಂಗಣ ಬದಲಾಗಿದೆ', content: 'ಗ್ರಂಥಾಲಯಕ್ಕೆ ಬನ್ನಿ.' };
  const announce = (facts: object = {}) =>
    as(organizer)<{ createAnnouncement: { announcement: { id: string } } }>(
      `mutation ($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { announcement { ${own} } } }`,
      {
        input: {
          title: 'New hall',
          content: 'Come to the library.',
          language: 'ENGLISH',
          translations: [inKannada],
          ...facts,
        },
      },
    );

  test('is read in the language of the reader, or else in its main one', async () => {
    const { id } = (await announce()).data.createAnnouncement.announcement;
    const read = async (language: string) =>
      (
        await ask<{ announcement: object }>(reader, language, `query ($id: ID!) { announcement(id: $id) { ${own} } }`, {
          id,
        })
      ).data.announcement;
    expect(await read('kn')).toMatchObject({
      title: 'New hall',
      localTitle: inKannada.title,
      localContent: inKannada.content,
      localLanguage: 'KANNADA',
      languages: ['ENGLISH', 'KANNADA'],
    });
    expect(await read('hi')).toMatchObject({
      localTitle: 'New hall',
      localContent: 'Come to the library.',
      localLanguage: 'ENGLISH',
    });
  });

  test('is found by its title in each language', async () => {
    const { id } = (await announce()).data.createAnnouncement.announcement;
    const { data } = await as(reader)<{ announcements: { edges: { node: { id: string } }[] } }>(
      '{ announcements(search: "ಬದಲಾಗಿದೆ") { edges { node { id } } } }',
    );
    expect(data.announcements.edges.map(({ node }) => node.id)).toContain(id);
  });

  test('an edit of its translations is checked against its main language', async () => {
    const { id } = (await announce()).data.createAnnouncement.announcement;
    const edit = (changes: object) =>
      as(organizer)<{ updateAnnouncement: { announcement: { translations: object[] } } }>(
        `mutation ($input: UpdateAnnouncementInput!) { updateAnnouncement(input: $input) { announcement { ${own} } } }`,
        { input: { announcementId: id, ...changes } },
      );
    expect(fieldsOf(await edit({ language: 'KANNADA' }))).toEqual([
      { 'translations.0.language': 'This is already the main language' },
    ]);
    expect(fieldsOf(await edit({ translations: [{ ...inKannada, content: '' }] }))).toEqual([
      { 'translations.0.content': 'Content is required' },
    ]);
    expect((await edit({ translations: [] })).data.updateAnnouncement.announcement.translations).toEqual([]);
  });
});
