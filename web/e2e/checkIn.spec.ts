import { expect, test, type Page } from '@playwright/test';
import { readQr } from '../../api/testing/qr.ts';
import { signInAs, ask, createContestant, demo, planEvent, session } from './people.ts';
import { mutateAsAdmin } from './doorSetup.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** An event that has opened its check-in, with self-check-in. */
const planEventWithCheckIn = (page: Page, facts: object = {}) =>
  planEvent(page.request, { date: inHours(0.5), endsAt: inHours(3), selfCheckIn: true, ...facts });

const picture = (page: Page) => page.getByRole('img', { name: 'The QR code of the check-in' });
const digits = async (page: Page) => (await page.getByText(/^The code is \d{3} \d{3}$/).innerText()).replace(/\D/g, '');

/** The code that the event shows now. */
async function shownAt(page: Page, id: string): Promise<{ digits: string; path: string }> {
  const { token } = await session(page.request, demo.admin);
  const query = 'query ($id: ID!) { event(id: $id) { checkInCode { digits path } } }';
  return (await ask<{ event: { checkInCode: { digits: string; path: string } } }>(page.request, query, { id }, token))
    .event.checkInCode;
}

test(
  'the code for the projector fills the window, and can be scanned in every theme',
  { tag: '@wide' },
  async ({ page }) => {
    const title = `Kites ${Date.now()}`;
    const eventId = await planEventWithCheckIn(page, { title });
    await signInAs(page, demo.admin);
    await page.goto(`/events/${eventId}`);
    await press(page.getByRole('link', { name: 'Check-in code' }));

    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByText('0 of 0 are in.')).toBeVisible();
    const first = await digits(page);
    expect(first).toHaveLength(6);
    for (const look of [{}, { colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
      await page.emulateMedia(look);
      const scanned = await readQr(await picture(page).screenshot());
      expect(scanned).toMatch(new RegExp(`^http://[^/]+/events/${eventId}/check-in#\\d{6}$`));
    }
    await page.emulateMedia({ colorScheme: null, forcedColors: null });
    await auditAccessibility(page);
    // the whole code is inside the window
    const { width, height } = page.viewportSize()!;
    if (width >= 1280)
      for (const shown of [picture(page), page.getByText('0 of 0 are in.')]) {
        const box = (await shown.boundingBox())!;
        expect(box.y + box.height).toBeLessThanOrEqual(height);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
      }

    await press(page.getByRole('link', { name: 'Close' }));
    await expect(page).toHaveURL(`/events/${eventId}`);
    await expect(page.getByRole('banner')).toBeVisible();
  },
);

test('a participant with a seat checks in from the ticket or by the QR code, with one press', async ({ page }) => {
  const title = `Kites ${Date.now()}`;
  const eventId = await planEventWithCheckIn(page, { title });
  const asha = await createContestant(page.request, eventId, 'Asha');
  await signInAs(page, asha.email);
  await page.goto(`/tickets/${eventId}`);
  await press(page.getByRole('link', { name: 'Check in yourself' }));
  const field = page.getByRole('textbox', { name: 'The six digits that are shown at the event' });
  await expect(field).toBeFocused();
  const button = page.getByRole('button', { name: 'Check in', exact: true });
  await press(button);
  await expect(field).toBeFocused();
  await expect(page.getByText('Type all 6 digits of the code.')).toBeVisible();
  const shownCode = await shownAt(page, eventId);
  // six digits send themselves; the next code replaces a wrong one
  await page.keyboard.type(shownCode.digits === '000000' ? '000001' : '000000');
  await expect(page.getByRole('alert')).toContainText('This is not the code that is shown now.');
  await expect(field).toBeFocused();
  await auditAccessibility(page);
  await page.keyboard.type('12');
  await expect(field).toHaveValue('12');

  // the code may have changed by now, but the previous one is still valid
  await page.goto((await shownAt(page, eventId)).path);
  await expect(page.getByText('Taken from the QR code.')).toBeVisible();
  await expect(field).toHaveValue(/^\d{6}$/);
  await press(button);
  const success = page.getByRole('status').locator('[data-tone=success]');
  await expect(success).toContainText('You are in');
  await expect(success.locator('svg.octicon-check-circle-fill')).toBeVisible();
  await expect(page.locator(':focus')).toContainText(title);
  await auditAccessibility(page);
  await page.goto('/my-events');
  await page.goto((await shownAt(page, eventId)).path);
  await press(button);
  await expect(page.getByText('You are already in')).toBeVisible();
});

test('the digits that a participant types check in without another press', { tag: '@wide' }, async ({ page }) => {
  const eventId = await planEventWithCheckIn(page);
  const asha = await createContestant(page.request, eventId, 'Asha');
  await signInAs(page, asha.email);
  await page.goto(`/events/${eventId}/check-in`);
  await expect(page.getByRole('textbox')).toBeFocused();
  const { digits: shown } = await shownAt(page, eventId);
  await page.keyboard.type(`${shown.slice(0, 3)} ${shown.slice(3)}`);
  await expect(page.getByText('You are in', { exact: true })).toBeVisible();
});

test('the projector says when check-in opens or has closed, and changes by itself', async ({ page }) => {
  await page.clock.install();
  const eventId = await planEventWithCheckIn(page, { date: inHours(48), endsAt: inHours(50) });
  await signInAs(page, demo.admin);
  await page.goto(`/events/${eventId}/code`);
  await expect(page.getByRole('status')).toContainText(/^Opens on .*, \d+:\d\d [AP]M/);
  await expect(picture(page)).toHaveCount(0);
  await auditAccessibility(page);

  await mutateAsAdmin(page.request, 'updateEvent', { eventId, date: inHours(0.9), endsAt: inHours(3) });
  await page.clock.runFor(31_000);
  await expect(picture(page)).toBeVisible();

  await mutateAsAdmin(page.request, 'updateEvent', { eventId, date: inHours(-3), endsAt: inHours(-1) });
  await page.clock.runFor(31_000);
  await expect(page.getByRole('status')).toContainText(/^Closed (at|on) /);
  await expect(picture(page)).toHaveCount(0);
  await auditAccessibility(page);
});

test('the code reads the server at the moment when check-in opens', { tag: '@wide' }, async ({ page }) => {
  await page.clock.install();
  const opensIn = 20_000;
  const eventId = await planEventWithCheckIn(page, { date: inHours(2), endsAt: inHours(4) });
  await signInAs(page, demo.admin);
  await page.goto(`/events/${eventId}/code`);
  await expect(page.getByRole('status')).toContainText('Opens ');
  // the device reaches the moment first
  const nextRead = () =>
    page.waitForResponse((answer) => answer.request().postData()?.includes('useCodeQuery') ?? false);
  const afterJump = nextRead();
  await page.clock.pauseAt(Date.now() + 3_600_000 - opensIn);
  await (await afterJump).finished();
  const atOpening = nextRead();
  await page.clock.runFor(opensIn + 2000);
  await atOpening;
});

test('nothing on the code page moves when the code comes', { tag: '@wide' }, async ({ page }) => {
  const eventId = await planEventWithCheckIn(page);
  await signInAs(page, demo.admin);
  await page.addInitScript(() => {
    const sum = { shift: 0 };
    Object.assign(globalThis, sum);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum.shift += (entry as unknown as { value: number }).value;
      Object.assign(globalThis, sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('CodeScreenQuery')) await held;
    await route.continue();
  });
  await page.goto(`/events/${eventId}/code`);
  await expect(page.getByRole('status', { name: 'Loading the code…' })).toBeAttached();
  release();
  await expect(picture(page)).toBeVisible();
  const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
  expect(shift).toBeLessThan(0.01);
});

test('check-in without a seat, too early or switched off is refused', { tag: '@wide' }, async ({ page }) => {
  const [running, early, off] = [
    await planEventWithCheckIn(page),
    await planEventWithCheckIn(page, { date: inHours(5), endsAt: inHours(6) }),
    await planEventWithCheckIn(page, { selfCheckIn: false }),
  ];
  const asha = await createContestant(page.request, early, 'Asha');
  await signInAs(page, asha.email);
  for (const [eventId, path, said] of [
    [running, 'check-in', 'You have no seat at this event'],
    [early, 'check-in', 'Check-in has not opened yet'],
    [off, 'check-in', 'Nobody checks in by themselves here'],
    [off, 'code', 'Nobody checks in by themselves here'],
    [running, 'code', 'The code is not for you'],
    ['event_1', 'check-in', 'There is no such event here'],
  ]) {
    await page.goto(`/events/${eventId}/${path}`);
    await expect(page.getByText(said!)).toBeVisible();
  }
  await page.goto(`/tickets/${early}`);
  await expect(page.getByRole('article')).toContainText('At the door, show the picture or say the code.');
  await expect(page.getByRole('link', { name: 'Check in yourself' })).toBeHidden();
});

test(
  'the code refreshes itself; if that fails, it disappears once expired and returns with the connection',
  { tag: '@wide' },
  async ({ page }) => {
    await page.clock.install();
    const eventId = await planEventWithCheckIn(page);
    await signInAs(page, demo.admin);
    await page.goto(`/events/${eventId}/code`);
    await expect(picture(page)).toBeVisible();
    const codeResponse = page.waitForResponse(
      (answer) => answer.request().postData()?.includes('useCodeQuery') ?? false,
    );
    await page.clock.runFor(31_000);
    await (await codeResponse).finished();
    // again if the code had almost ended, or if its next read was under way
    await expect(async () => {
      await page.unroute('**/graphql');
      await page.clock.runFor(2000);
      await expect(picture(page)).toBeVisible({ timeout: 500 });
      await page.route('**/graphql', (route) => route.abort());
      await page.clock.runFor(31_000);
      await expect(picture(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.clock.runFor(31_000);
    await expect(page.getByRole('status')).toContainText('No connection');
    await expect(picture(page)).toBeHidden();
    await page.unroute('**/graphql');
    await expect(async () => {
      await page.clock.runFor(2000);
      await expect(picture(page)).toBeVisible({ timeout: 500 });
    }).toPass();
  },
);
