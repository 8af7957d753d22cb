import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { arriveAs, arriveAsNewcomer, ask, demo, freshEmail, planEvent, session, signUp } from './people.ts';
import { audit } from './still.ts';

/** Somebody new who asks for a seat. */
async function asker(request: APIRequestContext, eventId: string, firstName: string) {
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

const planAsking = (request: APIRequestContext, capacity: number) =>
  planEvent(request, { capacity, registrationRules: { needsApproval: true } });
const panel = (page: Page) => page.getByRole('region', { name: 'Registration', exact: true });
const requests = (page: Page) => page.getByRole('region', { name: /^Requests/ });

test('who asks on a phone has a seat without touching anything when twenty requests are approved at once', async ({
  page,
  browser,
}) => {
  const id = await planAsking(page.request, 18);
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const guest = await (await browser.newContext(phone)).newPage();
  await arriveAsNewcomer(guest);
  await guest.goto(`/events/${id}`);
  await expect(panel(guest)).toContainText('The organizer decides who gets a seat.');
  await panel(guest).getByRole('button', { name: 'Ask for a seat' }).tap();
  await guest.getByRole('dialog', { name: 'Ask for a seat' }).getByRole('button', { name: 'Ask', exact: true }).tap();
  await expect(panel(guest).getByRole('status')).toHaveText('You have asked for a seat. The organizer decides.');
  // thought better of it, and of that
  await panel(guest).getByRole('button', { name: 'Take the request back' }).tap();
  await guest.getByRole('alertdialog').getByRole('button', { name: 'Keep the request' }).tap();

  await arriveAs(page, demo.admin);
  await page.goto(`/events/${id}`);
  await expect(requests(page).getByRole('checkbox', { name: 'Nila Raman' })).toBeVisible();
  await Promise.all(Array.from({ length: 19 }, (_, n) => asker(page.request, id, `Guest ${n + 1}`)));
  // live
  await expect(page.getByRole('heading', { name: 'Requests (20)' })).toBeVisible();
  await expect(requests(page).getByRole('listitem')).toHaveCount(20);
  await expect(requests(page).getByRole('listitem').last()).toContainText('A ramp.');
  await expect(requests(page).getByRole('button', { name: 'Approve (0)' })).toBeDisabled();
  await audit(page);
  await requests(page).getByRole('checkbox', { name: 'Select all on this page' }).click();
  await requests(page).getByRole('button', { name: 'Approve (20)' }).click();
  await expect(requests(page).getByRole('status')).toHaveText('18 have a seat, 2 are in line.');
  await expect(page.getByRole('heading', { name: 'Waitlist (2)' })).toBeVisible();
  await expect(page.getByText('18 / 18 registered')).toBeVisible();

  await expect(panel(guest).getByRole('status').first()).toHaveText('The organizer has given you a seat.');
  await expect(panel(guest).getByRole('button', { name: 'Cancel Registration' })).toBeVisible();
  await guest.context().close();
});

test('a request is declined with a reason by the keyboard alone; who took theirs back meanwhile is named', async ({
  page,
}) => {
  const id = await planAsking(page.request, 5);
  await asker(page.request, id, 'Asha');
  const ben = await asker(page.request, id, 'Ben');
  await asker(page.request, id, 'Cyra');
  await arriveAs(page, demo.admin);
  // nothing new is read, as if it all happened in the same moment
  await page.routeWebSocket('**/graphql', () => {});
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('readSeatsQuery') ? route.abort() : route.fallback(),
  );
  await page.goto(`/events/${id}`);
  await requests(page).getByRole('checkbox', { name: 'Asha Asks' }).focus();
  await page.keyboard.press('Space');
  await requests(page).getByRole('checkbox', { name: 'Ben Asks' }).focus();
  await page.keyboard.press('Space');
  await ask(
    page.request,
    `mutation ($input: CancelRegistrationInput!) { cancelRegistration(input: $input) { deletedRegistrationId } }`,
    { input: { eventId: id } },
    ben.token,
  );
  await requests(page).getByRole('button', { name: 'Decline (2)…' }).focus();
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
  const outcome = requests(page).getByRole('status');
  await expect(outcome).toContainText('1 request has been declined.');
  await expect(outcome).toContainText('Ben Asks: This person has not asked for a seat, or it is decided already.');
  await expect(requests(page).locator(':focus')).toContainText('1 request has been declined.');
  await expect(
    requests(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') }),
  ).toHaveText([/^Cyra Asks/]);
});
