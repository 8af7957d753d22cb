import { writeFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { renderSVG } from 'uqr';
import { createDoorHelper, mutateAsAdmin } from './doorSetup.ts';
import { addHelper } from './eventHelpers.ts';
import { type Gate, startGate } from './gate.ts';
import { signInAs, ask, type Contestant, createContestant, demo, planEvent, session } from './people.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

interface Ticket {
  readonly registrationId: string;
  readonly code: string;
  readonly payload: string;
}
const ticketOf = async (page: Page, eventId: string, { token }: Contestant) => {
  const query = 'query ($id: ID!) { ticket(id: $id) { registrationId code payload } }';
  return (await ask<{ ticket: Ticket }>(page.request, query, { id: eventId }, token)).ticket;
};

const search = (page: Page) => page.getByRole('textbox', { name: 'Name, college or code' });
const doorAnswer = (page: Page) => page.locator('[aria-live=assertive]');

/** An event that begins in an hour, with one participant for each name. */
async function planEventWithPeople(page: Page, ...names: string[]) {
  const eventId = await planEvent(page.request, { date: new Date(Date.now() + 3_600_000).toISOString() });
  const people = [];
  for (const name of names) people.push(await createContestant(page.request, eventId, name));
  return { eventId, people };
}

test('the door lets people in by press, code or ticket, warns of a second check-in, and undoes one', async ({
  page,
}) => {
  const { eventId, people } = await planEventWithPeople(page, 'Asha', 'Ben');
  const [asha, ben] = people as [Contestant, Contestant];
  await signInAs(page, demo.admin);
  await page.goto(`/events/${eventId}`);
  await press(page.getByRole('link', { name: 'At the door' }));
  await expect(page.getByText('0 in of 2')).toBeVisible();
  const other = page.getByRole('button', { name: `Check in ${ben.name}` });
  const place = await other.boundingBox();
  await press(page.getByRole('button', { name: `Check in ${asha.name}` }));
  await expect(doorAnswer(page)).toContainText(`Welcome, ${asha.name}`);
  // the row of the next person has not moved
  expect(await other.boundingBox()).toEqual(place);
  await expect(page.getByText('1 in of 2')).toBeVisible();
  await expect(page.getByText('In step with all doors')).toBeVisible();
  await auditAccessibility(page);

  // by keyboard alone, with the code
  const { code, payload } = await ticketOf(page, eventId, ben);
  await search(page).focus();
  await page.keyboard.type(code.toLowerCase());
  await expect(page.getByRole('listitem').filter({ hasText: asha.name })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(doorAnswer(page)).toContainText(`Welcome, ${ben.name}`);
  // a scanner types the payload like a keyboard
  await search(page).fill(payload);
  await page.keyboard.press('Enter');
  await expect(doorAnswer(page)).toContainText(/Already in, .*, by /);
  const altered = payload.replace(/(?<=^.{50})./, (letter) => (letter === 'A' ? 'B' : 'A'));
  await search(page).fill(altered);
  await page.keyboard.press('Enter');
  await expect(doorAnswer(page)).toContainText('Altered');

  // a browser without Ed25519
  await page.evaluate(
    () => (crypto.subtle.importKey = () => Promise.reject(new DOMException('', 'NotSupportedError'))),
  );
  await search(page).fill(payload);
  await page.keyboard.press('Enter');
  await expect(doorAnswer(page)).toContainText('Tickets cannot be checked here');

  await press(page.getByRole('button', { name: `Undo ${asha.name}` }));
  await expect(doorAnswer(page)).toContainText('Taken back');
  await expect(page.getByText('1 in of 2')).toBeVisible();
  const { token } = await session(page.request, demo.admin);
  const attendance = async () =>
    (
      await ask<{ event: { attendance: { in: number } } }>(
        page.request,
        'query ($id: ID!) { event(id: $id) { attendance { in } } }',
        { id: eventId },
        token,
      )
    ).event.attendance.in;
  await expect.poll(attendance).toBe(1);
  // a check-in at another door appears here
  await ask(
    page.request,
    'mutation ($input: CheckInInput!) { checkIn(input: $input) { person { at } } }',
    { input: { eventId, userId: asha.id } },
    token,
  );
  await expect(page.getByText('2 in of 2')).toBeVisible();
});

test('an answer fades after about five seconds or while typing, and an unknown code is red and loud', async ({
  page,
}) => {
  const { eventId, people } = await planEventWithPeople(page, 'Asha', 'Ben');
  const [asha, ben] = people as [Contestant, Contestant];
  await page.addInitScript(() => {
    const shakes: unknown[] = [];
    Object.assign(globalThis, { shakes });
    navigator.vibrate = (pattern) => Boolean(shakes.push(pattern));
  });
  const shakes = () => page.evaluate(() => (globalThis as unknown as { shakes: number[][] }).shakes);
  const tone = () => doorAnswer(page).locator('[data-tone]').getAttribute('data-tone');
  await page.clock.install();
  await signInAs(page, demo.admin);
  await page.goto(`/events/${eventId}/door`);
  await expect(page.getByText('In step with all doors')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);

  await press(page.getByRole('button', { name: `Check in ${asha.name}` }));
  await expect(doorAnswer(page)).toContainText(`Welcome, ${asha.name}`);
  await page.clock.runFor(4700);
  expect(await tone()).toBe('success');
  await page.clock.runFor(200);
  await expect.poll(tone).toBe('neutral');
  await expect(doorAnswer(page)).toContainText(`Welcome, ${asha.name}`);

  await press(page.getByRole('button', { name: `Check in ${ben.name}` }));
  await expect.poll(tone).toBe('success');
  expect(await shakes()).toEqual([[60], [60]]);
  await search(page).pressSequentially('ABCDEFG');
  await expect.poll(tone).toBe('neutral');
  await search(page).pressSequentially('H');
  await page.keyboard.press('Enter');
  await expect(doorAnswer(page)).toContainText('No such ticket here');
  expect(await tone()).toBe('danger');
  expect(await shakes()).toEqual([[60], [60], [300]]);
  // the next code replaces this one
  await page.keyboard.type(asha.name);
  await expect(search(page)).toHaveValue(asha.name);
  await expect.poll(tone).toBe('neutral');
});

test(
  'a code of another event is named without network, if its list is on this device',
  { tag: '@wide' },
  async ({ page }) => {
    const title = `Pottery ${Date.now()}`;
    const pottery = await planEvent(page.request, { title });
    const asha = await createContestant(page.request, pottery, 'Asha');
    const { code } = await ticketOf(page, pottery, asha);
    const { eventId } = await planEventWithPeople(page, 'Ben');
    await signInAs(page, demo.admin);
    for (const id of [pottery, eventId]) {
      await page.goto(`/events/${id}/door`);
      await expect(page.getByText('In step with all doors')).toBeVisible();
    }
    await page.route('**/graphql', (route) => route.abort());
    await search(page).fill(code);
    await page.keyboard.press('Enter');
    await expect(doorAnswer(page)).toContainText(`Another event: ${title}`);
  },
);

test(
  'a person who has registered since then is on the list once the page is visible again',
  { tag: '@wide' },
  async ({ page }) => {
    const { eventId } = await planEventWithPeople(page, 'Asha');
    await signInAs(page, demo.admin);
    await page.goto(`/events/${eventId}/door`);
    await expect(page.getByText('0 in of 1')).toBeVisible();
    const ben = await createContestant(page.request, eventId, 'Ben');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('button', { name: `Check in ${ben.name}` })).toBeVisible();
    await expect(page.getByText('0 in of 2')).toBeVisible();
  },
);

test('an outdated count does not undo a later check-in from another door', { tag: '@wide' }, async ({ page }) => {
  const { eventId, people } = await planEventWithPeople(page, 'Asha', 'Ben', 'Cem');
  const { token } = await session(page.request, demo.admin);
  await signInAs(page, demo.admin);
  // holds back each answer with the list until the page has received a check-in from another door
  const receivedNames = new Set<string>();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      for (const { name } of people) if (String(payload).includes(`"name":"${name}"`)) receivedNames.add(name);
      if (String(payload).includes('{"checkedIn":{"__typename":"ReadAgain"}}')) receivedNames.add('begun');
    }),
  );
  let arrives: ((answer: 'held') => void) | undefined;
  let release = Promise.resolve();
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('"doorList"')) {
      arrives?.('held');
      await release;
    }
    await route.fulfill({ response });
  });
  const whileHeld = async (reading: () => Promise<unknown>, { id, name }: Contestant) => {
    const answerHeld = new Promise((resolve) => (arrives = resolve));
    const { promise, resolve } = Promise.withResolvers<void>();
    release = promise;
    await reading();
    await answerHeld;
    // the page receives check-ins only after its subscription has begun; it then reads the list again
    await expect.poll(() => receivedNames.has('begun')).toBe(true);
    const scan = { id: crypto.randomUUID(), at: new Date().toISOString(), userId: id };
    const input = { eventId, sentAt: scan.at, scans: [scan] };
    const text = 'mutation ($input: CheckInsInput!) { checkIns(input: $input) { retryAfter } }';
    await ask(page.request, text, { input }, token);
    await expect.poll(() => receivedNames.has(name)).toBe(true);
    resolve();
  };
  const [asha, ben] = people as [Contestant, Contestant];
  await page.goto('/events');
  await whileHeld(() => page.goto(`/events/${eventId}/door`), asha);
  await expect(page.getByText('1 in of 3')).toBeVisible();
  await whileHeld(() => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))), ben);
  await expect(page.getByText('2 in of 3')).toBeVisible();
  await expect(page.getByText('1 in of 3')).toHaveCount(0);
  // another response may still be on its way
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a participant without the door role cannot open the door', { tag: '@wide' }, async ({ page }) => {
  const { eventId, people } = await planEventWithPeople(page, 'Asha');
  await signInAs(page, people[0]!.email);
  await page.goto(`/events/${eventId}/door`);
  await expect(page.getByText('You do not keep the door of this event')).toBeVisible();
  await expect(page.getByRole('button', { name: /Check in/ })).toHaveCount(0);
  await press(page.getByRole('link', { name: 'Event', exact: true }));
  await expect(page).toHaveURL(new RegExp(`/events/${eventId}$`));
});

test('long names and colleges are never cut, and no row moves when a person comes in', async ({ page }) => {
  const { eventId, people } = await planEventWithPeople(page, 'Venkatanarasimharajuvaripeta Padma', 'Zoya');
  const [long, zoya] = people as [Contestant, Contestant];
  await signInAs(page, demo.admin);
  await page.goto(`/events/${eventId}/door`);
  const row = page.getByRole('listitem').filter({ hasText: long.name });
  const cut = () =>
    row.evaluate((item) =>
      [...item.querySelectorAll('p')].flatMap((line) => (line.scrollWidth > line.clientWidth ? line.textContent : [])),
    );
  const next = page.getByRole('button', { name: `Check in ${zoya.name}` });
  const place = await next.boundingBox();
  expect(await cut()).toEqual([]);
  await press(row.getByRole('button', { name: 'Check in' }));
  await expect(row).toContainText('In, ');
  expect(await cut()).toEqual([]);
  expect(await next.boundingBox()).toEqual(place);
});

/** What this device stores of the lists of all doors. */
const storedDoorRows = (page: Page) =>
  page.evaluate(async () => {
    const finished = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error!));
      });
    const database = await finished(indexedDB.open('doorLists'));
    const stores = ['lists', 'changed', 'events'];
    const reading = database.transaction(stores);
    const rows = await Promise.all(
      stores.map((store) => finished(reading.objectStore(store).getAll() as IDBRequest<unknown[]>)),
    );
    database.close();
    return rows.flat();
  });

test('the door closes with the role, hides the last name, and reopens by itself with the role', async ({ page }) => {
  const { eventId, people } = await planEventWithPeople(page, 'Asha');
  const { name } = people[0]!;
  const { email, user } = await createDoorHelper(page.request, eventId);
  await signInAs(page, email);
  await page.goto(`/events/${eventId}/door`);
  await expect(page.getByText('In step with all doors')).toBeVisible();
  await press(page.getByRole('button', { name: `Check in ${name}` }));
  await expect(doorAnswer(page)).toContainText(`Welcome, ${name}`);
  await expect(page.getByText('In step with all doors')).toBeVisible();
  expect(await storedDoorRows(page)).not.toEqual([]);
  await mutateAsAdmin(page.request, 'removeStaff', { eventId, userId: user.id });
  await expect(page.getByText('You do not keep the door of this event')).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  await expect.poll(() => storedDoorRows(page)).toEqual([]);
  await addHelper(page.request, eventId, email, 'DOOR');
  await expect(page.getByRole('button', { name: `Undo ${name}` })).toBeVisible();
  await expect(page.getByText('In step with all doors')).toBeVisible();
});

test.describe('a door without network', () => {
  test.use({ serviceWorkers: 'allow' });
  let gate: Gate;
  test.beforeEach(async ({ baseURL }) => {
    gate = await startGate(baseURL!);
  });
  test.afterEach(() => gate.close());

  test('counts the people of its own list, also after a reload without network', async ({ page }) => {
    const { eventId, people } = await planEventWithPeople(page, 'Asha', 'Ben', 'Cem', 'Dev');
    const [asha, ben, cem] = people as [Contestant, Contestant, Contestant];
    const { token, user } = await session(page.request, demo.admin);
    await page.goto(`${gate.url}/login`);
    await page.evaluate((kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value)), {
      user: JSON.stringify(user),
      token,
    });
    await page.goto(`${gate.url}/events/${eventId}/door`);
    await expect(page.getByText('In step with all doors')).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
    // no later list brings the new count
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('readDoor') ? route.abort() : route.continue(),
    );
    await ask(
      page.request,
      'mutation ($input: CheckInInput!) { checkIn(input: $input) { person { at } } }',
      { input: { eventId, userId: asha.id } },
      token,
    );
    await expect(page.getByText('1 in of 4')).toBeVisible();
    gate.shut();
    for (const { name } of [ben, cem]) await press(page.getByRole('button', { name: `Check in ${name}` }));
    await expect(page.getByText('3 in of 4')).toBeVisible();
    await page.reload();
    await expect(page.getByText('2 changes wait on this device')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'In, ' })).toHaveCount(3);
    await expect(page.getByText('3 in of 4')).toBeVisible();
  });

  test('works offline, keeps check-ins across a reload, and sends them once online again', async ({ page }) => {
    const { eventId, people } = await planEventWithPeople(page, 'Asha', 'Ben');
    const [asha, ben] = people as [Contestant, Contestant];
    const { payload } = await ticketOf(page, eventId, asha);
    const { token, user } = await session(page.request, demo.admin);
    await page.goto(`${gate.url}/login`);
    await page.evaluate((kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value)), {
      user: JSON.stringify(user),
      token,
    });
    await page.goto(`${gate.url}/events/${eventId}/door`);
    await expect(page.getByText('0 in of 2')).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
    gate.shut();
    await page.getByLabel('This door').fill('North gate');
    await expect.poll(() => storedDoorRows(page)).toContain('North gate');
    await page.reload();
    await expect(page.getByText('0 in of 2')).toBeVisible();
    // an invalid name is reported, and the last valid one stays in use
    await expect(page.getByLabel('This door')).toHaveValue('North gate');
    await page.getByLabel('This door').fill('North\u200Bgate');
    await expect(page.getByText('Door must not contain invisible characters')).toBeVisible();
    await search(page).fill(payload);
    await page.keyboard.press('Enter');
    await expect(doorAnswer(page)).toContainText(`Welcome, ${asha.name}`);
    await page.reload();
    await expect(page.getByText('1 in of 2')).toBeVisible();
    await expect(page.getByText('1 change waits on this device')).toBeVisible();
    await press(page.getByRole('button', { name: `Check in ${ben.name}` }));
    await expect(page.getByText('2 changes wait on this device')).toBeVisible();
    // another door checked her in earlier
    await ask(
      page.request,
      'mutation ($input: CheckInsInput!) { checkIns(input: $input) { retryAfter } }',
      {
        input: {
          eventId,
          sentAt: new Date().toISOString(),
          scans: [
            {
              id: '0190c5f6-3f0e-7cc1-9d6b-0c1f6a2d9b10',
              at: new Date(Date.now() - 600_000).toISOString(),
              userId: asha.id,
            },
          ],
        },
      },
      token,
    );
    gate.open();
    await expect(page.getByText('In step with all doors')).toBeVisible();
    await expect(page.getByText('When the net was back it turned out:')).toBeVisible();
    await expect(page.getByText(new RegExp(`${asha.name}: Already in, `))).toBeVisible();
    await expect(page.getByText('2 in of 2')).toBeVisible();
    await auditAccessibility(page);
  });
});

test.describe('the scanner', () => {
  test('checks in a ticket in front of the camera only once', async ({ page, playwright, baseURL }, info) => {
    const { eventId, people } = await planEventWithPeople(page, 'Asha');
    const asha = people[0]!;
    const { payload } = await ticketOf(page, eventId, asha);
    const cameraFile = info.outputPath('camera.mjpeg');
    await writeFile(cameraFile, await cameraSees(payload));
    const { args = [], executablePath } = info.project.use.launchOptions ?? {};
    const browser = await playwright.chromium.launch({
      ...(executablePath && { executablePath }),
      args: [
        ...args,
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${cameraFile}`,
      ],
    });
    const { viewport, hasTouch, isMobile } = info.project.use;
    const context = await browser.newContext({
      baseURL: baseURL!,
      viewport: viewport!,
      ...(hasTouch && { hasTouch }),
      ...(isMobile && { isMobile }),
      permissions: ['camera'],
      serviceWorkers: 'block',
    });
    const door = await context.newPage();
    await signInAs(door, demo.admin);
    await door.goto(`/events/${eventId}/door`);
    await press(door.getByRole('button', { name: 'Scan tickets' }));
    const scanner = door.getByRole('dialog', { name: 'Scanner' });
    await expect(scanner).toContainText(`Welcome, ${asha.name}`);
    await expect(scanner).toContainText('1 in of 1');
    // the ticket is still in front of the camera
    await door.waitForFunction(() => document.querySelector('video')!.currentTime > 4);
    await expect(scanner).toContainText(`Welcome, ${asha.name}`);
    await auditAccessibility(door);
    await door.keyboard.press('Escape');
    await expect(scanner).toHaveCount(0);
    await expect(door.getByRole('button', { name: 'Scan tickets' })).toBeFocused();
    await browser.close();
  });
});

/** A photo of a ticket on a phone, as a camera with 1280 × 720 pixels delivers it. */
async function cameraSees(payload: string): Promise<Buffer> {
  const code = await sharp(Buffer.from(renderSVG(payload, { border: 4 })))
    .resize(480, 480)
    .png()
    .toBuffer();
  const background = { r: 90, g: 95, b: 100 };
  return sharp({ create: { width: 1280, height: 720, channels: 3, background } })
    .composite([{ input: code, left: 400, top: 120 }])
    .jpeg()
    .toBuffer();
}
