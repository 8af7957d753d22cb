import { execFile } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../api/testing/api.ts';
import { fromCode } from '../api/tickets/code.ts';
import { announcementsIn } from '../api/testing/announce.ts';
import { type BuiltEvent, inHours, type Person } from '../api/testing/build.ts';
import { entryOf } from '../api/testing/entry.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The manual's dates are in this December: the next one that has none of the events of the coming days. */
const year = new Date().getFullYear() + (new Date().getMonth() >= 10 ? 1 : 0);
const manual = readFileSync(join(root, 'docs/cli.md'), 'utf8')
  .replaceAll('2027-12', `${year + 1}-12`)
  .replaceAll('2026-12', `${year}-12`);
const [, block = ''] = /What admins write[^`]*```sh\n([\s\S]*?)```/.exec(manual) ?? [];
const lines = block.split('\n').filter((line) => line && !line.startsWith('#'));

let api: Api;
let folder: string;
let env: NodeJS.ProcessEnv;
let staff: Person[];
let workshop: BuiltEvent;
let participants: Person[];
let waitlist: Person[];
let requesters: Person[];

beforeAll(async () => {
  api = await startApi();
  const admin = await api.buildUser({ role: 'admin', firstName: 'Anita' });
  folder = mkdtempSync(join(tmpdir(), 'evm-scripts-'));
  mkdirSync(join(folder, 'bin'));
  const evm = join(folder, 'bin', 'evm');
  // An absolute path, because Node would look for tsx in the current folder.
  const entry = entryOf('cli/evm').map((word) => (word === 'tsx' ? `${root}node_modules/tsx/dist/loader.mjs` : word));
  const words = [process.execPath, ...entry].map((word) => `"${word}"`);
  writeFileSync(evm, `#!/bin/sh\nexec ${words.join(' ')} "$@"\n`);
  chmodSync(evm, 0o755);
  env = {
    ...process.env,
    EVM_LANG: 'en',
    PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
    EVM_HOST: api.url,
    EVM_TOKEN: await api.tokenOf(admin),
    DATABASE_URL: api.address,
    DATA_DIR: folder,
    TSX_TSCONFIG_PATH: join(root, 'tsconfig.json'),
    XDG_CONFIG_HOME: folder,
  };
  staff = await api.buildUsers(3);
  participants = [
    await api.buildUser({ college: 'Hill College', email: 'ravi@college.example' }),
    await api.buildUser({ college: 'Hill College' }),
  ];
  const organizer = await api.buildUser({ role: 'organizer' });
  workshop = await api.buildEvent({ title: 'Robotics workshop: build a robot', capacity: 2, createdBy: organizer });
  await announcementsIn(api.sql)({ title: 'Old news', createdBy: organizer, createdAt: inHours(-2) });
  await api.buildEvent({ title: 'Chess evening', tags: ['games'], createdBy: organizer });
  await api.buildEvent({ title: 'Open house', createdBy: admin, location: 'Hall 2', date: inHours(20), capacity: 1 });
  await api.buildRegistrations(workshop, participants);
  await api.sql('UPDATE registrations SET ticket_number = $2 WHERE user_id = $1', [
    participants[1]!.uuid,
    fromCode('WXYZ ABCD'),
  ]);
  await api.buildEvent({ title: 'Lost event', createdBy: organizer, date: inHours(-50) });
  const running = { title: 'Robo wars', location: 'Court', date: inHours(-1), endsAt: inHours(1) };
  await api.buildEvent({ ...running, createdBy: organizer });
  await api.buildUser({ role: 'organizer', email: 'olga@college.example', firstName: 'Olga' });
  waitlist = await api.buildUsers(2);
  await api.buildWaitlist(workshop, waitlist);
  await api.sql(`SELECT evm_post('role-changed', $1, '{"before": "organizer", "after": "admin"}')`, [admin.uuid]);
  const trip = await api.buildEvent({ title: 'Field trip', createdBy: organizer });
  requesters = await api.buildUsers(2);
  await api.buildRequests(trip, requesters);
  await api.buildRegistrations(trip, [await api.buildUser({ email: 'priya@college.example' })]);
  const csv = (name: string, rows: string[]) => writeFileSync(join(folder, name), `${rows.join('\n')}\n`);
  csv('staff.csv', ['firstName,lastName,email', ...staff.map(({ email }) => `Some,One,${email}`)]);
  csv('freshers.csv', [
    'firstName,lastName,email,college',
    'Nina,Iyer,nina@new.example,Hill',
    'Om,Shah,om@new.example,Hill',
  ]);
  const [, questions] = /^```json\n([\s\S]*?)```/m.exec(manual)!;
  writeFileSync(join(folder, 'questions.json'), questions!);
  csv('results.csv', ['email,points', ...participants.map(({ email }, n) => `${email},${10 * (n + 1)}`)]);
});
afterAll(async () => {
  await api?.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = async (line: string): Promise<string> => {
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', line], { cwd: folder, env });
  return stdout;
};
const queryOne = async <T>(text: string, values: unknown[] = []): Promise<T> =>
  Object.values((await api.sql<Record<string, T>>(text, values))[0]!)[0]!;
const scores = () =>
  api.sql(
    'SELECT u.email, s.points FROM scores s JOIN users u ON u.id = s.user_id WHERE event_id = $1 ORDER BY s.points',
    [workshop.uuid],
  );
const locations = async () =>
  (await api.sql<{ location: string }>(`SELECT location FROM events WHERE title = 'Chess evening' ORDER BY date`)).map(
    ({ location }) => location,
  );
const fileLike = (ending: string) => readdirSync(folder).find((name) => name.endsWith(ending))!;

/** Checks the effect of each line of the manual. A line without a check fails. */
const effects: readonly [beginning: string, check: (out: string) => Promise<void>][] = [
  [
    'tail -n +2 staff.csv',
    async () => {
      const roles = await api.sql('SELECT role FROM users WHERE id = ANY($1::uuid[])', [staff.map(({ uuid }) => uuid)]);
      expect(roles).toEqual(staff.map(() => ({ role: 'organizer' })));
    },
  ],
  [
    'evm settings set enableRegistration=false',
    async () => expect(await queryOne('SELECT enable_registration FROM system_settings')).toBe(false),
  ],
  [
    'evm settings set enableRegistration=true',
    async () => expect(await queryOne('SELECT enable_registration FROM system_settings')).toBe(true),
  ],
  [
    'evm users export',
    async () => {
      const rows = readFileSync(join(folder, fileLike('.csv')), 'utf8')
        .trim()
        .split('\n').length;
      expect(rows).toBeGreaterThan(1);
      expect(readdirSync(folder).some((name) => /^people-\d{4}-\d\d-\d\d\.csv$/.test(name))).toBe(true);
    },
  ],
  ['evm server backup', async () => expect(existsSync(join(folder, fileLike('.backup')))).toBe(true)],
  [
    'evm users import',
    async () =>
      expect(
        await queryOne(`SELECT count(*)::int FROM users WHERE email IN ('nina@new.example', 'om@new.example')`),
      ).toBe(2),
  ],
  [
    'evm events list --from',
    async (out) => {
      const found = JSON.parse(out) as { title: string; date: string; endsAt: string | null }[];
      const trip = found.find(({ title }) => title === 'Field trip')!;
      expect(Date.parse(trip.endsAt!) - Date.parse(trip.date)).toBe((2 * 24 + 10.5) * 3_600_000);
    },
  ],
  [
    'evm events list --free',
    async (out) => {
      const found = JSON.parse(out) as { title: string }[];
      expect(found.map(({ title }) => title)).toEqual(['Chess evening', 'Field trip']);
    },
  ],
  [
    'evm events days',
    async (out) => expect(JSON.parse(out)).toEqual([4, 5, 6].map((day) => ({ day: `${year}-12-0${day}`, count: 1 }))),
  ],
  ['evm events tags', async (out) => expect(out).toBe('games\n')],
  ['evm events list', async (out) => expect(out).toBe('Robotics workshop: build a robot\n')],
  ['evm events now', async (out) => expect(out).toMatch(/^Court\tnow\t\S+\tRobo wars\tevent_\w+$/m)],
  ['evm events mine', async (out) => expect(out).toMatch(/^\d{4}-[^\t]*Z\tOpen house\tHall 2\n$/)],
  [
    'evm events staff add',
    async () =>
      expect(await queryOne('SELECT count(*)::int FROM event_invitations WHERE event_id = $1', [workshop.uuid])).toBe(
        2,
      ),
  ],
  [
    'evm events staff remove',
    async () =>
      expect(await queryOne('SELECT email FROM event_invitations WHERE event_id = $1', [workshop.uuid])).toBe(
        'ravi@college.example',
      ),
  ],
  [
    'evm events hand-over',
    async () =>
      expect(await queryOne(`SELECT email FROM event_invitations WHERE role = 'owner'`)).toBe('olga@college.example'),
  ],
  [
    'evm events participants',
    async (out) => expect(out.trim().split('\n').toSorted()).toEqual(participants.map(({ email }) => email).toSorted()),
  ],
  [
    'evm checkin "Robotics workshop" ravi@college.example --undo',
    async () => expect(await queryOne('SELECT count(*)::int FROM standing_scans')).toBe(0),
  ],
  [
    'evm checkin "Robotics workshop" ravi@college.example',
    async () =>
      expect(await queryOne('SELECT door FROM standing_scans WHERE user_id = $1', [participants[0]!.uuid])).toBe(
        'Main gate',
      ),
  ],
  [
    'evm checkin "Robotics workshop" "WXYZ ABCD"',
    async () => expect(await queryOne('SELECT user_id FROM standing_scans')).toBe(participants[1]!.uuid),
  ],
  [
    'evm events attendance',
    async (out) =>
      expect(JSON.parse(out)).toMatchObject([
        { name: expect.stringContaining('Person'), by: expect.stringMatching(/^Anita /) as string },
      ]),
  ],
  [
    'evm events edit "Open house" --walk-ins on',
    async () => expect(await queryOne(`SELECT walk_ins FROM events WHERE title = 'Open house'`)).toBe(true),
  ],
  [
    'evm checkin "Open house" "Nandini Das" --walk-in',
    async () =>
      expect(await queryOne('SELECT guest_name FROM standing_scans WHERE user_id IS NULL')).toBe('Nandini Das'),
  ],
  [
    'evm checkin "Open house" "Arun Rao" --walk-in --raise-capacity',
    async () => expect(await queryOne(`SELECT capacity FROM events WHERE title = 'Open house'`)).toBe(2),
  ],
  [
    'evm registrations list "Robotics workshop" --attendance',
    async (out) => expect(JSON.parse(out)).toMatchObject([{ email: participants[0]!.email }]),
  ],
  [
    'evm registrations list',
    async (out) => expect(out.trim().split('\n')).toEqual(waitlist.map(({ email }, n) => `${n + 1}\t${email}`)),
  ],
  [
    'evm registrations approve',
    async (out) =>
      expect(out.trim().split('\n')).toEqual(
        requesters.map(({ lastName, email }) => `CONFIRMED\t${lastName}\t${email}`),
      ),
  ],
  [
    'evm registrations remove',
    async () =>
      expect(
        await queryOne(
          `SELECT count(*)::int FROM registrations r JOIN users u ON u.id = r.user_id WHERE u.email LIKE 'priya@%'`,
        ),
      ).toBe(0),
  ],
  [
    'evm registrations write "Robotics workshop" --attendance',
    async () =>
      expect(
        await api.sql(
          `SELECT u.email FROM mail_messages m JOIN users u ON u.id = m.user_id
            WHERE m.kind = 'organizer-letter' AND m.data ->> 'subject' = 'We missed you'`,
        ),
      ).toEqual([{ email: participants[0]!.email }]),
  ],
  [
    'evm registrations write',
    async () => {
      const letters = await api.sql(
        `SELECT u.email FROM mail_messages m JOIN users u ON u.id = m.user_id WHERE m.kind = 'organizer-letter' ORDER BY u.id`,
      );
      expect(letters).toEqual(waitlist.map(({ email }) => ({ email })));
    },
  ],
  ['evm registrations export', async () => expect(existsSync(join(folder, 'workshop.xlsx'))).toBe(true)],
  [
    'evm events edit "Robotics workshop" --question-file',
    async () => {
      const kinds = await api.sql('SELECT kind FROM questions WHERE event_id = $1 ORDER BY position', [workshop.uuid]);
      expect(kinds).toEqual([{ kind: 'one_of' }, { kind: 'short_text' }, { kind: 'consent' }]);
    },
  ],
  [
    `evm events edit "Field trip" --date "${year}-12-04 07:30"`,
    async () =>
      expect(
        await queryOne(`SELECT extract(epoch FROM ends_at - date)::int / 60 FROM events WHERE title = 'Field trip'`),
      ).toBe(2 * 24 * 60 + 9.5 * 60),
  ],
  [
    `evm events edit "Field trip" --date "${year}-12-04 06:30"`,
    async () =>
      expect(
        await queryOne(`SELECT extract(epoch FROM ends_at - date)::int / 60 FROM events WHERE title = 'Field trip'`),
      ).toBe(2 * 24 * 60 + 10.5 * 60),
  ],
  [
    'evm events duplicate',
    async () =>
      expect(
        await queryOne(`SELECT count(*)::int FROM events WHERE title = 'Open house' AND location = 'Hall 2'`),
      ).toBe(2),
  ],
  [
    'evm events repeat "Chess evening" --every week --times 12 --dry-run',
    async (out) => expect(out.trim().split('\n')).toHaveLength(12),
  ],
  ['evm events repeat "Chess', async () => expect(await locations()).toEqual(Array(12).fill('Main hall'))],
  [
    'evm events edit "$(evm events list --search "Chess',
    async () =>
      expect(await locations()).toEqual([...Array<string>(4).fill('Main hall'), ...Array<string>(8).fill('Library')]),
  ],
  [
    'evm events cancel',
    async () =>
      expect(await api.sql(`SELECT location, cancellation_reason FROM events WHERE cancelled_at IS NOT NULL`)).toEqual([
        { location: 'Library', cancellation_reason: 'The library is closed.' },
      ]),
  ],
  ['evm events delete', async () => expect(await locations()).toHaveLength(10)],
  [
    'evm events repeat "$(evm events list',
    async () => expect((await locations()).slice(9)).toEqual(Array(3).fill('Library')),
  ],
  [
    'evm calendar create',
    async (out) => {
      const { url } = JSON.parse(out) as { url: string };
      expect((await fetch(`${api.url}${new URL(url).pathname}`)).status).toBe(200);
    },
  ],
  [
    'tail -n +2 results.csv',
    async () => {
      const first = await scores();
      expect(first.map(({ email }) => email)).toEqual(participants.map(({ email }) => email));
      await run(lines.find((line) => line.startsWith('tail -n +2 results.csv'))!);
      expect(await scores()).toEqual(first);
    },
  ],
  [
    'evm announcements create --title "Library closed"',
    async () =>
      expect(
        await queryOne(`SELECT count(*)::int FROM announcements WHERE title = 'Library closed' AND is_published`),
      ).toBe(1),
  ],
  [
    'evm announcements create --title "Bring a raincoat"',
    async () =>
      expect(
        await queryOne(
          `SELECT audience = 'seats' AND pinned AND ends_at > publish_at FROM announcements WHERE title LIKE 'Bring%'`,
        ),
      ).toBe(true),
  ],
  [
    'evm announcements tell-again',
    async () => expect(await queryOne(`SELECT told_again FROM announcements WHERE title = 'Old news'`)).toBe(true),
  ],
  ['evm notices list', async (out) => expect(out).toMatch(/^notice_\w+\t[^\t]+Z\tfalse\t/)],
  [
    'evm notices read',
    async () =>
      expect(
        await queryOne(
          `SELECT read_at IS NOT NULL FROM notices JOIN users u ON u.id = user_id WHERE first_name = 'Anita'`,
        ),
      ).toBe(true),
  ],
  [
    'evm notices preferences letters=off',
    async () => expect(await queryOne(`SELECT wanted FROM message_choices WHERE topic = 'letters'`)).toBe(false),
  ],
  [
    'evm notices phone',
    async () => expect(await queryOne(`SELECT phone FROM users WHERE phone IS NOT NULL`)).toBe('+919876543210'),
  ],
  [
    'evm settings set mapLinkTemplate',
    async () =>
      expect(await queryOne('SELECT map_link_template FROM system_settings')).toBe(
        'https://www.openstreetmap.org/search?query={place}',
      ),
  ],
  [
    'evm events edit "Robotics workshop" --overlaps off',
    async () => expect(await queryOne('SELECT refuse_overlaps FROM events WHERE id = $1', [workshop.uuid])).toBe(true),
  ],
  [
    'evm events edit "Robotics workshop" --self-checkin on',
    async () => expect(await queryOne('SELECT self_check_in FROM events WHERE id = $1', [workshop.uuid])).toBe(true),
  ],
  [
    'evm events edit "Robotics workshop" --attendance-points 5',
    async () =>
      expect(await queryOne('SELECT attendance_points FROM events WHERE id = $1', [workshop.uuid])).toBe('5.00'),
  ],
  [
    'evm audit',
    async (out) =>
      expect((JSON.parse(out) as { action: string }[]).map(({ action }) => action)).toContain('users.import'),
  ],
];

test('the manual has at least ten scripts', () => {
  expect(lines.length).toBeGreaterThanOrEqual(10);
});

test.each(lines)('%s', async (line) => {
  const [, check] = effects.find(([beginning]) => line.startsWith(beginning)) ?? [];
  expect(check).toBeTypeOf('function');
  await check!(await run(line));
});
