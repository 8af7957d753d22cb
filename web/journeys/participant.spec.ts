// A new participant, from the list of events to a ticket that opens offline.
import {
  announce,
  ask,
  award,
  createContestant,
  freshEmail,
  password,
  planEvent,
  session,
  signUp,
} from '../e2e/people.ts';
import { textIn } from '../e2e/languageTexts.ts';
import { test } from './journey.ts';

const hasCachedAnswers = (answers: number) =>
  `navigator.serviceWorker.ready
    .then(() => caches.open('answers'))
    .then((cache) => cache.keys())
    .then((keys) => keys.length >= ${answers})`;

const chooseLanguage = (tag: string) => `(() => {
  const list = document.querySelector('header select');
  if (!list) return false;
  list.value = '${tag}';
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
})()`;

test('a participant finds an event, takes a seat, hears the news, saves settings and opens the ticket without net', async ({
  person,
  request,
}) => {
  const word = `firefly${Date.now()}`;
  const title = `Count ${word}`;
  const eventId = await planEvent(request, { title, date: '2090-05-17T10:00:00Z' });
  const rival = await createContestant(request, eventId, 'Anu');
  const email = freshEmail();
  await signUp(request, { firstName: 'Nila', lastName: 'Raman', email });

  await person.goto('/');
  await person.signIn(email, password);
  await person.sees('Welcome, Nila!');
  await person.press('link', 'Browse Events');
  await person.fill('Search events', word);
  await person.sees('1 event');
  await person.press('link', 'Month');
  await person.sees('Nothing takes place in');
  await person.press('link', 'Agenda');
  await person.press('link', title);
  await person.sees('1 / 5 registered');

  await person.press('button', 'Register Now');
  await person.press('button', 'Register');
  await person.sees('You are registered for this event.');
  await person.press('link', 'Show your ticket');
  const { token } = await session(request, email);
  const query = 'query ($id: ID!) { ticket(id: $id) { code } }';
  const { ticket } = await ask<{ ticket: { code: string } }>(request, query, { id: eventId }, token);
  await person.sees(ticket.code);

  await person.press('link', 'Leaderboard');
  await person.sees('Top Performers');
  await award(request, eventId, rival, 70);
  await person.goto(`/leaderboard/${eventId}`);
  await person.sees(rival.name);
  await person.seesLiveAnnouncement(async () => (await announce(request)).title);

  await person.goto('/settings');
  await person.tick('Profile visible');
  await person.press('button', 'Save Settings');
  await person.sees('Settings saved successfully!');

  await person.press('link', 'My Events');
  await person.press('link', 'Show ticket');
  await person.sees(ticket.code);
  await person.waitFor('the ticket and the list are on the device', hasCachedAnswers(2));
  await person.whileOffline(
    async () => {
      await person.goto('/my-events');
      await person.sees('No connection. This is how it was at');
      await person.press('link', 'Show ticket');
      await person.sees(ticket.code);
      await person.sees('No connection. This is how it was at');
    },
    async () => {
      await person.goto('/my-events');
      await person.sees(title);
      await person.seesNoMore('No connection.');
    },
  );

  await person.waitFor('German is chosen in the header', chooseLanguage('de'));
  await person.sees(textIn('de', 'web/myEvents', 'myEvents.title'));
});
