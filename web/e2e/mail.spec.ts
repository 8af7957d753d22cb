import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { expectMailStates, mailTo, startMailServer, advanceToNextPoll } from './mail.ts';
import {
  signInAs,
  signInAsNewcomer,
  ask,
  createContestant,
  demo,
  password,
  planEvent,
  session,
  withSettings,
} from './people.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

const askForLink = (request: APIRequestContext, email: string) =>
  ask(request, 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { success } }', {
    input: { email },
  });

test('an admin tests a mail server before saving it, and sees its reply', { tag: '@wide' }, async ({ page }) => {
  const office = await startMailServer();
  await signInAs(page, demo.admin);
  await page.goto('/system-settings');
  await expect(page.getByText('No SMTP server is set, so messages are not sent.')).toBeVisible();
  await expect(page.getByText('There is nothing to enforce without an SMTP server.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send test message' })).toBeHidden();

  await page.getByLabel('SMTP server').fill('127.0.0.1');
  await expect(page.getByText('There is nothing to enforce without an SMTP server.')).toBeHidden();
  await page.getByLabel('SMTP port').fill('0');
  await page.getByRole('button', { name: 'Send test message' }).click();
  await expect(page.getByLabel('SMTP port')).toBeFocused();
  await page.getByLabel('SMTP port').fill(String(office.port));
  await page.getByRole('button', { name: 'Send test message' }).click();
  await expect(page.getByRole('status').filter({ hasText: demo.admin })).toContainText('2.0.0 Ok: queued as story-1');
  await office.mailTo(demo.admin);

  office.refuse(true);
  await page.getByRole('button', { name: 'Send test message' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(`The message for ${demo.admin} was not sent.`);
  await expect(alert).toContainText('5.1.1 No such mailbox here');
  await office.close();

  // none of these settings was saved
  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('SMTP server')).toHaveValue('');
});

test(
  'an admin finds the delivery state of a mail by searching for its address or state',
  { tag: '@wide' },
  async ({ page, browser }) => {
    const other = await (await browser.newContext()).newPage();
    const { email } = await signInAsNewcomer(other);
    const forgot = () => askForLink(page.request, email);
    await forgot();
    await mailTo(page.request, email);

    await page.clock.install();
    await signInAs(page, demo.admin);
    await page.goto('/system-settings');
    await page.getByRole('link', { name: 'See what was mailed' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mail' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Search by address' }).fill(email.toUpperCase().split('@')[0]!);
    const messages = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
    await expect(messages).toHaveCount(1);
    await expect(messages).toContainText('Kept');
    await expect(messages).toContainText(`to ${email}`);
    await expect(messages).toContainText('1 attempt');
    await page.getByRole('link', { name: 'Failed' }).click();
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
    await page.getByRole('link', { name: 'Kept' }).click();
    await expect(messages).toHaveCount(1);
    await expect(page).toHaveURL(/state=kept/);

    // the list polls, so the next message appears
    await forgot();
    await expectMailStates(page.request, email, ['KEPT', 'KEPT']);
    await advanceToNextPoll(page);
    await expect(messages).toHaveCount(2);

    await signInAs(other, email);
    await other.goto('/admindashboard/mail');
    await expect(other).toHaveURL(/\/home$/);
    await other.context().close();
  },
);

test('mails with the same cause are grouped in one line with counts, which opens to the single mails', async ({
  page,
}) => {
  const title = `Lantern walk ${randomUUID().slice(0, 6)}`;
  const eventId = await planEvent(page.request, { title });
  const [asha, ravi] = [
    await createContestant(page.request, eventId, 'Asha'),
    await createContestant(page.request, eventId, 'Ravi'),
  ];
  const { token } = await session(page.request, demo.admin);
  await ask(
    page.request,
    'mutation ($input: DeleteEventInput!) { deleteEvent(input: $input) { deletedEventId } }',
    { input: { eventId } },
    token,
  );
  await askForLink(page.request, asha.email);

  await signInAs(page, demo.admin);
  await page.goto('/admindashboard/mail');
  const subject = `Cancelled: ${title}`;
  const region = page.getByRole('region', { name: 'Messages' });
  const line = region.locator('ol > li').filter({ hasText: subject });
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('to 2 people');
  await expect(line.getByRole('link', { name: `2 waiting: ${subject}` })).toHaveText('2 waiting');
  // a mail to a single person is not grouped
  await expect(region.locator('ol > li').filter({ hasText: `to ${asha.email}` })).toContainText('Reset your password');

  await press(line.getByRole('link', { name: subject, exact: true }));
  const letters = region.locator('ol > li');
  await expect(letters).toHaveCount(2);
  for (const { email } of [asha, ravi]) await expect(letters.filter({ hasText: `to ${email}` })).toHaveCount(1);
  await expect(region.getByText('to 2 people')).toBeVisible();
  await auditAccessibility(page);

  await press(page.getByRole('link', { name: 'Failed', exact: true }));
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await press(region.getByRole('link', { name: `2 waiting: ${subject}` }));
  await expect(letters).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Search by address' }).fill(asha.email);
  await expect(letters).toHaveCount(1);
  await press(page.getByRole('link', { name: 'All mail' }));
  await expect(page).toHaveURL(/\/admindashboard\/mail$/);
  await expect(line).toContainText('to 2 people');
});

test('an admin resends a failed mail by keyboard, mouse or touch, and sees the result', async ({ page, isMobile }) => {
  const office = await startMailServer();
  const { email, token } = await signInAsNewcomer(page);
  const settings = { smtpServer: '127.0.0.1', smtpPort: office.port, emailVerificationRequired: false };
  await withSettings(page.request, settings, async () => {
    office.refuse(true);
    const changing = { currentPassword: password, newPassword: 'Else@where1' };
    await ask(
      page.request,
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }',
      { input: changing },
      token,
    );
    await askForLink(page.request, email);
    await expectMailStates(page.request, email, ['FAILED', 'FAILED']);

    await page.clock.install();
    await signInAs(page, demo.admin);
    await page.goto(`/admindashboard/mail?q=${email}`);
    const message = (subject: string) => page.getByRole('listitem').filter({ hasText: subject });
    const changed = message('Your password was changed');
    const reset = message('Reset your password');
    for (const each of [changed, reset]) await expect(each).toContainText('Failed');
    await expect(changed).toContainText('5.1.1 No such mailbox here');
    // its link is wiped, so it cannot be sent again
    await expect(reset.getByRole('button')).toHaveCount(0);

    office.refuse(false);
    const again = changed.getByRole('button', { name: `Send again: Your password was changed, to ${email}` });
    if (isMobile) await again.tap();
    else {
      await again.focus();
      await page.keyboard.press('Enter');
    }
    await expect(changed.getByRole('status')).toHaveText('It is being sent again.');
    await expect(again).toHaveCount(0);
    await expect(changed.getByRole('status')).toBeFocused();
    await expectMailStates(page.request, email, ['FAILED', 'SENT']);
    await advanceToNextPoll(page);
    await expect(changed).toContainText('Sent');
    await expect(changed).toContainText('2 attempts');
  });
  await office.close();
});

test('an admin who resends a mail after another admin is informed', { tag: '@wide' }, async ({ page }) => {
  const office = await startMailServer();
  const { email, token } = await signInAsNewcomer(page);
  const settings = { smtpServer: '127.0.0.1', smtpPort: office.port, emailVerificationRequired: false };
  await withSettings(page.request, settings, async () => {
    office.refuse(true);
    const changing = { currentPassword: password, newPassword: 'Else@where1' };
    await ask(
      page.request,
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }',
      { input: changing },
      token,
    );
    await expectMailStates(page.request, email, ['FAILED']);
    const { token: admin } = await signInAs(page, demo.admin);
    await page.goto(`/admindashboard/mail?q=${email}`);
    const message = page.getByRole('listitem').filter({ hasText: 'Your password was changed' });
    await expect(message).toContainText('Failed');
    // the page does not poll during this time
    await page.route('**/graphql*', (route) =>
      route.request().postData()?.includes('"cursor"') ? route.abort() : route.fallback(),
    );
    office.refuse(false);
    const { mailMessages } = await ask<{ mailMessages: { edges: { node: { id: string } }[] } }>(
      page.request,
      'query ($search: String!) { mailMessages(search: $search) { edges { node { id } } } }',
      { search: email },
      admin,
    );
    const input = { messageId: mailMessages.edges[0]!.node.id };
    await ask(
      page.request,
      'mutation ($input: RetryMailInput!) { retryMail(input: $input) { __typename } }',
      { input },
      admin,
    );
    await office.mailTo(email);
    await message.getByRole('button').click();
    await expect(message.getByRole('status')).toHaveText(/has been sent|on its way/);
  });
  await office.close();
});
