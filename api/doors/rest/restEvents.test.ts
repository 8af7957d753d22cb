import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../../testing/api.ts';
import { inHours, type Person } from '../../testing/build.ts';
import { call, invalid, noEvent, refusalOf, type RestOptions } from '../../testing/rest.ts';
import { saveSettings } from '../../testing/settings.ts';

interface Event {
  _id: string;
  id: string;
  title: string;
  participants: string[];
  createdBy: string;
  createdAt: string;
  updatedAt: string;
}

let api: Api;
let participant: Person;
let organizer: Person;
let colleague: Person;
let admin: Person;

beforeAll(async () => {
  api = await startApi();
  participant = await api.buildUser({ firstName: 'Nina', lastName: 'Iyer' });
  organizer = await api.buildUser({ role: 'organizer', firstName: 'Olga', lastName: 'Nizer' });
  colleague = await api.buildUser({ role: 'organizer' });
  admin = await api.buildUser({ role: 'admin' });
});
afterAll(() => api?.close());

const rest = <Data = Event>(what: string, options?: RestOptions) => call<Data>(api, what, options);
const chess = { title: 'Chess evening', description: 'Bring a clock.', location: 'Hall 1' };
const date = inHours(30).toISOString();
const create = (changes: Record<string, unknown> = {}, as = organizer) =>
  rest('POST /api/events', { as, body: { ...chess, date, ...changes } });

const noRules = {
  opensAt: null,
  closesAt: null,
  cancelUntil: null,
  colleges: [],
  mostPerCollege: null,
  needsApproval: false,
  refuseOverlaps: false,
};

describe('one event', () => {
  test('has the documented fields, with participants by id', async () => {
    const event = await api.buildEvent({
      title: 'Kite festival',
      description: 'On the roof.',
      location: 'Roof',
      capacity: 30,
      tags: ['wind', 'sky'],
      image: 'https://college.example/kite.jpg',
      createdBy: organizer,
    });
    await api.buildRegistrations(event, [participant]);
    const { status, body } = await rest(`GET /api/events/${event.id}`, { as: colleague });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: {
        _id: event.id,
        id: event.id,
        title: 'Kite festival',
        description: 'On the roof.',
        language: null,
        translations: [],
        localTitle: 'Kite festival',
        localDescription: 'On the roof.',
        localLanguage: null,
        date: event.date.toISOString(),
        endDate: null,
        location: 'Roof',
        mapLink: null,
        publicUrl: null,
        capacity: 30,
        tags: ['wind', 'sky'],
        image: 'https://college.example/kite.jpg',
        createdBy: organizer.id,
        organizerName: 'Olga Nizer',
        participants: [participant.id],
        cancelledAt: null,
        cancellationReason: null,
        hasWaitlist: true,
        remindBefore: [1440, 60],
        selfCheckIn: false,
        walkIns: false,
        isPublished: false,
        attendancePoints: null,
        imageDescription: null,
        waitlistCount: 0,
        registrationRules: noRules,
        questions: [],
        overlaps: [],
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        updatedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      },
    });
  });

  test('lists overlapping seats of the viewer, and registering is refused if overlaps are not allowed', async () => {
    const busy = await api.buildUser();
    const [chess, kites] = [await api.buildEvent({ title: 'Chess evening' }), await api.buildEvent()];
    await api.sql('UPDATE events SET date = $2, refuse_overlaps = true WHERE id = $1', [kites.uuid, chess.date]);
    await api.buildRegistrations(chess, [busy]);
    const { body } = await rest(`GET /api/events/${kites.id}`, { as: busy });
    expect(body.data).toMatchObject({
      overlaps: [
        { id: chess.id, title: 'Chess evening', date: chess.date.toISOString(), endDate: null, location: 'Main hall' },
      ],
      registrationRules: { refuseOverlaps: true },
    });
    const form = { name: 'Nina', email: 'nina@evm.example' };
    const refused = await rest(`POST /api/events/${kites.id}/register`, { as: busy, body: form });
    expect(refusalOf(refused)).toEqual([409, 'OVERLAPS', expect.stringContaining('“Chess evening”')]);
  });

  test.each([
    'event_01jd5xq2m8fz4tqv7n3r6k9w0c',
    'user_01jd5xq2m8fz4tqv7n3r6k9w0c',
    '5',
    'event_',
    "'; --",
    '%00',
    'a'.repeat(2000),
  ])('is not found by the id %s', async (id) => {
    expect(refusalOf(await rest(`GET /api/events/${id}`, { as: participant }))).toEqual(noEvent);
  });

  test.each(['undefined', 'null'])('is rejected with the id %s', async (id) => {
    const refused = async (what: string, as = organizer, body?: object) =>
      (refusalOf(await rest(what, { as, body })) as unknown[]).slice(0, 3);
    const saying = (sentence: string) => [400, 'VALIDATION_FAILED', sentence];
    expect(await refused(`GET /api/events/${id}`)).toEqual(saying(`Invalid _id: ${id}`));
    expect(await refused(`PUT /api/events/${id}`, organizer, chess)).toEqual(saying('Invalid event ID for update'));
    expect(await refused(`DELETE /api/events/${id}`)).toEqual(saying('Invalid event ID for deletion'));
    expect(
      await refused(`POST /api/events/${id}/register`, participant, { name: 'N', email: 'n@evm.example' }),
    ).toEqual(saying('Invalid event ID for registration'));
    expect(await refused(`DELETE /api/events/${id}/register`, participant)).toEqual(
      saying('Invalid event ID for cancellation'),
    );
    expect(await refused(`GET /api/events/${id}/participants`)).toEqual(
      saying('Invalid event ID for fetching participants'),
    );
    expect(await refused(`GET /api/announcements/event/${id}`)).toEqual(saying(`Invalid _id: ${id}`));
    expect(await refused(`GET /api/leaderboard/event/${id}`)).toEqual(saying(`Invalid _id: ${id}`));
  });
});

describe('creating', () => {
  test('answers 201 with the event; the defaults are 50 seats and no tags', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(Object.keys(body).toSorted()).toEqual(['data', 'success']);
    const { _id, createdAt, updatedAt, ...event } = body.data;
    expect(event).toEqual({
      ...chess,
      id: _id,
      language: null,
      translations: [],
      localTitle: chess.title,
      localDescription: chess.description,
      localLanguage: null,
      date,
      endDate: null,
      capacity: 50,
      tags: [],
      image: null,
      participants: [],
      mapLink: null,
      publicUrl: null,
      hasWaitlist: true,
      remindBefore: [1440, 60],
      selfCheckIn: false,
      walkIns: false,
      isPublished: false,
      attendancePoints: null,
      imageDescription: null,
      waitlistCount: 0,
      registrationRules: noRules,
      questions: [],
      overlaps: [],
      cancelledAt: null,
      cancellationReason: null,
      createdBy: organizer.id,
      organizerName: 'Olga Nizer',
    });
    expect(updatedAt).toBe(createdAt);
    expect((await rest(`GET /api/events/${_id}`, { as: participant })).body.data).toEqual(body.data);
  });

  test('names the end `endDate`, in validation errors too', async () => {
    const endDate = inHours(54).toISOString();
    const { body } = await create({ endDate });
    expect(body.data).toMatchObject({ date, endDate });
    expect((await create({ endsAt: endDate })).body.data).toMatchObject({ date, endDate });
    const edit = (changes: object) => rest(`PUT /api/events/${body.data.id}`, { as: organizer, body: changes });
    expect((await edit({ ...body.data, title: 'Chess nights' })).body.data).toMatchObject({ date, endDate });
    expect((await edit({ endDate: null })).body.data).toMatchObject({ date, endDate: null });
    const early = { endDate: 'The end must come after the beginning' };
    expect(refusalOf(await create({ endDate: date }))).toEqual(invalid(early));
    expect(refusalOf(await create({ endDate: date, capacity: 'many' }))).toEqual(
      invalid({ ...early, capacity: 'Capacity must be greater than 0' }),
    );
    expect(refusalOf(await create({ endDate: 'late' }))).toEqual(
      invalid({ endDate: 'endDate must be a point in time such as 2026-11-21T18:30:00Z' }),
    );
  });

  test('accepts numbers as texts, an empty picture and unknown fields', async () => {
    const { body } = await create({
      capacity: '60',
      image: '',
      tags: [' go ', 'Go', ''],
      time: '18:30',
      colour: 'red',
    });
    expect(body.data).toMatchObject({ capacity: 60, image: null, tags: ['go'] });
    expect(body.data).not.toHaveProperty('colour');
  });

  test('ignores a claimed identity and claimed participants', async () => {
    const claims = { createdBy: admin.id, organizerName: 'The Dean', participants: [participant.id], _id: 'event_1' };
    const { status, body } = await create({ ...claims, approval: 'approved', id: 'event_1', role: 'admin' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ createdBy: organizer.id, organizerName: 'Olga Nizer', participants: [] });
    expect(body.data._id).not.toBe('event_1');
  });

  test('is for organizers and admins', async () => {
    for (const changes of [{}, { date: undefined }, { date: 'soon', capacity: 'many' }])
      expect(refusalOf(await create(changes, participant))).toEqual([
        403,
        'FORBIDDEN',
        'You do not have permission to create events.',
      ]);
    expect((await create({}, admin)).status).toBe(201);
  });

  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['no title', { title: ' ' }, { title: 'Title is required' }],
    ['no description', { description: undefined }, { description: 'Description is required' }],
    ['no date', { date: undefined }, { date: 'Date is required' }],
    ['an empty date', { date: '' }, { date: 'Date is required' }],
    ['a date that is none', { date: 'tomorrow' }, { date: 'Date is required' }],
    ['30 February', { date: '2027-02-30T10:00:00Z' }, { date: 'Date is required' }],
    [
      'an end on 29 February of another year',
      { endDate: '2027-02-29T10:00:00+05:30' },
      { endDate: 'endDate must be a point in time such as 2026-11-21T18:30:00Z' },
    ],
    ['no location', { location: null }, { location: 'Location is required' }],
    ['no seats', { capacity: 0 }, { capacity: 'Capacity must be greater than 0' }],
    ['less than none', { capacity: '-5' }, { capacity: 'Capacity must be greater than 0' }],
    ['an emptied field for seats', { capacity: '' }, { capacity: 'Capacity must be greater than 0' }],
    ['seats that are null', { capacity: null }, { capacity: 'Capacity must be greater than 0' }],
    ['seats in words', { capacity: 'fifty' }, { capacity: 'Capacity must be greater than 0' }],
    ['too many seats', { capacity: 101 }, { capacity: 'Capacity must be at most 100' }],
    ['tags that are no list', { tags: 'chess' }, { tags: 'tags must be a list' }],
    ['a title that is a number', { title: 5 }, { title: 'title must be a text' }],
    [
      'a picture of another kind',
      { image: 'ftp://x' },
      { image: 'Image must be a web address that starts with https://' },
    ],
  ])("with %s is refused with the form's sentence", async (_, changes, fields) => {
    expect(refusalOf(await create(changes))).toEqual(invalid(fields));
  });

  test('with an empty body reports all missing fields', async () => {
    for (const body of [{}, '', 'null'])
      expect(refusalOf(await rest('POST /api/events', { as: organizer, body }))).toEqual(
        invalid({
          title: 'Title is required',
          description: 'Description is required',
          location: 'Location is required',
          date: 'Date is required',
        }),
      );
  });

  test('is refused above the limit of events per organizer', async () => {
    const busy = await api.buildUser({ role: 'organizer' });
    await saveSettings(api, admin, { maxEventsPerOrganizer: 1 });
    expect((await create({}, busy)).status).toBe(201);
    const refused = refusalOf(await create({}, busy));
    await saveSettings(api, admin, { maxEventsPerOrganizer: 1000 });
    const sentence = 'You already have 1 event that is not yet past; at most 1 is allowed. A series counts once.';
    expect(refused).toEqual([409, 'EVENT_LIMIT_REACHED', sentence]);
    // an organizer may already have more events than a lowered limit
    for (const _ of ['second', 'third']) expect((await create({}, busy)).status).toBe(201);
    await saveSettings(api, admin, { maxEventsPerOrganizer: 2 });
    const above = refusalOf(await create({}, busy));
    await saveSettings(api, admin, { maxEventsPerOrganizer: 1000 });
    expect(above).toEqual([
      409,
      'EVENT_LIMIT_REACHED',
      'You already have 3 events that are not yet past; at most 2 are allowed. A series counts once.',
    ]);
  });
});
