import { expect, test } from '@playwright/test';
import { mailTo, startPostOffice } from './mail.ts';
import { arriveAs, arriveAsNewcomer, ask, demo, password, withSettings } from './people.ts';

test('an admin tries a mail server before it is saved, and reads what it says', async ({ page }) => {
  const office = await startPostOffice();
  await arriveAs(page, demo.admin);
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

  // nothing of it was saved
  await page.reload();
  await page.getByRole('alertdialog').or(page.getByLabel('SMTP server')).first().waitFor();
  await expect(page.getByLabel('SMTP server')).toHaveValue('');
});

test('an admin finds what became of a message by its address and its state', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  const { email } = await arriveAsNewcomer(other);
  const forgot = () =>
    ask(page.request, `mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { success } }`, {
      input: { email },
    });
  await forgot();
  await mailTo(page.request, email);

  await arriveAs(page, demo.admin);
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

  // the next one comes by itself
  await forgot();
  await expect(messages).toHaveCount(2);

  await arriveAs(other, email);
  await other.goto('/admindashboard/mail');
  await expect(other).toHaveURL(/\/home$/);
  await other.context().close();
});

test('an admin sends again what failed, by keyboard, mouse or touch, and is told what comes of it', async ({
  page,
  isMobile,
}) => {
  const office = await startPostOffice();
  const { email, token } = await arriveAsNewcomer(page);
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
    await ask(page.request, 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { success } }', {
      input: { email },
    });

    await arriveAs(page, demo.admin);
    await page.goto(`/admindashboard/mail?q=${email}`);
    const message = (subject: string) => page.getByRole('listitem').filter({ hasText: subject });
    const changed = message('Your password was changed');
    const reset = message('Reset your password');
    for (const each of [changed, reset]) await expect(each).toContainText('Failed');
    await expect(changed).toContainText('5.1.1 No such mailbox here');
    // its link is wiped: there is nothing to send
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
    await office.mailTo(email);
    await expect(changed).toContainText('Sent');
    await expect(changed).toContainText('2 attempts');
  });
  await office.close();
});

test('an admin who sends again what another admin has just sent is told so', async ({ page }) => {
  const office = await startPostOffice();
  const { email, token } = await arriveAsNewcomer(page);
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
    const { token: admin } = await arriveAs(page, demo.admin);
    await page.goto(`/admindashboard/mail?q=${email}`);
    const message = page.getByRole('listitem').filter({ hasText: 'Your password was changed' });
    await expect(message).toContainText('Failed');
    // the page does not read again meanwhile
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
