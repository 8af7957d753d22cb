import { expect, test, type Page } from '@playwright/test';
import { auditAccessibility } from './accessibility.ts';
import { failNetwork, hangNetwork, loseAnswer } from './answers.ts';
import { createWaitlistEntry, mutateAsAdmin } from './doorSetup.ts';
import {
  announce,
  createContestant,
  demo,
  openControls,
  openMore,
  password,
  planEvent,
  signInAs,
  signInAsNewcomer,
  type Contestant,
} from './people.ts';
import { press } from './press.ts';

const kept = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: 'The connection or the session ended before the answer came.' });
const question = (page: Page) => page.getByRole('alertdialog');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const storedDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));

async function signInWith(page: Page, { email }: Contestant) {
  await signInAs(page, email);
}

async function askToCancelSeat(page: Page) {
  await press(button(page, 'Cancel Registration'));
  await press(question(page).getByRole('button', { name: 'Cancel registration' }));
}

/** Opens the question, types the reason and confirms. */
async function askToCancelEvent(page: Page, reason: string) {
  await openMore(page);
  await press(button(page, 'Cancel event…'));
  await question(page).getByLabel('Reason').fill(reason);
  await press(question(page).getByRole('button', { name: 'Cancel event' }));
}

test(
  'a person whose cancellation did not get through is offered it again after a reload, and presses again',
  { tag: '@wide' },
  async ({ page }) => {
    const id = await planEvent(page.request);
    await signInWith(page, await createContestant(page.request, id, 'Asha'));
    await page.goto(`/events/${id}`);
    const network = await failNetwork(page, 'useCancelRegistrationMutation');
    await askToCancelSeat(page);
    await expect(question(page).getByRole('alert')).toContainText('Failed to cancel registration');
    await press(question(page).getByRole('button', { name: 'Keep my seat' }));
    await expect(kept(page)).toContainText('Failed to cancel registration');

    await page.reload();
    await expect(kept(page)).toContainText('Failed to cancel registration');
    await auditAccessibility(page);
    network.repair();
    await press(kept(page).getByRole('button', { name: 'Try again' }));
    await expect(question(page)).toContainText('Cancel your registration?');
    expect(network.requests).toBe(1);
    await press(question(page).getByRole('button', { name: 'Cancel registration' }));
    await expect(button(page, 'Register Now')).toBeVisible();
    await expect(kept(page)).toHaveCount(0);
    expect(await storedDrafts(page)).toEqual([]);
  },
);

test(
  'a person reloads while their cancellation hangs, and discards it: the seat stays theirs',
  { tag: '@wide' },
  async ({ page }) => {
    const id = await planEvent(page.request);
    await signInWith(page, await createContestant(page.request, id, 'Asha'));
    await page.goto(`/events/${id}`);
    const network = await hangNetwork(page, 'useCancelRegistrationMutation');
    await askToCancelSeat(page);
    await expect.poll(() => network.requests).toBe(1);
    await page.reload();
    await press(kept(page).getByRole('button', { name: 'Discard' }));
    await expect(kept(page)).toHaveCount(0);
    await expect(button(page, 'Cancel Registration')).toBeVisible();
    await page.reload();
    await expect(button(page, 'Cancel Registration')).toBeVisible();
    await expect(kept(page)).toHaveCount(0);
    expect(network.requests).toBe(1);
  },
);

test('a cancelled seat whose answer was lost: confirming again is no error, and a new seat offers nothing', async ({
  page,
}) => {
  const id = await planEvent(page.request);
  const asha = await createContestant(page.request, id, 'Asha');
  await signInWith(page, asha);
  await page.goto(`/events/${id}`);
  await loseAnswer(page, 'useCancelRegistrationMutation');
  await askToCancelSeat(page);
  await expect(question(page).getByRole('alert')).toContainText('Failed to cancel registration');
  await press(question(page).getByRole('button', { name: 'Cancel registration' }));
  await expect(question(page)).toHaveCount(0);
  await expect(button(page, 'Register Now')).toBeVisible();

  await press(button(page, 'Register Now'));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Register' }));
  await expect(button(page, 'Cancel Registration')).toBeVisible();
  await expect(kept(page)).toHaveCount(0);
});

for (const { what, capacity, mutation, open, submit, result } of [
  {
    what: 'a seat',
    capacity: 2,
    mutation: 'useRegisterMutation',
    open: 'Register Now',
    submit: 'Register',
    result: 'You are registered for this event.',
  },
  {
    what: 'a place on the waitlist',
    capacity: 1,
    mutation: 'useJoinWaitlistMutation',
    open: 'Join the waitlist',
    submit: 'Join',
    result: 'You are number 1 in line.',
  },
])
  test(`${what} whose answer was lost: the screen shows it, and trying again is no error`, async ({ page }) => {
    const id = await planEvent(page.request, { capacity });
    await createContestant(page.request, id, 'Ben');
    await signInAsNewcomer(page);
    await page.goto(`/events/${id}`);
    await loseAnswer(page, mutation);
    await press(button(page, open));
    const dialog = page.getByRole('dialog');
    await press(dialog.getByRole('button', { name: submit, exact: true }));
    await press(dialog.getByRole('button', { name: 'Try again' }));
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(result)).toBeVisible();
    expect(await storedDrafts(page)).toEqual([]);
  });

test('a person who closes the form after the answer was lost sees that they have the seat', async ({ page }) => {
  const id = await planEvent(page.request);
  await signInAsNewcomer(page);
  await page.goto(`/events/${id}`);
  await loseAnswer(page, 'useRegisterMutation');
  await press(button(page, 'Register Now'));
  const dialog = page.getByRole('dialog');
  await press(dialog.getByRole('button', { name: 'Register' }));
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  await press(dialog.getByRole('button', { name: 'Cancel' }));
  await expect(page.getByText('You are registered for this event.')).toBeVisible();
});

test('a person who has left the waitlist reads of no failure if only the answer was lost', async ({ page }) => {
  const id = await planEvent(page.request, { capacity: 1 });
  await createContestant(page.request, id, 'Ben');
  await signInAsNewcomer(page);
  await page.goto(`/events/${id}`);
  await press(button(page, 'Join the waitlist'));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Join', exact: true }));
  await loseAnswer(page, 'useLeaveWaitlistMutation');
  await press(button(page, 'Leave the waitlist'));
  await expect(button(page, 'Join the waitlist')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test(
  'an organizer whose cancellation of an event failed finds the reason in the question again',
  { tag: '@wide' },
  async ({ page }) => {
    const id = await planEvent(page.request);
    await createContestant(page.request, id, 'Asha');
    await signInAs(page, demo.admin);
    await page.goto(`/events/${id}`);
    const network = await failNetwork(page, 'CancelEventDialogMutation');
    await askToCancelEvent(page, 'A storm is coming.');
    await expect(question(page).getByRole('alert')).toContainText('Failed to cancel event');
    await page.reload();
    await expect(kept(page)).toContainText('Failed to cancel event');
    network.repair();
    await press(kept(page).getByRole('button', { name: 'Try again' }));
    await expect(question(page).getByLabel('Reason')).toHaveValue('A storm is coming.');
    await press(question(page).getByRole('button', { name: 'Cancel event' }));
    await expect(page.getByRole('main').getByRole('alert')).toContainText('A storm is coming.');
    await expect(kept(page)).toHaveCount(0);
    expect(await storedDrafts(page)).toEqual([]);
  },
);

async function signInAgain(page: Page) {
  // the token is refused
  await page.evaluate(() => localStorage.setItem('token', 'ended'));
  await page.reload();
  await page.getByLabel('Email').fill(demo.admin);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await press(button(page, 'Login'));
}

test('a reason that was typed but not sent outlasts the session, and is gone once its question is closed', async ({
  page,
}) => {
  const id = await planEvent(page.request);
  await createContestant(page.request, id, 'Asha');
  await signInAs(page, demo.admin);
  const reason = question(page).getByLabel('Reason');
  const askToCancel = async () => {
    await openMore(page);
    await press(button(page, 'Cancel event…'));
  };
  await page.goto(`/events/${id}`);
  await askToCancel();
  await reason.fill('A storm is coming.');
  await signInAgain(page);
  await askToCancel();
  await expect(reason).toHaveValue('A storm is coming.');
  await press(question(page).getByRole('button', { name: 'Keep event' }));
  await expect(kept(page)).toHaveCount(0);
  expect(await storedDrafts(page)).toEqual([]);
  await askToCancel();
  await expect(reason).toHaveValue('');
});

test('a typed reason for removing people outlasts the session', { tag: '@wide' }, async ({ page }) => {
  const id = await planEvent(page.request);
  const asha = await createContestant(page.request, id, 'Asha');
  await signInAs(page, demo.admin);
  const reason = page.getByRole('dialog', { name: `Remove ${asha.name}?` }).getByLabel('Reason');
  const people = page.getByRole('region', { name: /^Registered Participants/ });
  const askToRemove = async () => {
    await press(people.getByRole('checkbox', { name: asha.name }));
    await press(people.getByRole('button', { name: 'Remove (1)…' }));
  };
  await page.goto(`/events/${id}/people`);
  await askToRemove();
  await reason.fill('The room is smaller.');
  await signInAgain(page);
  await askToRemove();
  await expect(reason).toHaveValue('The room is smaller.');
});

test('a failed cancellation of an event is no longer offered after another admin has cancelled it', async ({
  page,
}) => {
  const id = await planEvent(page.request);
  await createContestant(page.request, id, 'Asha');
  await signInAs(page, demo.admin);
  await page.goto(`/events/${id}`);
  await failNetwork(page, 'CancelEventDialogMutation');
  await askToCancelEvent(page, 'A storm is coming.');
  await press(question(page).getByRole('button', { name: 'Keep event' }));
  await expect(kept(page)).toContainText('Failed to cancel event');
  await mutateAsAdmin(page.request, 'cancelEvent', { eventId: id, reason: 'The hall is closed.' });
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The hall is closed.');
  await expect(kept(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The hall is closed.');
  await expect(kept(page)).toHaveCount(0);
});

test('an event whose deletion was not answered counts as deleted when the organizer confirms again', async ({
  page,
}) => {
  const title = `Night walk ${Date.now()}`;
  const id = await planEvent(page.request, { title });
  await signInAs(page, demo.admin);
  await page.goto(`/events/${id}`);
  // the page does not learn by itself that the event is gone
  await page.routeWebSocket('**/graphql', () => {});
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('readSeatsQuery') ? route.abort() : route.fallback(),
  );
  const network = await failNetwork(page, 'useDeleteEventMutation');
  await openMore(page);
  await press(button(page, 'Delete'));
  await press(question(page).getByRole('button', { name: 'Delete event' }));
  await expect(question(page).getByRole('alert')).toContainText('Failed to delete event');
  await page.reload();
  await expect(kept(page)).toContainText('Failed to delete event');
  network.repair();
  await press(kept(page).getByRole('button', { name: 'Try again' }));
  await loseAnswer(page, 'useDeleteEventMutation');
  await press(question(page).getByRole('button', { name: 'Delete event' }));
  await expect(question(page).getByRole('alert')).toContainText('Failed to delete event');
  await press(question(page).getByRole('button', { name: 'Delete event' }));
  await expect(page.getByText(`The event “${title}” was deleted.`)).toBeVisible();
  expect(await storedDrafts(page)).toEqual([]);
});

test('an organizer removes people at the second attempt, with the reason of the first', async ({ page }) => {
  const id = await planEvent(page.request);
  const asha = await createContestant(page.request, id, 'Asha');
  await createContestant(page.request, id, 'Ben');
  await signInAs(page, demo.admin);
  await page.goto(`/events/${id}/people`);
  const people = page.getByRole('region', { name: /^Registered Participants/ });
  const dialog = page.getByRole('dialog', { name: `Remove ${asha.name}?` });
  const network = await failNetwork(page, 'useRemoveRegistrationsMutation');
  await press(people.getByRole('checkbox', { name: asha.name }));
  await press(people.getByRole('button', { name: 'Remove (1)…' }));
  await dialog.getByLabel('Reason').fill('The room is smaller.');
  await press(dialog.getByRole('button', { name: 'Remove' }));
  await expect(dialog.getByRole('alert')).toContainText('Failed to remove them');
  await page.reload();
  network.repair();
  await press(kept(page).getByRole('button', { name: 'Try again' }));
  await expect(dialog.getByLabel('Reason')).toHaveValue('The room is smaller.');
  await press(dialog.getByRole('button', { name: 'Remove' }));
  await expect(people.getByText('1 person has been removed.')).toBeVisible();
  await expect(kept(page)).toHaveCount(0);
  expect(await storedDrafts(page)).toEqual([]);
});

test('an organizer gives a seat whose answer was lost again, and reads that the person does not wait', async ({
  page,
}) => {
  const id = await planEvent(page.request, { capacity: 1 });
  await createContestant(page.request, id, 'Asha');
  const waits = await createWaitlistEntry(page.request, id);
  await signInAs(page, demo.admin);
  await page.goto(`/events/${id}/people`);
  const give = { name: 'Give a seat now' };
  await loseAnswer(page, 'useGiveSeatMutation');
  await press(page.getByRole('main').getByRole('button', give));
  await press(question(page).getByRole('button', give));
  await expect(question(page).getByRole('alert')).toContainText('Failed to give the seat');
  await page.reload();
  await press(kept(page).getByRole('button', { name: 'Try again' }));
  await expect(question(page)).toContainText(`Give ${waits.name} a seat now?`);
  await press(question(page).getByRole('button', give));
  await expect(question(page).getByRole('alert')).toContainText('is not in line for a seat');
  await press(question(page).getByRole('button', { name: 'Cancel' }));
  await expect(kept(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Registered Participants (2)' })).toBeVisible();
});

test('an announcement whose deletion failed says so in the list, and is deleted at the second attempt', async ({
  page,
}) => {
  const { title } = await announce(page.request);
  await signInAs(page, demo.admin);
  await page.goto('/announcements');
  const card = page.getByRole('article').filter({ hasText: title });
  const network = await failNetwork(page, 'useDeleteAnnouncementMutation');
  await expect(card).toBeVisible();
  await openControls(card);
  await press(card.getByRole('button', { name: 'Delete' }));
  await press(question(page).getByRole('button', { name: 'Delete' }));
  await expect(question(page).getByRole('alert')).toContainText('Failed to delete announcement');
  await page.reload();
  await expect(kept(page)).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  network.repair();
  await press(card.getByRole('button', { name: 'Try again' }));
  await press(question(page).getByRole('button', { name: 'Delete' }));
  await expect(card).toHaveCount(0);
  await expect(kept(page)).toHaveCount(0);
});

test('an admin rejects an event at the second attempt, with the reason of the first', async ({ page }) => {
  const id = await planEvent(page.request);
  await signInAs(page, demo.admin);
  await page.goto(`/events/${id}`);
  const network = await failNetwork(page, 'useRejectEventMutation');
  const dialog = page.getByRole('dialog');
  await press(button(page, 'Reject'));
  await dialog.getByLabel('Reason').fill('The bridge is closed.');
  await press(dialog.getByRole('button', { name: 'Reject' }));
  await expect(dialog.getByRole('alert')).toContainText('Failed to reject the event');
  await page.reload();
  network.repair();
  await expect(kept(page)).toBeVisible();
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
  await press(kept(page).getByRole('button', { name: 'Try again' }));
  await expect(dialog.getByLabel('Reason')).toHaveValue('The bridge is closed.');
  await press(dialog.getByRole('button', { name: 'Reject' }));
  await expect(page.getByRole('main').getByText('The bridge is closed.')).toBeVisible();
  await expect(kept(page)).toHaveCount(0);
});
