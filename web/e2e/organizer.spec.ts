import { expect, test } from '@playwright/test';
import { signInAs, signInAsNewcomer, ask, demo, openMore, planEvent, session, signUp } from './people.ts';
import { press } from './press.ts';

test('an organizer creates, edits and deletes an event, and sees its participants', async ({ page, browser }) => {
  const title = `Paper boats ${Date.now()}`;
  await signInAs(page, demo.organizer);
  await page.goto('/events');
  await page.getByRole('link', { name: 'Create Event' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create New Event' })).toBeVisible();
  await page.getByRole('button', { name: 'Create Event' }).click();
  for (const problem of ['Title is required', 'Description is required', 'Date is required', 'Time is required'])
    await expect(page.getByText(problem)).toBeVisible();

  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Fold one.\nLet it go.');
  await page.getByLabel('Date').fill('2099-05-04');
  await page.getByLabel('Time').fill('18:30');
  await page.getByLabel('Location').fill('River steps');
  await expect(page.getByLabel('Capacity')).toHaveValue('50');
  await page.getByLabel('Capacity').fill('2');
  await page.getByRole('textbox', { name: 'Tags' }).fill('craft');
  await press(page.getByRole('button', { name: 'Add', exact: true }));
  await page.getByRole('button', { name: 'Create Event' }).click();

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Event created successfully!')).toBeVisible();
  await expect(page.getByText('0 / 2 registered')).toBeVisible();
  await expect(page.getByText('No participants registered yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Register Now' })).toBeHidden();

  const guest = await browser.newPage();
  const { email, token } = await signInAsNewcomer(guest);
  const eventId = page.url().split('/').at(-1);
  await ask(
    page.request,
    `mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { event { id } } }`,
    { input: { eventId, name: 'Nila Raman', email } },
    token,
  );
  await guest.close();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Registered Participants (1)' })).toBeVisible();
  await expect(page.getByRole('link', { name: email })).toBeVisible();

  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Event' })).toBeVisible();
  await expect(page.getByLabel('Time')).toHaveValue('18:30');
  await page.getByLabel('Location').fill('Old bridge');
  await page.getByRole('button', { name: 'Update Event' }).click();
  await expect(page.getByText('Old bridge')).toBeVisible();

  await openMore(page);
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog.getByText('1 registration will be deleted with it.')).toBeVisible();
  await press(dialog.getByRole('button', { name: 'Delete event' }));
  await expect(page).toHaveURL(/\/events$/);
  await expect(page.getByText(`The event “${title}” was deleted.`)).toBeVisible();
  await page.getByRole('textbox', { name: 'Search events' }).fill(title);
  await expect(page.getByText('No events found.')).toBeVisible();
});

test(
  'if two people edit the same event, the second keeps their input and sees what has changed',
  { tag: '@wide' },
  async ({ page }) => {
    const id = await planEvent(page.request);
    const { token } = await signInAs(page, demo.admin);
    await page.goto(`/events/${id}/edit`);
    await page.getByLabel('Description').fill('Twice around the lake.');
    await ask(
      page.request,
      `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }`,
      { input: { eventId: id, location: 'North pier' } },
      token,
    );

    await page.getByRole('button', { name: 'Update Event' }).click();
    await expect(page.getByText('Somebody else saved this event while you were editing')).toBeVisible();
    await expect(page.getByText('North pier')).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue('Twice around the lake.');

    await page.getByRole('button', { name: 'Continue with my changes' }).click();
    await page.getByRole('button', { name: 'Update Event' }).click();
    await expect(page).toHaveURL(new RegExp(`/events/${id}$`));
    await expect(page.getByText('Twice around the lake.')).toBeVisible();
    await expect(page.getByText('North pier')).toBeVisible();
  },
);

test('a participant is denied creating and editing events', { tag: '@wide' }, async ({ page }) => {
  const id = await planEvent(page.request);
  await signInAs(page, demo.participant);
  await page.goto('/events/create');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(
    page.getByText("You don't have permission to create events. Only organizers and administrators can create events."),
  ).toBeVisible();
  await page.goto(`/events/${id}/edit`);
  await expect(page.getByText('You do not have permission to edit this event.')).toBeVisible();
});

test('the address of an unknown event or page shows an explanation', { tag: '@wide' }, async ({ page }) => {
  await signInAs(page, demo.participant);
  await page.goto('/events/undefined');
  await expect(page.getByText('Invalid Event ID')).toBeVisible();
  await page.goto('/events/event_00000000000000000000000000');
  await expect(page.getByText('Event not found')).toBeVisible();
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('an open page shows live that another user took the last seat', { tag: '@wide' }, async ({ page }) => {
  const id = await planEvent(page.request, { capacity: 1 });
  await signInAs(page, demo.participant);
  await page.goto(`/events/${id}`);
  await expect(page.getByText('0 / 1 registered')).toBeVisible();

  const email = `quick-${Date.now()}@evm.example`;
  await signUp(page.request, { firstName: 'Quick', lastName: 'Quill', email });
  const { token } = await session(page.request, email);
  await ask(
    page.request,
    `mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { event { id } } }`,
    { input: { eventId: id, name: 'Quick Quill', email } },
    token,
  );

  await expect(page.getByText('This event has reached its capacity.')).toBeVisible();
  await expect(page.getByText('1 / 1 registered')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Register Now' })).toBeDisabled();
});
