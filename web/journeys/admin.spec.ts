// An admin visits the screens that only admins see.
import { demo, freshEmail, password, signUp } from '../e2e/people.ts';
import { test } from './journey.ts';

test('an admin finds a person, reads the audit trail and saves the system settings', async ({ person, request }) => {
  const email = freshEmail();
  await signUp(request, { firstName: 'Nila', lastName: 'Raman', email });
  await person.goto('/login');
  await person.signIn(demo.admin, password);
  await person.sees('Uptime this month');
  await person.press('button', 'Manage Users');
  await person.fill('Search users', email);
  await person.sees('1–1 of 1');

  await person.press('link', 'Audit trail');
  await person.sees('What happened');
  await person.press('link', 'Mail');
  await person.press('heading', 'Mail');

  await person.goto('/system-settings');
  await person.fill('Max users per event', '900');
  await person.press('button', 'Save Settings');
  await person.sees('saved');
});
