import { expect, test } from '@playwright/test';
import { mailTo, startPostOffice } from './mail.ts';
import { arriveAs, arriveAsNewcomer, ask, demo } from './people.ts';

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
  await expect(messages).toHaveCount(2, { timeout: 20_000 });

  await arriveAs(other, email);
  await other.goto('/admindashboard/mail');
  await expect(other).toHaveURL(/\/home$/);
  await other.context().close();
});
