import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test, type Page } from '@playwright/test';
import { signInAs, signInAsNewcomer, ask, demo, planEvent, session } from './people.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

/** A local SMS gateway. It accepts every message, except those to +15550199. */
async function startGateway() {
  const messages: Record<string, string>[] = [];
  const server = createServer(async (request, response) => {
    const message = Object.fromEntries(new URLSearchParams(await text(request)));
    messages.push(message);
    if (message['To'] === '+15550199') response.writeHead(400).end('not a mobile number');
    else response.writeHead(201).end('queued');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/Messages.json`;
  return { address, messages, close: () => server.close() };
}

async function setGateway(page: Page, changes: Record<string, string>): Promise<void> {
  const { token } = await session(page.request, demo.admin);
  await ask(
    page.request,
    'mutation ($input: UpdateSystemSettingsInput!) { updateSystemSettings(input: $input) { systemSettings { updatedAt } } }',
    { input: changes },
    token,
  );
}

test.afterEach(({ page }) => setGateway(page, { smsAddress: '', smsTemplate: '', timeZone: '' }));

test('an admin sets up a gateway, tests it, and saves it', { tag: '@wide' }, async ({ page }) => {
  const { address, messages, close } = await startGateway();
  await signInAs(page, demo.admin);
  await page.goto('/system-settings');
  const section = page.getByRole('region', { name: 'Text messages' });
  await expect(section.getByRole('button', { name: 'Send test message' })).toHaveCount(0);
  await section.getByLabel('Gateway address').fill(address);
  await section.getByLabel('What the gateway is sent').fill('To={to}');
  await section.getByLabel('Gateway token').fill('AC1:s3cret');
  const number = section.getByLabel('Number for a test message');
  await number.fill('12');
  await press(section.getByRole('button', { name: 'Send test message' }));
  await expect(section.getByText('Must be a form such as To={to}&Body={text} or JSON')).toBeVisible();
  await section.getByLabel('What the gateway is sent').fill('To={to}&From=+15550100&Body={text}');
  await press(section.getByRole('button', { name: 'Send test message' }));
  await expect(section.getByText('Phone number must begin with + and the country code')).toBeVisible();
  await number.fill('+1 555 0199');
  await number.press('Enter');
  await expect(section.getByText('The message for +1 555 0199 was not sent.')).toBeVisible();
  await expect(section.getByText('400 not a mobile number')).toBeVisible();
  await number.fill('+1 555 0111');
  await press(section.getByRole('button', { name: 'Send test message' }));
  await expect(section.getByText('The gateway has taken the message for +1 555 0111.')).toBeVisible();
  expect(messages.at(-1)).toMatchObject({ To: '+15550111', From: '+15550100' });
  await auditAccessibility(page);
  await press(page.getByRole('button', { name: 'Save Settings' }));
  await expect(page.getByText('System settings saved successfully!')).toBeVisible();
  await page.reload();
  await expect(section.getByLabel('Gateway address')).toHaveValue(address);
  await expect(section.getByLabel('Gateway token')).toHaveValue('');
  close();
});

test('a user verifies a phone number, and gets text messages about changes on the day', async ({ page }) => {
  const { address, messages, close } = await startGateway();
  const { token, email } = await signInAsNewcomer(page);
  await page.goto('/settings');
  await expect(page.getByLabel('Push notifications')).toBeVisible();
  await expect(page.getByLabel('SMS notifications')).toHaveCount(0);
  // a time zone with six in the morning now
  const behind = ((new Date().getUTCHours() + 6) % 24) - 12;
  await setGateway(page, { smsAddress: address, timeZone: `Etc/GMT${behind < 0 ? behind : `+${behind}`}` });
  await page.reload();
  await page.getByLabel('SMS notifications').check();
  await page.getByLabel('Phone number').fill('98765 43210');
  await press(page.getByRole('button', { name: 'Save Settings' }));
  await expect(page.getByText('Phone number must begin with + and the country code')).toBeVisible();
  // a unique number, because the server sends at most five codes per number and day
  const local = String(Math.floor(Math.random() * 1e5)).padStart(5, '0');
  await page.getByLabel('Phone number').fill(`+91 98765-${local}`);
  await press(page.getByRole('button', { name: 'Save Settings' }));
  await expect(page.getByText('Settings saved successfully!')).toBeVisible();
  const phone = `+9198765${local}`;
  await expect(page.getByLabel('Phone number')).toHaveValue(phone);
  await expect.poll(() => messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({ To: phone, Body: expect.stringContaining('is your code for Campus Events') });
  const code = page.getByLabel(`Code for ${phone}`);
  await code.fill('12345');
  await press(page.getByRole('button', { name: 'Verify number' }));
  await expect(page.getByText('The code has 6 digits')).toBeVisible();
  await auditAccessibility(page);
  await press(page.getByRole('button', { name: 'Send a new code' }));
  await expect(page.getByText(`A new code is on its way to ${phone}.`)).toBeVisible();
  await expect.poll(() => messages).toHaveLength(2);
  await code.fill(messages[1]!['Body']!.slice(0, 6));
  await code.press('Enter');
  await expect(page.getByText('This number is verified.')).toBeVisible();
  await expect(code).toHaveCount(0);
  await expect(page.getByRole('main').locator(':focus')).toBeAttached();

  const eventId = await planEvent(page.request, {
    title: 'Night of kites',
    date: new Date(Date.now() + 6 * 3_600_000).toISOString(),
  });
  await ask(
    page.request,
    'mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { event { id } } }',
    { input: { eventId, name: 'Nila Raman', email } },
    token,
  );
  const admin = await session(page.request, demo.admin);
  await ask(
    page.request,
    'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }',
    { input: { eventId, location: 'Roof garden' } },
    admin.token,
  );
  await expect.poll(() => messages).toHaveLength(3);
  expect(messages[2]!['To']).toBe(phone);
  expect(messages[2]!['Body']).toContain('Changed: Night of kites');
  close();
});
