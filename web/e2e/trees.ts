import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { announce, ask, freshEmail, planEvent, session, signInAs, signUp } from './people.ts';

/** Opens a screen, and compares its accessibility tree with the file `trees/{name}.aria.yml`, on phones `{name}-phone.aria.yml`. */
export async function expectTree(page: Page, name: string, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await compareTree(page, name);
}

export const compareTree = (page: Page, name: string, within = page.getByRole('main')) =>
  expect(within).toMatchAriaSnapshot({ name: `${name}${page.viewportSize()!.width < 768 ? '-phone' : ''}.aria.yml` });

export const register = (page: Page, eventId: string, email: string, token: string, name = 'Nila Raman') =>
  ask(
    page.request,
    'mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { event { id } } }',
    { input: { eventId, name, email } },
    token,
  );

/** Creates an event with one participant and an announcement. */
export async function createKiteDay(page: Page): Promise<{ id: string; email: string }> {
  const id = await planEvent(page.request, { title: 'Kite day', location: 'Hall' });
  const email = freshEmail();
  await signUp(page.request, { firstName: 'Asha', lastName: 'Rao', email });
  const { token } = await session(page.request, email);
  await register(page, id, email, token, 'Asha Rao');
  await announce(page.request, { eventId: id, title: 'Bring string' });
  return { id, email };
}

/** A new participant, and an event of the demo admin in the far future. */
export async function begin(page: Page, changes: object = {}) {
  const email = freshEmail();
  const id = await signUp(page.request, { firstName: 'Nila', lastName: 'Raman', email });
  const title = `Parade ${randomUUID().slice(0, 6)}`;
  const event = await planEvent(page.request, { title, location: 'Hall', date: '2098-05-04T12:00:00Z', ...changes });
  const { token } = await signInAs(page, email);
  return { id, email, title, event, token };
}
