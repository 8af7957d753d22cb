// An organizer fills the longest form. Each browser draws its date and time fields differently.
import { demo, password } from '../e2e/people.ts';
import { test } from './journey.ts';

test('an organizer creates an event, moves it, and announces it', async ({ person }) => {
  const title = `Paper boats ${Date.now()}`;
  await person.goto('/login');
  await person.signIn(demo.organizer, password);
  await person.press('link', 'Events');
  await person.press('link', 'Create Event');
  await person.fill('Title', title);
  await person.fill('Description', 'Fold one. Let it go.');
  await person.fillParts('Date', ['05', '04', '2099'], '2099-05-04');
  await person.fillParts('Time', ['06', '30', 'PM'], '18:30');
  await person.fill('Location', 'River steps');
  await person.fill('Capacity', '2');
  await person.press('button', 'Create Event');
  await person.sees('Event created successfully!');
  await person.sees('0 / 2 registered');

  await person.press('link', 'Edit');
  await person.fillParts('Time', ['07', '15', 'PM'], '19:15');
  await person.fill('Location', 'Old bridge');
  await person.press('button', 'Update Event');
  await person.sees('Old bridge');
  await person.sees('7:15');

  await person.press('link', 'Announcements');
  await person.press('link', 'Create Announcement');
  await person.fill('Title', `About ${title}`);
  await person.fill('Content', 'Bring paper.');
  await person.press('button', 'Create Announcement');
  await person.sees(`About ${title}`);
  // no check for the event here: the dashboard sorts by date, so this event is last
  await person.press('link', 'Dashboard');
  await person.sees('Your Events');
});
