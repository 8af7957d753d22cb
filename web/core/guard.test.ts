import { matchPath } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { Area } from './area.tsx';
import { guard, signedInRoles } from './guard.ts';
import type { Role } from './session.ts';

const areas = import.meta.glob<Record<string, Area>>('../screens/*/area.ts', { eager: true });
const routes = Object.values(areas).flatMap((module) => Object.values(module).flatMap((area) => area.routes));

function lead(url: string, role: Role | null, maintenance?: boolean) {
  const [pathname = ''] = url.split('?');
  const roles = routes.find(({ path }) => matchPath(path, pathname))?.roles ?? signedInRoles;
  return guard(url, roles, role, maintenance);
}

const everyone: readonly (Role | null)[] = [null, 'PARTICIPANT', 'ORGANIZER', 'ADMIN'];
const stay = undefined;

// url                          visitor                                participant  organizer  admin
const boss = '/admindashboard';
const desk = '/organizerdashboard';
const table: [string, ...(string | undefined)[]][] = [
  ['/login', stay, '/home', desk, boss],
  ['/login?return=%2Fevents%2F1', stay, '/events/1', '/events/1', '/events/1'],
  ['/login?return=%2F%2Fevil.example', stay, '/home', desk, boss],
  ['/register', stay, '/home', desk, boss],
  ['/home', '/login?return=%2Fhome', stay, desk, boss],
  ['/events', '/login?return=%2Fevents', stay, stay, stay],
  ['/events?q=a+b', '/login?return=%2Fevents%3Fq%3Da%2Bb', stay, stay, stay],
  ['/events/event_1/edit', '/login?return=%2Fevents%2Fevent_1%2Fedit', stay, stay, stay],
  ['/profile', '/login?return=%2Fprofile', stay, stay, stay],
  ['/announcements?type=event', '/login?return=%2Fannouncements%3Ftype%3Devent', stay, stay, stay],
  ['/announcements/create', '/login?return=%2Fannouncements%2Fcreate', stay, stay, stay],
  ['/leaderboard', '/login?return=%2Fleaderboard', stay, stay, stay],
  ['/leaderboard/event_1', '/login?return=%2Fleaderboard%2Fevent_1', stay, stay, stay],
  ['/settings', '/login?return=%2Fsettings', stay, stay, stay],
  ['/admindashboard', '/login?return=%2Fadmindashboard', '/home', desk, stay],
  ['/admindashboard/audit?action=x', '/login?return=%2Fadmindashboard%2Faudit%3Faction%3Dx', '/home', desk, stay],
  ['/organizerdashboard', '/login?return=%2Forganizerdashboard', '/home', stay, boss],
  ['/system-settings', '/login?return=%2Fsystem-settings', '/home', desk, stay],
  ['/settings', '/login?return=%2Fsettings', stay, stay, stay],
  ['/loginhelp', '/login?return=%2Floginhelp', stay, stay, stay],
  ['/terms', stay, stay, stay, stay],
  ['/accessibility', stay, stay, stay, stay],
  ['/forgot-password', stay, stay, stay, stay],
  ['/reset-password/secret', stay, stay, stay, stay],
  ['/verify-email/secret', stay, stay, stay, stay],
];

describe.each(table)('%s', (url, ...outcomes) => {
  test.each(everyone.map((role, n) => [role ?? 'visitor', role, outcomes[n]] as const))(
    '%s',
    (_name, role, outcome) => {
      expect(lead(url, role)).toBe(outcome);
    },
  );
});

test('a redirect never leads to another redirect', () => {
  const again = table.flatMap(([url]) => everyone.map((role) => lead(lead(url, role) ?? url, role)));
  expect(again.filter(Boolean)).toEqual([]);
});

test.each([
  ['PARTICIPANT', undefined],
  ['ORGANIZER', undefined],
  ['ADMIN', '/admindashboard'],
] as const)('in maintenance, only an admin is redirected from the login page (%s)', (role, outcome) => {
  expect(lead('/login', role, true)).toBe(outcome);
});
