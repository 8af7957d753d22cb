import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { type BuiltEvent, type EventFacts, inHours, type Person } from '../testing/build.ts';
import { nodesOf, plansOf, vacuum } from '../testing/plans.ts';

const api = await startApi();
const { as, sql, buildUser, buildEvent } = api;
afterAll(api.close);

const owner = await buildUser({ role: 'organizer' });
const colleague = await buildUser({ role: 'organizer' });
const admin = await buildUser({ role: 'admin' });
const student = await buildUser();

describe('suggested places', () => {
  const at = (location: string, facts: EventFacts = {}) => buildEvent({ location, createdBy: owner, ...facts });
  const places = async (person: Person, search: string, more = '') =>
    as(person)<{ places: string[] }>(`query ($search: String!) { places(search: $search${more}) }`, { search });
  beforeAll(async () => {
    for (const spelled of ['Seminar hall 1', 'seminar  Hall 1 ', 'Séminar Hall 1'])
      await at(spelled, { date: inHours(spelled.startsWith('Sé') ? 90 : 10) });
    await at('Lake gate', { date: inHours(20) });
    await at('Seminar hall 2', { date: inHours(30) });
    await at('Secret hall', { approval: 'pending' });
  });

  test('places are suggested most used first, once each, in their latest spelling, ignoring case and accents', async () => {
    expect((await places(owner, 'seminar HÀLL')).data.places).toEqual(['Séminar Hall 1', 'Seminar hall 2']);
    expect((await places(colleague, '2 sem')).data.places).toEqual(['Seminar hall 2']);
    expect((await places(colleague, '', ', first: 1')).data.places).toEqual(['Séminar Hall 1']);
    expect((await places(colleague, 'nowhere')).data.places).toEqual([]);
    expect((await places(colleague, '100%_')).data.places).toEqual([]);
  });

  test('of equally used places, the one used latest is first', async () => {
    for (const [location, hours] of [
      ['Attic Workshop', 10],
      ['Cellar Workshop', 30],
      ['Barn Workshop', 20],
    ] as const)
      await at(location, { date: inHours(hours) });
    const { data } = await places(owner, 'workshop');
    expect(data.places).toEqual(['Cellar Workshop', 'Barn Workshop', 'Attic Workshop']);
  });

  test('organizers and admins get places of events that they may see; participants are refused', async () => {
    expect((await places(owner, 'secret')).data.places).toEqual(['Secret hall']);
    expect((await places(admin, 'secret')).data.places).toEqual(['Secret hall']);
    expect((await places(colleague, 'secret')).data.places).toEqual([]);
    expect((await places(student, 'hall')).code).toBe('FORBIDDEN');
    expect((await places(owner, 'hall', ', first: 21')).fields).toEqual({ first: 'first must lie between 1 and 20.' });
    expect((await places(owner, 'x'.repeat(201))).code).toBe('VALIDATION_FAILED');
  });
});

describe('events at a place and time', () => {
  const noon = Date.parse('2099-12-04T12:00:00Z');
  const moment = (minutes: number) => new Date(noon + minutes * 60_000);
  const eventsAt = async (person: Person, variables: Record<string, unknown>) =>
    as(person)<{ eventsAt: { title: string }[] }>(
      `query ($location: String!, $from: DateTime!, $until: DateTime, $except: ID, $first: Int! = 3) {
         eventsAt(location: $location, from: $from, until: $until, except: $except, first: $first) { title } }`,
      variables,
    );
  const there = async (person: Person, from: number, until?: number, more: Record<string, unknown> = {}) =>
    (
      await eventsAt(person, { location: ' great  HÁLL', from: moment(from), until: until && moment(until), ...more })
    ).data.eventsAt.map(({ title }) => title);
  let chess: BuiltEvent;
  beforeAll(async () => {
    const taken = (title: string, from: number, until: number | null, facts: EventFacts = {}) =>
      buildEvent({
        title,
        location: 'Great hall',
        date: moment(from),
        endsAt: until === null ? null : moment(until),
        createdBy: owner,
        ...facts,
      });
    chess = await taken('Chess', 0, 60);
    await taken('A short word', 30, null);
    await taken('Secret', 0, 60, { approval: 'pending' });
    await taken('Exhibition', -60 * 24 * 300, 60 * 24 * 30, { location: 'Great Hall' });
    await taken('Elsewhere', 0, 60, { location: 'Great hall 2' });
  });

  test('eventsAt finds overlapping events at the place, also long ones, without the excepted event', async () => {
    expect(await there(colleague, 10, 40)).toEqual(['Exhibition', 'Chess', 'A short word']);
    expect(await there(colleague, 10, 40, { first: 1 })).toEqual(['Exhibition']);
    expect(await there(colleague, 60, 90)).toEqual(['Exhibition']);
    expect(await there(colleague, 30)).toEqual(['Exhibition', 'Chess', 'A short word']);
    expect(await there(colleague, -10, 10, { except: chess.id })).toEqual(['Exhibition']);
    expect(await there(colleague, 60 * 24 * 31)).toEqual([]);
  });

  test('eventsAt returns only visible events, and refuses participants and invalid arguments', async () => {
    expect(await there(owner, 1, 2)).toEqual(['Exhibition', 'Chess', 'Secret']);
    expect(await there(admin, 1, 2)).toEqual(['Exhibition', 'Chess', 'Secret']);
    const where = { location: 'Great hall', from: moment(0) };
    expect((await eventsAt(student, where)).code).toBe('FORBIDDEN');
    expect((await eventsAt(owner, { ...where, until: moment(-1) })).fields).toEqual({
      until: 'The end must come after the beginning',
    });
    expect((await eventsAt(owner, { ...where, location: 'x'.repeat(201) })).code).toBe('VALIDATION_FAILED');
    expect((await eventsAt(owner, { ...where, first: 0 })).code).toBe('VALIDATION_FAILED');
  });

  test('eventsAt uses an index, and places reads at most a thousand events', async () => {
    await sql(
      `INSERT INTO events (id, title, description, date, location, capacity, created_by)
       SELECT gen_random_uuid(), 'Evening', 'Music', timestamptz '2030-01-01' + n * interval '1 hour', 'Room ' || n % 400, 50, $1
         FROM generate_series(1, 20000) AS n`,
      [owner.uuid],
    );
    await vacuum(sql, 'events');
    const plans = await plansOf(api, () => eventsAt(colleague, { location: 'Room 7', from: '2031-01-01T00:00:00Z' }));
    const isScan = (node: { 'Node Type': string; 'Relation Name'?: string }) =>
      node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'events';
    expect(plans.flatMap(nodesOf).filter(isScan)).toEqual([]);
    const looked = await plansOf(api, () => as(colleague)('{ places(search: "a") }'));
    const nodes = looked.flatMap(nodesOf) as unknown as { 'Node Type': string; 'Actual Rows': number }[];
    expect(nodes.filter(isScan)).toEqual([]);
    expect(Math.max(...nodes.map((node) => node['Actual Rows']))).toBeLessThanOrEqual(1100);
  });
});

describe('the map link of a place', () => {
  const choose = (mapLinkTemplate: string | null) =>
    as(admin)<{ updateSystemSettings: { systemSettings: { mapLinkTemplate: string } } }>(
      `mutation ($input: UpdateSystemSettingsInput!) { updateSystemSettings(input: $input) { systemSettings { mapLinkTemplate } } }`,
      { input: { mapLinkTemplate } },
    );
  const linkOf = async (location: string) => {
    const { id } = await buildEvent({ location });
    const { data } = await as(student)<{ event: { mapLink: string | null } }>(
      'query ($id: ID!) { event(id: $id) { mapLink } }',
      { id },
    );
    return data.event.mapLink;
  };

  test('the map link follows the template of the settings; by default there is none', async () => {
    expect(await linkOf('Lake gate')).toBeNull();
    const { data } = await choose(' https://maps.college.example/find?q={place}&z=17 ');
    expect(data.updateSystemSettings.systemSettings.mapLinkTemplate).toBe(
      'https://maps.college.example/find?q={place}&z=17',
    );
    expect(await linkOf('Hall 1 & 2, $& "north"/{place}')).toBe(
      'https://maps.college.example/find?q=Hall%201%20%26%202%2C%20%24%26%20%22north%22%2F%7Bplace%7D&z=17',
    );
    expect((await choose(null)).errors).toEqual([]);
    expect(await linkOf('Lake gate')).toBeNull();
  });

  test.each([
    'http://maps.college.example/{place}',
    'https://maps.college.example/',
    'https://maps.college.example/{place}/{place}',
    'https://{place}/',
    'https://{place}.college.example/',
    'https://maps.college.example{place}',
    'https://maps.college.example@{place}/',
    'https://a:b@maps.college.example/{place}',
    'https://maps college/{place}',
    'javascript:alert(1)//{place}',
    'maps/{place}',
  ])('the template %s is refused', async (template) => {
    expect((await choose(template)).fields).toEqual({
      mapLinkTemplate: 'Map link must be an address that starts with https:// and has {place} once, after the host',
    });
  });

  test('a template that is too long is refused', async () => {
    expect((await choose(`https://maps.college.example/{place}${'x'.repeat(255)}`)).fields).toEqual({
      mapLinkTemplate: 'At most 255 characters',
    });
  });
});
