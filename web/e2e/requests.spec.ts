import { expect, test, type Page } from '@playwright/test';
import { arriveAs, arriveAsNewcomer, ask, demo, planEvent, session } from './people.ts';
import { press } from './press.ts';
import { audit } from './still.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Registration', exact: true });

test('rules of registration are set, refused at their control, kept, and shown in words to whoever edits meanwhile', async ({
  page,
}) => {
  const id = await planEvent(page.request, { date: new Date(2098, 4, 4, 18).toISOString() });
  const { token } = await arriveAs(page, demo.admin);
  await page.goto(`/events/${id}/edit`);
  const fold = page.getByRole('button', { name: 'Registration rules' });
  const save = page.getByRole('button', { name: 'Update Event' });
  const rule = (name: string) => page.getByRole('group', { name });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await fold.focus();
  await page.keyboard.press('Enter');
  await rule('Registration opens').getByLabel('Opens on').fill('2098-04-01');
  await rule('Registration closes').getByLabel('Closes on').fill('2098-06-01');
  await rule('Registration closes').getByLabel('Time').fill('12:00');
  await page.getByRole('combobox', { name: 'For these colleges' }).fill('Meridian University, Pune');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'For these colleges' }).fill('Kaveri College');
  await page.getByLabel('At most per college').fill('3');
  await press(page.getByText('You decide who gets a seat'));
  await audit(page);
  // with what is wrong in it, it does not stay folded
  await press(fold);
  await press(save);
  await expect(rule('Registration opens')).toContainText('Time is required');
  await expect(rule('Registration opens').getByLabel('Time')).toBeFocused();
  await expect(rule('Registration closes')).toContainText('Registration must close before the event begins');
  await page.keyboard.type('0930AM');
  await rule('Registration closes').getByLabel('Closes on').fill('2098-05-01');
  await ask(
    page.request,
    `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }`,
    { input: { eventId: id, registrationRules: { cancelUntil: new Date(2098, 4, 2, 9).toISOString() } } },
    token,
  );
  await press(save);
  await expect(page.getByRole('main').getByRole('definition')).toHaveText([/May 2, 2098/]);
  await press(page.getByRole('button', { name: 'Continue with my changes' }));
  await press(save);
  await expect(page).toHaveURL(new RegExp(`/events/${id}$`));

  await page.goto(`/events/${id}/edit`);
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect(rule('Registration opens').getByLabel('Time')).toHaveValue('09:30');
  await expect(rule('Cancelling until').getByLabel('Time')).toHaveValue('09:00');
  await expect(page.getByRole('list', { name: 'Colleges that this event is for' }).getByRole('listitem')).toHaveText([
    'Meridian University, Pune',
    'Kaveri College',
  ]);
  await expect(page.getByLabel('At most per college')).toHaveValue('3');
  await expect(page.getByRole('switch', { name: 'You decide who gets a seat' })).toBeChecked();
});

test('who looks at an event before registration opens is told when, and finds it open without loading again', async ({
  page,
}) => {
  const soon = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
  const id = await planEvent(page.request, { registrationRules: { opensAt: soon(3_600_000) } });
  await page.clock.install();
  const { token } = await arriveAsNewcomer(page);
  await page.goto(`/events/${id}`);
  const told = panel(page).getByRole('status');
  await expect(told).toHaveText(/^Registration opens /);
  await expect(panel(page).getByRole('button', { name: 'Register Now' })).toBeDisabled();

  const first = await told.textContent();
  const { token: organizer } = await session(page.request, demo.admin);
  const registrationRules = { opensAt: soon(6000), closesAt: soon(7_200_000) };
  await ask(
    page.request,
    `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }`,
    { input: { eventId: id, registrationRules } },
    organizer,
  );
  await expect(told).not.toHaveText(first ?? '');
  const state = async () =>
    ask(page.request, `query ($id: ID!) { event(id: $id) { viewerRegistrationState } }`, { id }, token);
  await expect.poll(state).toEqual({ event: { viewerRegistrationState: 'OPEN' } });
  await page.clock.fastForward(10_000);
  await expect(told).toHaveText(/^Registration is open until /);
  await expect(panel(page).getByRole('button', { name: 'Register Now' })).toBeEnabled();
});
