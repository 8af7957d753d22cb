import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import { inHours, type Person } from '../testing/build.ts';
import { guestsIn, scansIn } from '../testing/scans.ts';
import { saveSettings } from '../testing/settings.ts';

interface Figures {
  readonly turnout: { readonly events: number; readonly seats: number; readonly came: number };
  readonly checkIns: { readonly day: string; readonly count: number }[] | null;
}

let api: Api;
const [longAgo, now] = [inHours(-50), inHours(0)];
let [admin, organizer, colleague] = [] as unknown as [Person, Person, Person];

beforeAll(async () => {
  api = await startApi();
  const { sql, buildUser, buildUsers, buildEvent, buildRegistrations } = api;
  admin = await buildUser({ role: 'admin' });
  organizer = await buildUser({ role: 'organizer' });
  colleague = await buildUser({ role: 'organizer' });
  const people = (await buildUsers(4)) as [Person, Person, Person, Person];
  const hold = async (createdBy: Person, hours: number) => {
    const event = await buildEvent({ createdBy, date: inHours(hours), endsAt: inHours(hours + 1), capacity: 10 });
    await buildRegistrations(event, people);
    return event;
  };
  const [past, running, others] = [await hold(organizer, -50), await hold(organizer, -0.5), await hold(colleague, -26)];
  // an event without check-ins
  await hold(organizer, -50);
  const [asha, ben, cyra] = people;
  const scans = await scansIn(sql)([
    { event: past, who: asha, by: organizer, at: longAgo },
    { event: past, who: asha, by: organizer, at: now },
    { event: past, who: ben, by: organizer, at: longAgo },
    { event: past, who: cyra, by: organizer, at: longAgo },
    { event: running, who: asha, by: organizer, at: now },
    { event: others, who: asha, by: colleague, at: inHours(-26) },
  ]);
  // the scan of Cyra was undone; a guest without an account was checked in
  await sql('INSERT INTO undone_scans (event_id, scan_id) VALUES ($1, $2)', [past.uuid, scans[3]]);
  const [guest] = await guestsIn(sql)(past, ['Nandini Das'], organizer);
  await sql('UPDATE scans SET at = $3 WHERE event_id = $1 AND id = $2', [past.uuid, guest, longAgo]);
});
afterAll(() => api?.close());

const platform = async (who = admin) => {
  const { data, code } = await api.as(who)<{
    platformAnalytics: { turnout: Figures['turnout']; plots: { checkInsPerDay: Figures['checkIns'] } | null };
  }>(`{ platformAnalytics(days: 7) { turnout { events seats came } plots { checkInsPerDay { day count } } } }`);
  const analytics = data?.platformAnalytics;
  return { code, turnout: analytics?.turnout, checkIns: analytics?.plots?.checkInsPerDay ?? null };
};
const own = async (who: Person) => {
  const { data, code } = await api.as(who)<{
    organizerStatistics: { turnout: Figures['turnout']; checkInsPerDay: Figures['checkIns'] };
  }>(`{ organizerStatistics(days: 7) { turnout { events seats came } checkInsPerDay { day count } } }`);
  const statistics = data?.organizerStatistics;
  return { code, turnout: statistics?.turnout, checkIns: statistics?.checkInsPerDay ?? null };
};
const sum = (days: Figures['checkIns']) => days!.reduce((total, { count }) => total + count, 0);

test('turnout counts seats and check-ins at past events with check-ins, without guests', async () => {
  expect((await own(organizer)).turnout).toEqual({ events: 1, seats: 4, came: 2 });
  expect((await own(colleague)).turnout).toEqual({ events: 1, seats: 4, came: 1 });
  expect((await own(admin)).turnout).toEqual({ events: 0, seats: 0, came: 0 });
  expect((await platform()).turnout).toEqual({ events: 2, seats: 8, came: 3 });
});

test('a person who is scanned twice at an event counts on one day', async () => {
  const { checkIns } = await own(organizer);
  expect(checkIns).toHaveLength(7);
  const on = (moment: Date) => checkIns!.find(({ day }) => day === moment.toISOString().slice(0, 10))?.count;
  expect([on(longAgo), on(now)]).toEqual([3, 1]);
  expect([sum(checkIns), sum((await own(colleague)).checkIns), sum((await platform()).checkIns)]).toEqual([4, 1, 5]);
});

test('organizers cannot read platform turnout, and participants cannot read any', async () => {
  const person = await api.buildUser();
  expect([(await platform(organizer)).code, (await own(person)).code]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
});

test('while analytics are switched off, check-in plots are null, and turnout is still shown', async () => {
  await saveSettings(api, admin, { analyticsEnabled: false });
  const [all, mine] = [await platform(), await own(organizer)];
  expect([all.checkIns, mine.checkIns]).toEqual([null, null]);
  expect([all.turnout?.came, mine.turnout?.came]).toEqual([3, 2]);
});
