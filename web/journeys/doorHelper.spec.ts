// A helper checks people in by name and by code, because the camera is refused.
import { createDoorHelper, ticketOf } from '../e2e/doorSetup.ts';
import { createContestant, password, planEvent } from '../e2e/people.ts';
import { test } from './journey.ts';

test('a door helper lets people in by name and by code if the camera is refused', async ({
  person,
  engine,
  request,
}) => {
  const eventId = await planEvent(request, { date: new Date(Date.now() + 3_600_000).toISOString() });
  const asha = await createContestant(request, eventId, 'Asha');
  const ben = await createContestant(request, eventId, 'Ben');
  const { code } = await ticketOf(request, eventId, ben);
  const { email } = await createDoorHelper(request, eventId);
  await person.goto(`/events/${eventId}`);
  await person.signIn(email, password);
  await person.press('link', 'At the door');
  await person.sees('0 in of 2');
  await person.press('button', 'Scan tickets');
  await person.sees(engine.hasCamera ? 'The camera is blocked' : 'No camera can be used here');
  await person.press('button', 'Close');

  await person.press('button', `Check in ${asha.name}`);
  await person.sees(`Welcome, ${asha.name}`);
  await person.fill('Name, college or code', code);
  await person.enter();
  await person.sees(`Welcome, ${ben.name}`);
  await person.sees('2 in of 2');
  await person.sees('In step with all doors');
});
