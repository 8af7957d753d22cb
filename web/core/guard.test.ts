import { describe, expect, test } from 'vitest';
import { guard } from './guard.ts';
import type { Role } from './session.ts';

const everyone: readonly (Role | null)[] = [null, 'PARTICIPANT', 'ORGANIZER', 'ADMIN'];
const stay = undefined;

// url                          visitor                                participant  organizer  admin
const table: [string, ...(string | undefined)[]][] = [
  ['/login', stay, '/home', '/home', '/home'],
  ['/login?return=%2Fevents%2F1', stay, '/events/1', '/events/1', '/events/1'],
  ['/login?return=%2F%2Fevil.example', stay, '/home', '/home', '/home'],
  ['/register', stay, '/home', '/home', '/home'],
  ['/home', '/login?return=%2Fhome', stay, stay, stay],
  ['/events', '/login?return=%2Fevents', stay, stay, stay],
  ['/events?q=a+b', '/login?return=%2Fevents%3Fq%3Da%2Bb', stay, stay, stay],
  ['/events/event_1/edit', '/login?return=%2Fevents%2Fevent_1%2Fedit', stay, stay, stay],
  ['/profile', '/login?return=%2Fprofile', stay, stay, stay],
  ['/announcements?type=event', '/login?return=%2Fannouncements%3Ftype%3Devent', stay, stay, stay],
  ['/announcements/create', '/login?return=%2Fannouncements%2Fcreate', stay, stay, stay],
  ['/admindashboard', '/login?return=%2Fadmindashboard', '/home', '/home', stay],
  ['/organizerdashboard', '/login?return=%2Forganizerdashboard', '/home', stay, '/home'],
  ['/system-settings', '/login?return=%2Fsystem-settings', '/home', '/home', stay],
  ['/loginhelp', '/login?return=%2Floginhelp', stay, stay, stay],
];

describe.each(table)('%s', (url, ...outcomes) => {
  test.each(everyone.map((role, n) => [role ?? 'visitor', role, outcomes[n]] as const))(
    '%s',
    (_name, role, outcome) => {
      expect(guard(url, role)).toBe(outcome);
    },
  );
});
