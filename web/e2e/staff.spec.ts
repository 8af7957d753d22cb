import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { loseAnswer } from './answers.ts';
import { acceptInvitations, addHelper, inviteHelper } from './eventHelpers.ts';
import { expectAtFirstPlace, noteFirstPlace } from './firstPlace.ts';
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
  openControls,
  openMore,
  password,
} from './people.ts';
import { mailTo } from './mail.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

const helpers = (page: Page) => page.getByRole('region', { name: 'Helpers' });
const listedHelpers = (page: Page) => helpers(page).getByRole('listitem');
/** Opens a page and waits until its live connection receives messages. */
async function listen(page: Page, address: string) {
  const firstFrame = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(address);
  await firstFrame;
}
const ownRoles = (page: Page) => page.getByText(/^You help here: /);

/** Creates an event of the demo organizer. */
async function organize(request: APIRequestContext, title: string): Promise<string> {
  const { token } = await session(request, demo.organizer);
  const date = new Date(Date.now() + 5 * 24 * 3_600_000).toISOString();
  const { createEvent } = await ask<{ createEvent: { event: { id: string } } }>(
    request,
    `mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }`,
    { input: { title, date, description: 'Bring a robot.', location: 'Hall', capacity: 9, tags: [] } },
    token,
  );
  return createEvent.event.id;
}

async function dismiss(request: APIRequestContext, eventId: string, userId: string) {
  const { token } = await session(request, demo.admin);
  await ask(
    request,
    `mutation ($input: RemoveStaffInput!) { removeStaff(input: $input) { event { id } } }`,
    { input: { eventId, userId } },
    token,
  );
}

const secondPage = async (browser: Browser) => (await browser.newContext()).newPage();

test('an organizer adds and removes a helper, and the open page of the helper follows live', async ({
  page,
  browser,
}) => {
  const eventId = await organize(page.request, `Robot parade ${randomUUID().slice(0, 6)}`);
  const other = await secondPage(browser);
  const { email } = await signInAsNewcomer(other);
  await listen(other, `/events/${eventId}`);
  await expect(other.getByRole('heading', { level: 2, name: 'Announcements' })).toBeVisible();

  await signInAs(page, demo.organizer);
  await page.goto(`/events/${eventId}`);
  await press(page.getByRole('link', { name: 'Helpers' }));
  await expect(page).toHaveURL(`/events/${eventId}/helpers`);
  await expect(helpers(page)).toContainText('Nobody helps at this event yet.');
  await expect(helpers(page).getByRole('heading')).toBeInViewport();
  const address = helpers(page).getByLabel('Names or e-mail addresses');
  const add = helpers(page).getByRole('button', { name: 'Ask to help' });
  await press(add);
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/^Email is required/);
  await address.fill('nobody-at-all');
  await press(add);
  await expect(address).toHaveAccessibleDescription(/^Invalid email address: nobody-at-all/);
  await helpers(page).getByLabel('Role').selectOption('Manager');
  await expect(helpers(page).getByLabel('Role')).toHaveAccessibleDescription(/^Edits the event/);
  await auditAccessibility(page);
  await address.fill(`${email}, nobody-at-all@evm.example`);
  await press(add);
  await expect(helpers(page).getByText('2 people are asked. They help once they accept.')).toBeVisible();
  await expect(listedHelpers(page)).toHaveText(
    [/^nobody-at-all.*Manager/, /Manager.*Named by Arjun Mehta/].toReversed(),
  );
  await expect(address).toHaveValue('');
  await expect(ownRoles(other)).toBeHidden();
  await auditAccessibility(page);
  await press(helpers(page).getByRole('button', { name: 'Take back: nobody-at-all@evm.example' }));
  await expect(listedHelpers(page)).toHaveCount(1);
  await acceptInvitations(page.request, email);
  await page.reload();
  await expect(listedHelpers(page)).toHaveText(/Nila RamanManager.*Named by Arjun Mehta/);

  await expect(ownRoles(other)).toHaveText('You help here: as a manager');
  await expect(other.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  await expect(other.getByRole('heading', { name: /^Registered Participants/ })).toBeVisible();
  // actions reserved for the owner
  await openMore(other);
  await expect(other.getByRole('button', { name: /^(Delete|Repeat…|Hand over…)$/ })).toHaveCount(0);
  await expect(other.getByRole('link', { name: 'Duplicate' })).toHaveCount(0);
  await other.keyboard.press('Escape');
  await auditAccessibility(other);
  await press(other.getByRole('link', { name: 'Helpers' }));
  await expect(listedHelpers(other)).toContainText('Nila Raman');

  await press(helpers(page).getByRole('button', { name: 'Remove Nila Raman, manager' }));
  await expect(helpers(page).getByRole('status')).toHaveText('Nila Raman no longer helps as a manager.');
  await expect(listedHelpers(page)).toHaveCount(0);
  await expect(helpers(page)).toBeFocused();
  await expect(helpers(page)).toContainText('Nobody helps at this event yet.');
  await expect(ownRoles(other)).toBeHidden();
  await expect(helpers(other)).toBeHidden();
  await expect(other.getByRole('link', { name: 'Edit', exact: true })).toBeHidden();
  await expect(other.getByRole('heading', { name: /^Registered Participants/ })).toBeHidden();
  await expect(other.getByRole('heading', { level: 2, name: 'Announcements' })).toBeVisible();

  // a removal by mistake
  await press(helpers(page).getByRole('button', { name: 'Ask again' }));
  await expect(helpers(page).getByRole('status').first()).toContainText('1 person is asked.');
  await expect(helpers(page).getByRole('list', { name: 'Asked, no answer yet' })).toContainText(email);
  await expect(helpers(page).getByRole('button', { name: 'Ask again' })).toBeHidden();
  await acceptInvitations(page.request, email);
  await page.reload();
  await expect(listedHelpers(page)).toHaveText(/Nila RamanManager/);
});

test('an invitation leaves the list if the answer to its withdrawal was lost, or if it was accepted meanwhile', async ({
  page,
}) => {
  const eventId = await planEvent(page.request);
  const [email, unknown] = [freshEmail(), freshEmail()];
  await signUp(page.request, { firstName: 'Nila', lastName: 'Raman', email });
  await inviteHelper(page.request, eventId, email, 'DOOR');
  await inviteHelper(page.request, eventId, unknown, 'DOOR');
  await signInAs(page, demo.admin);
  await page.goto(`/events/${eventId}/helpers`);
  await expect(listedHelpers(page)).toHaveCount(2);
  const takeBack = (address: string) => press(helpers(page).getByRole('button', { name: `Take back: ${address}` }));

  await loseAnswer(page, 'InvitationListMutation');
  await takeBack(unknown);
  await expect(helpers(page).getByRole('alert')).toBeVisible();
  await takeBack(unknown);
  await expect(helpers(page).getByRole('status').first()).toHaveText(`${unknown} is no longer asked.`);
  await expect(listedHelpers(page)).toHaveCount(1);

  await acceptInvitations(page.request, email);
  await takeBack(email);
  await expect(helpers(page).getByRole('alert')).toContainText('There is no such invitation.');
  await expect(listedHelpers(page)).toHaveText(/Door/);
  await expect(helpers(page).getByRole('list', { name: 'Asked, no answer yet' })).toBeHidden();
});

test('a manager who is a participant changes the event and its picture', { tag: '@wide' }, async ({ page }) => {
  const eventId = await planEvent(page.request, { title: `Tea tasting ${randomUUID().slice(0, 6)}` });
  const { email } = await signInAsNewcomer(page);
  await addHelper(page.request, eventId, email, 'MANAGER');
  await page.goto(`/events/${eventId}`);
  await press(page.getByRole('link', { name: 'Edit', exact: true }));
  await page.getByLabel('Location').fill('Tea garden');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  const buffer = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#2060c0' } })
    .jpeg()
    .toBuffer();
  await (await chooser).setFiles({ mimeType: 'image/jpeg', name: 'tea.jpg', buffer });
  await expect(page.getByText('The picture is uploaded. Save to keep it.')).toBeAttached();
  await press(page.getByRole('button', { name: 'Update Event' }));
  await expect(page).toHaveURL(new RegExp(`/events/${eventId}$`));
  await expect(page.getByRole('main').getByText('Tea garden')).toBeVisible();
  await expect(page.getByRole('main').locator('img[src^="/uploads/"]')).toBeVisible();
});

test(
  'a manager creates, edits and deletes announcements from the page of the event, and only for that event',
  { tag: '@wide' },
  async ({ page }) => {
    const title = `Kite repair ${randomUUID().slice(0, 6)}`;
    const eventId = await planEvent(page.request, { title });
    const { email } = await signInAsNewcomer(page);
    await page.goto(`/announcements/create?event=${eventId}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
    await addHelper(page.request, eventId, email, 'MANAGER');
    await noteFirstPlace(page, 'Announce…');
    await page.goto(`/events/${eventId}`);
    await expect(ownRoles(page)).toBeVisible();
    const announce = page.getByRole('link', { name: 'Announce…' });
    await expectAtFirstPlace(page, announce);
    await press(announce);
    const event = page.getByRole('combobox', { name: 'Event', exact: true });
    await expect(event).toHaveValue(title);
    await expect(event).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Remove the related event' })).toHaveCount(0);
    await auditAccessibility(page);
    const words = `Glue is here ${randomUUID().slice(0, 6)}`;
    await page.getByLabel('Title').fill(words);
    await page.getByLabel('Content').fill('Two tubes of it.');
    await press(page.getByRole('button', { name: 'Create Announcement' }));
    await expect(page).toHaveURL(`/events/${eventId}`);
    await expect(page.getByRole('article', { name: words })).toBeVisible();

    await page.goto('/announcements');
    await expect(page.getByRole('link', { name: 'Create Announcement' })).toHaveCount(0);
    const card = page.getByRole('article', { name: words });
    await expect(card).toContainText('Two tubes of it.');
    await openControls(card);
    await press(card.getByRole('link', { name: 'Edit' }));
    await expect(event).toBeDisabled();
    await page.getByLabel('Content').fill('Three tubes of it.');
    await press(page.getByRole('button', { name: 'Update Announcement' }));
    await expect(page).toHaveURL('/announcements');
    await expect(card).toContainText('Three tubes of it.');
    await openControls(card);
    await press(card.getByRole('button', { name: 'Delete' }));
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
    await expect(card).toHaveCount(0);
  },
);

test(
  'a scorer finds the event under My Events, awards while they have the role, and stops helping',
  { tag: '@wide' },
  async ({ page }) => {
    const { request } = page;
    const title = `Word race ${randomUUID().slice(0, 6)}`;
    const eventId = await planEvent(request, { title });
    await createContestant(request, eventId, 'Asha');
    const { email } = await signInAsNewcomer(page);
    const { user } = await session(request, email);
    await listen(page, '/my-events');
    await expect(page.getByRole('heading', { level: 2, name: 'Coming up' })).toBeVisible();
    await addHelper(request, eventId, email, 'SCORER');
    await addHelper(request, eventId, email, 'DOOR');
    const part = page.getByRole('region', { name: /^Helping/ });
    await expect(part.getByRole('listitem')).toContainText(title);
    await expect(part.getByRole('listitem')).toContainText(/Scorer.*Door/);
    await auditAccessibility(page);
    await press(part.getByRole('link', { name: title }));
    await expect(ownRoles(page)).toHaveText('You help here: as a scorer and at the door');
    await expect(helpers(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Announce…' })).toHaveCount(0);
    await auditAccessibility(page);

    await press(page.getByRole('link', { name: 'View Leaderboard' }));
    const panel = page.getByRole('region', { name: 'Update Scores' });
    await expect(panel).toBeVisible();
    await dismiss(request, eventId, user.id);
    await expect(panel).toBeHidden();
    await addHelper(request, eventId, email, 'SCORER');
    await expect(panel).toBeVisible();

    await page.goto(`/events/${eventId}`);
    await press(page.getByRole('button', { name: 'Stop helping…' }));
    const question = page.getByRole('alertdialog', { name: 'Stop helping?' });
    await expect(question).toContainText(`At “${title}” you will no longer help as a scorer.`);
    await auditAccessibility(page);
    await press(question.getByRole('button', { name: 'Stop helping' }));
    await expect(page.getByText('You no longer help as a scorer.')).toBeVisible();
    await expect(ownRoles(page)).toBeHidden();
  },
);

test('handing over an event shows the consequences, validates the address, and asks the next owner', async ({
  page,
  browser,
}) => {
  const { request } = page;
  const title = `Night market ${randomUUID().slice(0, 6)}`;
  const eventId = await organize(request, title);
  const email = freshEmail();
  const userId = await signUp(request, { firstName: 'Olga', lastName: 'Plans', email });
  const { token } = await session(request, demo.admin);
  const promote = 'mutation ($input: UpdateUserRoleInput!) { updateUserRole(input: $input) { user { id } } }';
  await ask(request, promote, { input: { userId, role: 'ORGANIZER' } }, token);
  const next = await secondPage(browser);
  await signInAs(next, email);
  await next.goto('/notifications');

  await signInAs(page, demo.organizer);
  await page.goto(`/events/${eventId}`);
  await openMore(page);
  await press(page.getByRole('button', { name: 'Hand over…' }));
  const dialog = page.getByRole('dialog', { name: 'Hand this event over?' });
  await expect(dialog).toContainText('You will no longer be able to edit it.');
  await auditAccessibility(page);
  const address = dialog.getByLabel('E-mail address of the next owner');
  await address.fill('nobody');
  await press(dialog.getByRole('button', { name: 'Ask them' }));
  await expect(address).toHaveAccessibleDescription(/^Invalid email address/);
  await address.fill(email);
  await press(dialog.getByRole('button', { name: 'Ask them' }));
  await expect(page.getByText(`${email} is asked to take over “${title}”.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  await press(page.getByRole('link', { name: 'Helpers' }));
  await expect(listedHelpers(page)).toHaveText(/Owner/);

  await press(next.getByRole('link', { name: `Will you take over: ${title}` }));
  const invitations = next.getByRole('region', { name: 'You are asked' });
  await expect(invitations).toContainText('Arjun Mehta asks you to take over this event.');
  await press(invitations.getByRole('button', { name: 'Accept' }));
  await expect(next.getByText(`You have accepted: ${title}.`)).toBeVisible();
  await next.goto(`/events/${eventId}`);
  await openMore(next);
  await expect(next.getByRole('button', { name: 'Hand over…' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Organized by Olga Plans')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeHidden();
  await expect(helpers(page)).toBeHidden();
});

test(
  'an invited helper gets a notice and accepts, and the audit trail records it in words',
  { tag: '@wide' },
  async ({ page }) => {
    const title = `Lamp lighting ${randomUUID().slice(0, 6)}`;
    const eventId = await planEvent(page.request, { title });
    const { email } = await signInAsNewcomer(page);
    await page.goto('/notifications');
    await inviteHelper(page.request, eventId, email, 'DOOR');
    await press(page.getByRole('link', { name: `Will you help at: ${title}` }));
    await expect(page).toHaveURL('/my-events');
    const invitations = page.getByRole('region', { name: 'You are asked' });
    await expect(invitations.getByRole('listitem')).toContainText(title);
    await expect(invitations).toContainText('asks you to help at the door.');
    await auditAccessibility(page);
    await press(invitations.getByRole('button', { name: 'Accept' }));
    await expect(page.getByText(`You have accepted: ${title}.`)).toBeVisible();
    await expect(invitations).toBeHidden();
    await press(page.getByRole('region', { name: /^Helping/ }).getByRole('link', { name: title }));
    await expect(ownRoles(page)).toHaveText('You help here: at the door');
    await signInAs(page, demo.admin);
    await page.goto('/admindashboard/audit?action=staff_add');
    const entry = page.getByRole('listitem').filter({ hasText: title });
    await expect(entry).toContainText('Helper added');
    await expect(entry).toContainText('door');
    // the role is new, so there is no value before it
    await expect(entry).not.toContainText('nothing');
  },
);

test(
  'an organizer finds helpers by a part of the name, and asks several at once',
  { tag: '@wide' },
  async ({ page }) => {
    const title = `Chess night ${randomUUID().slice(0, 6)}`;
    const eventId = await organize(page.request, title);
    const registered = `Zubin${randomUUID().slice(0, 6).replaceAll(/\d/g, 'x')}`;
    await createContestant(page.request, eventId, registered);
    const [typed, pasted] = [freshEmail(), freshEmail()];

    await signInAs(page, demo.organizer);
    await page.goto(`/events/${eventId}/helpers`);
    const people = helpers(page).getByRole('combobox', { name: 'Names or e-mail addresses' });
    await people.fill(registered.slice(0, 7).toLowerCase());
    const option = page.getByRole('listbox').getByRole('option', { name: registered });
    await expect(option).toBeVisible();
    await auditAccessibility(page);
    await press(option);
    const chips = helpers(page).getByRole('list', { name: 'To be asked' }).getByRole('listitem');
    await expect(chips).toHaveText([new RegExp(registered)]);
    await expect(people).toHaveValue('');
    await expect(people).toBeFocused();
    // nobody else is found, not even by the address of an account
    await people.fill(demo.participant);
    await expect(people).toHaveAttribute('aria-expanded', 'false');
    await people.fill(`${typed}, wrong@evm.example, half`);
    await expect(chips).toHaveText([new RegExp(registered), typed, 'wrong@evm.example']);
    await expect(people).toHaveValue('half');
    await press(helpers(page).getByRole('button', { name: 'Do not ask wrong@evm.example' }));
    await press(helpers(page).getByRole('button', { name: 'Ask to help' }));
    await expect(people).toHaveAccessibleDescription(/^Invalid email address: half/);
    await people.fill('');
    await people.evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, `Pasted Person <${pasted}>\n`);
    await expect(chips).toHaveText([new RegExp(registered), typed, pasted]);
    await auditAccessibility(page);
    await press(helpers(page).getByRole('button', { name: 'Ask to help' }));
    await expect(helpers(page).getByText('3 people are asked. They help once they accept.')).toBeVisible();
    await expect(listedHelpers(page)).toHaveCount(3);
    await expect(chips).toHaveCount(0);
  },
);

test(
  'a person without an account signs up by the link in the mail, and accepts',
  { tag: '@wide' },
  async ({ page }) => {
    const title = `Chess night ${randomUUID().slice(0, 6)}`;
    const email = freshEmail();
    await inviteHelper(page.request, await planEvent(page.request, { title }), email, 'DOOR');
    const { subject, text } = await mailTo(page.request, email);
    expect(subject).toBe(`Will you help at: ${title}`);
    expect(text).toMatch(/^Hello,/);
    const link = new URL(/https?:\/\/\S+\/register\?\S+/.exec(text)![0]);
    await page.goto(link.pathname + link.search);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByLabel('First name').fill('Nila');
    await page.getByLabel('Last name').fill('Raman');
    await page.getByLabel('College').fill('Meridian University');
    await page.getByRole('textbox', { name: 'Password' }).first().fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('checkbox').check();
    await press(page.getByRole('button', { name: 'Register' }));
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(page).toHaveURL(/\/login\?/);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await press(page.getByRole('button', { name: 'Login' }));
    await expect(page).toHaveURL('/my-events');
    const invitations = page.getByRole('region', { name: 'You are asked' });
    await press(invitations.getByRole('button', { name: 'Accept' }));
    await expect(page.getByText(`You have accepted: ${title}.`)).toBeVisible();
  },
);
