import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { advanceClockUntil } from './clock.ts';
import {
  signInAs,
  signInAsNewcomer,
  ask,
  createContestant,
  demo,
  freshEmail,
  planEvent,
  session,
  signUp,
} from './people.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

const attemptTimeout = { timeout: 1000 };

/** A new user who requests a seat. */
async function createRequest(request: APIRequestContext, eventId: string, firstName: string) {
  const email = freshEmail();
  await signUp(request, { firstName, lastName: 'Asks', email });
  const { token } = await session(request, email);
  const input = { eventId, name: `${firstName} Asks`, email, phone: '+91 80 555', specialRequirements: 'A ramp.' };
  await ask(
    request,
    `mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { registration { state } } }`,
    { input },
    token,
  );
  return { token };
}

const planEventWithRequests = (request: APIRequestContext, capacity: number) =>
  planEvent(request, { capacity, registrationRules: { needsApproval: true } });
const panel = (page: Page) => page.getByRole('region', { name: 'Registration', exact: true });
const people = (page: Page) => page.getByRole('region', { name: /^Registered Participants/ });
const listedNames = (page: Page) => people(page).getByRole('rowheader');

test('registration rules are validated, saved, and shown in words after an edit conflict', async ({ page }) => {
  const id = await planEvent(page.request, { date: new Date(2098, 4, 4, 18).toISOString() });
  const { token } = await signInAs(page, demo.admin);
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
  await auditAccessibility(page);
  // with an invalid rule, the section does not stay folded
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

test(
  'before registration opens, an event says when, and opens on time without a reload',
  { tag: '@wide' },
  async ({ page }) => {
    const after = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
    const id = await planEvent(page.request, { registrationRules: { opensAt: after(3_600_000) } });
    await page.clock.install();
    const { token } = await signInAsNewcomer(page);
    await page.goto(`/events/${id}`);
    const status = panel(page).getByRole('status');
    await expect(status).toHaveText(/^Registration opens /);
    await expect(panel(page).getByRole('button', { name: 'Register Now' })).toBeDisabled();

    const first = await status.textContent();
    const { token: organizer } = await session(page.request, demo.admin);
    const change = (registrationRules: Record<string, unknown>) =>
      ask(
        page.request,
        `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }`,
        { input: { eventId: id, registrationRules } },
        organizer,
      );
    await change({ opensAt: after(3000), closesAt: after(7_200_000) });
    await advanceClockUntil(page, () => expect(status).not.toHaveText(first ?? '', attemptTimeout));
    const state = async () =>
      ask(page.request, `query ($id: ID!) { event(id: $id) { viewerRegistrationState } }`, { id }, token);
    await expect.poll(state).toEqual({ event: { viewerRegistrationState: 'OPEN' } });
    await advanceClockUntil(page, () => expect(status).toHaveText(/^Registration is open until /, attemptTimeout));
    await expect(panel(page).getByRole('button', { name: 'Register Now' })).toBeEnabled();
    await change({ colleges: ['Kaveri College', 'Indus Institute'] });
    await advanceClockUntil(page, () =>
      expect(status).toHaveText('This event is for people of Kaveri College and Indus Institute.', attemptTimeout),
    );
  },
);

test(
  'a participant sees until when they can cancel, and the button disappears then without a reload',
  { tag: '@wide' },
  async ({ page }) => {
    const { request } = page;
    const after = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
    const id = await planEvent(request, { registrationRules: { cancelUntil: after(3_600_000) } });
    const { email, token } = await createContestant(request, id, 'Asha');
    await page.clock.install();
    await signInAs(page, email);
    await page.goto(`/events/${id}`);
    const giveBack = panel(page).getByRole('button', { name: 'Cancel Registration' });
    const note = panel(page).getByText(/^You can cancel until /);
    await expect(giveBack).toBeEnabled();
    const first = (await note.textContent()) ?? '';

    const { token: organizer } = await session(request, demo.admin);
    await ask(
      request,
      `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }`,
      { input: { eventId: id, registrationRules: { cancelUntil: after(4000) } } },
      organizer,
    );
    await advanceClockUntil(page, () => expect(panel(page)).not.toContainText(first, attemptTimeout));
    const canCancel = () => ask(request, `query ($id: ID!) { event(id: $id) { viewerCanCancel } }`, { id }, token);
    await expect.poll(canCancel).toEqual({ event: { viewerCanCancel: false } });
    await advanceClockUntil(page, () => expect(panel(page)).toContainText('Cancelling has ended.', attemptTimeout));
    await expect(giveBack).toHaveCount(0);
  },
);

test(
  'a participant on a phone gets a seat live if twenty requests are approved at once',
  { tag: '@wide' },
  async ({ page, browser }) => {
    const id = await planEventWithRequests(page.request, 18);
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const guest = await (await browser.newContext(phone)).newPage();
    await signInAsNewcomer(guest);
    await guest.goto(`/events/${id}`);
    await expect(panel(guest)).toContainText('The organizer decides who gets a seat.');
    const asks = async () => {
      await panel(guest).getByRole('button', { name: 'Ask for a seat' }).tap();
      await guest
        .getByRole('dialog', { name: 'Ask for a seat' })
        .getByRole('button', { name: 'Ask', exact: true })
        .tap();
      await expect(panel(guest).getByRole('status')).toHaveText('You have asked for a seat. The organizer decides.');
    };
    await asks();
    await panel(guest).getByRole('button', { name: 'Take the request back' }).tap();
    await guest.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).tap();
    await expect(panel(guest).getByRole('status')).toHaveText('Registration is open.');
    await expect(panel(guest).getByRole('button', { name: 'Ask for a seat' })).toBeFocused();
    await asks();

    await signInAs(page, demo.admin);
    await page.goto(`/events/${id}/people`);
    // if there are requests, the list starts with them
    await expect(people(page).getByRole('checkbox', { name: 'Nila Raman' })).toBeVisible();
    await Promise.all(Array.from({ length: 19 }, (_, n) => createRequest(page.request, id, `Guest ${n + 1}`)));
    // the list updates live
    const stateFilter = people(page).getByRole('combobox', { name: 'Who is listed' });
    await expect(stateFilter.locator('option:checked')).toHaveText('Asking (20)');
    await expect(listedNames(page)).toHaveCount(20);
    await expect(listedNames(page).last()).toContainText('A ramp.');
    await expect(people(page).getByRole('button', { name: 'Approve (0)' })).toBeDisabled();
    await auditAccessibility(page);
    await press(people(page).getByRole('checkbox', { name: 'Select all on this page' }));
    await press(people(page).getByRole('button', { name: 'Approve (20)' }));
    await expect(people(page).getByRole('status').first()).toHaveText('18 have a seat, 2 are in line.');
    await expect(people(page).locator(':focus')).toHaveText('18 have a seat, 2 are in line.');
    await expect(people(page)).toContainText('Nobody is asking for a seat at the moment.');
    await stateFilter.selectOption('In line (2)');
    await expect(people(page).getByRole('row')).toContainText(['', 'Number 1 in line', 'Number 2 in line']);
    await expect(page.getByRole('heading', { name: 'Registered Participants (18)' })).toBeVisible();

    await expect(panel(guest).getByRole('status').first()).toHaveText('The organizer has given you a seat.');
    await expect(panel(guest).getByRole('button', { name: 'Cancel Registration' })).toBeVisible();
    await guest.context().close();
  },
);

test(
  'requests are declined with a reason by keyboard, and a request withdrawn before that is named',
  { tag: '@wide' },
  async ({ page }) => {
    const id = await planEventWithRequests(page.request, 5);
    await createRequest(page.request, id, 'Asha');
    const ben = await createRequest(page.request, id, 'Ben');
    await createRequest(page.request, id, 'Cyra');
    await signInAs(page, demo.admin);
    // blocks live updates, as if everything happened at the same moment
    await page.routeWebSocket('**/graphql', () => {});
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('readSeatsQuery') ? route.abort() : route.fallback(),
    );
    await page.goto(`/events/${id}/people`);
    await people(page).getByRole('checkbox', { name: 'Asha Asks' }).focus();
    await page.keyboard.press('Space');
    await people(page).getByRole('checkbox', { name: 'Ben Asks' }).focus();
    await page.keyboard.press('Space');
    await ask(
      page.request,
      `mutation ($input: CancelRegistrationInput!) { cancelRegistration(input: $input) { deletedRegistrationId } }`,
      { input: { eventId: id } },
      ben.token,
    );
    await people(page).getByRole('button', { name: 'Decline (2)…' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Decline 2 requests?' });
    await expect(dialog).toContainText('The people read it.');
    await dialog.getByRole('button', { name: 'Decline' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Reason is required');
    await expect(dialog.getByLabel('Reason')).toBeFocused();
    await page.keyboard.type('This one is for beginners.');
    await dialog.getByRole('button', { name: 'Decline' }).focus();
    await page.keyboard.press('Enter');
    const outcome = people(page).getByRole('status').first();
    await expect(outcome).toContainText('1 request has been declined.');
    await expect(outcome).toContainText('Ben Asks: This person has not asked for a seat, or it is decided already.');
    await expect(people(page).locator(':focus')).toContainText('1 request has been declined.');
    await expect(listedNames(page)).toHaveText([/^Cyra Asks/]);
    // from another list, a link leads back to the requests
    const stateFilter = people(page).getByRole('combobox', { name: 'Who is listed' });
    await stateFilter.selectOption('With a seat (0)');
    await expect(people(page)).toContainText('Nobody has a seat at the moment.');
    await people(page).getByRole('button', { name: 'Show them' }).focus();
    await page.keyboard.press('Enter');
    await expect(listedNames(page)).toHaveText([/^Cyra Asks/]);
    await expect(page.locator('#participants')).toBeFocused();
  },
);
