import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { type Gate, startGate } from './gate.ts';
import { ask, demo, freshEmail, planEvent, session, withSettings } from './people.ts';

/*
 * Three doors that are offline for a while, each with a different clock. One browser is killed while its queue holds scans.
 */

test.use({ serviceWorkers: 'allow' });

/** The number of people. Every fifth visits two doors, every fifteenth all three. */
const peopleCount = process.env.EVM_THOROUGH === '1' ? 300 : 60;
const [third, twoThirds] = [peopleCount / 3, (2 * peopleCount) / 3];

interface Person {
  readonly userId: string;
  readonly name: string;
  readonly code: string;
  readonly at: string | null;
  readonly scanIds: readonly string[];
}

/** A separate browser at a door, with a clock that is off by `offBy` milliseconds. */
interface Device {
  readonly folder: string;
  readonly gate: Gate;
  readonly offBy: number;
  context: BrowserContext;
  page: Page;
}

const search = (page: Page) => page.getByRole('textbox', { name: 'Name, college or code' });

test('three offline doors let each person in once, at the earliest time, and lose no scan', async ({
  request,
  baseURL,
}, info) => {
  test.slow();
  await withSettings(request, { maxUsersPerEvent: peopleCount }, async () => {
    const eventId = await planEvent(request, {
      capacity: peopleCount,
      date: new Date(Date.now() + 3_600_000).toISOString(),
    });
    const login = await session(request, demo.admin);
    const { token } = login;
    const people = await seated();

    const { executablePath, args = [] } = info.project.use.launchOptions ?? {};
    const devices: Device[] = [];
    for (const [n, offBy] of [0, 300_000, -300_000].entries()) {
      const folder = info.outputPath(`door ${n}`);
      const gate = await startGate(baseURL!);
      const device = { folder, gate, offBy } as Device;
      await begin(device);
      devices.push(device);
    }
    const [one, two, three] = devices as [Device, Device, Device];
    for (const { gate } of devices) gate.shut();
    // the page renders only 20 rows, so a long list does not slow it down
    await expect(one.page.getByRole('region', { name: 'People' }).getByRole('listitem')).toHaveCount(20);

    const earliest = new Map<string, number>();
    const atThree = people.filter((_, n) => n % 15 === 0);
    const atTwo = people.filter((_, n) => n % 5 === 0);
    // the third door sees some of the people first, the second door others
    await letIn(three, [...atThree.slice(0, atThree.length / 2), ...people.slice(twoThirds)]);
    await letIn(one, [...people.slice(0, third), ...atThree]);
    kill(one);
    await letIn(two, [...people.slice(third, twoThirds), ...atTwo, ...atThree]);
    await letIn(three, atThree);

    for (const { gate } of devices) gate.open();
    await begin(one);
    for (const { page } of devices) {
      await expect(page.getByText(`${peopleCount} in of ${peopleCount}`)).toBeVisible();
      await expect(page.getByText('In step with all doors')).toBeVisible();
    }
    const after = await listed();
    expect(after).toHaveLength(peopleCount);
    for (const { name, at } of after) {
      const earliestTime = earliest.get(name)!;
      // by the server's clock, as exactly as the server can know it
      expect([name, Math.abs(Date.parse(at!) - earliestTime) < 3000]).toEqual([name, true]);
    }
    // each door learns about people who were checked in earlier elsewhere
    await expect(two.page.getByText('When the net was back it turned out:')).toBeVisible();
    const rows = await Promise.all(
      devices.map(async ({ page }) => {
        await search(page).fill(atThree[3]!.name);
        return page.getByRole('listitem').filter({ hasText: atThree[3]!.name }).getByText(/^In, /).textContent();
      }),
    );
    // two of the clocks are wrong, but all doors show the time of the server
    expect(new Set(rows).size).toBe(1);
    for (const { context, gate } of devices) {
      await context.close();
      await gate.close();
    }

    async function begin(device: Device): Promise<void> {
      const { folder, gate, offBy } = device;
      device.context = await chromium.launchPersistentContext(folder, {
        ...(executablePath && { executablePath }),
        args,
        viewport: info.project.use.viewport!,
      });
      await device.context.addInitScript((by) => {
        const Real = Date;
        globalThis.Date = class extends Real {
          constructor(...given: unknown[]) {
            if (given.length === 0) super(Real.now() + by);
            else super(...(given as [number]));
          }
          static override now = () => Real.now() + by;
        } as DateConstructor;
      }, offBy);
      device.page = device.context.pages()[0] ?? (await device.context.newPage());
      await device.page.goto(`${gate.url}/favicon.svg`);
      await device.page.evaluate(
        (kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value)),
        { user: JSON.stringify(login.user), token },
      );
      await device.page.goto(`${gate.url}/events/${eventId}/door`);
      await expect(device.page.getByText(new RegExp(`in of ${peopleCount}`))).toBeVisible();
    }

    async function letIn({ page }: Device, those: readonly Person[]): Promise<void> {
      for (const { name, code } of those) {
        await search(page).fill(code);
        await page.keyboard.press('Enter');
        await expect(page.locator('[aria-live=assertive]')).toContainText(name);
        if (!earliest.has(name)) earliest.set(name, Date.now());
      }
    }

    async function seated(): Promise<readonly Person[]> {
      const users = Array.from({ length: peopleCount }, (_, n) => ({
        row: n + 1,
        firstName: 'Door',
        // no name may be a prefix of another
        lastName: `Number ${String(n).padStart(3, '0')}`,
        email: freshEmail(),
        college: 'Meridian University',
      }));
      const { stageUserImport } = await ask<{ stageUserImport: { importId: string } }>(
        request,
        'mutation ($users: [ImportedUserInput!]!) { stageUserImport(input: { users: $users }) { importId } }',
        { users },
        token,
      );
      await ask(
        request,
        'mutation ($id: ID!) { commitUserImport(input: { importId: $id }) { imported } }',
        { id: stageUserImport.importId },
        token,
      );
      const emails = new Set(users.map(({ email }) => email));
      let after: string | null = null;
      const userIds: string[] = [];
      while (userIds.length < peopleCount) {
        const { users: page }: UserPage = await ask<UserPage>(
          request,
          `query ($after: String) { users(first: 100, after: $after, search: "Door Number") {
             edges { cursor node { id email } } } }`,
          { after },
          token,
        );
        userIds.push(...page.edges.flatMap(({ node }) => (emails.has(node.email) ? node.id : [])));
        after = page.edges.at(-1)!.cursor;
      }
      for (const userId of userIds)
        await ask(
          request,
          'mutation ($input: AddRegistrationInput!) { addRegistration(input: $input) { registration { id } } }',
          { input: { eventId, userId } },
          token,
        );
      return listed();
    }

    async function listed(): Promise<readonly Person[]> {
      const { doorList } = await ask<{ doorList: { people: { edges: { node: Person }[] } } }>(
        request,
        `query ($id: ID!) { doorList(eventId: $id) { people(first: 500) { edges { node { userId name code at scanIds } } } } }`,
        { id: eventId },
        token,
      );
      return doorList.people.edges.map(({ node }) => node);
    }
  });
});

interface UserPage {
  readonly users: { readonly edges: readonly { cursor: string; node: { id: string; email: string } }[] };
}

/** Kills the browser like an empty battery does: its pages get no event. */
function kill({ folder }: Device): void {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    if (commandOf(pid).includes(`user-data-dir=${folder}`)) process.kill(Number(pid), 'SIGKILL');
  // the files that mark the profile as in use
  for (const name of ['SingletonLock', 'SingletonSocket', 'SingletonCookie'])
    rmSync(`${folder}/${name}`, { force: true });
}

/** Empty if the process has ended. */
function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
