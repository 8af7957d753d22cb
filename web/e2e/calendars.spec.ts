import { expect, test, type Page } from '@playwright/test';
import { copied, signInAsNewcomer, ask, planEvent } from './people.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

const registerFor = (page: Page, eventId: string, token: string) =>
  ask(
    page.request,
    'mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { __typename } }',
    { input: { eventId, name: 'Nila Raman', email: 'nila@evm.example' } },
    token,
  );

/** Reads a link like a calendar program does. */
const readAt = async (page: Page, link: string) => {
  const answer = await page.request.get(new URL(link).pathname);
  return { status: answer.status(), text: (await answer.text()).replaceAll('\r\n ', '') };
};

test('a subscribed calendar shows a moved date; its link can be replaced and ended', async ({ page }) => {
  const title = `Lantern walk ${Date.now()}`;
  const id = await planEvent(page.request, { title });
  const { token } = await signInAsNewcomer(page);
  await registerFor(page, id, token);
  await page.goto('/my-events');
  await press(page.getByRole('link', { name: 'Subscribe in your calendar' }));
  const mine = page.getByRole('group', { name: 'My events' });
  await expect(mine.getByRole('button', { name: 'Make a link' })).toBeInViewport();
  await press(mine.getByRole('button', { name: 'Make a link' }));
  const link = mine.getByRole('textbox', { name: 'Link of “My events”' });
  await expect(link).toBeFocused();
  const first = await link.inputValue();
  await expect(mine.getByRole('link', { name: 'in the calendar program' })).toHaveAttribute(
    'href',
    first.replace(/^http:/, 'webcal:'),
  );
  await expect(mine.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
    'href',
    `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(first.replace(/^http:/, 'webcal:'))}`,
  );
  expect((await readAt(page, first)).text).toContain(`SUMMARY:${title}`);
  await ask(
    page.request,
    'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { __typename } }',
    { input: { eventId: id, date: '2031-03-30T10:00:00.000Z' } },
    (
      await ask<{ login: { token: string } }>(
        page.request,
        'mutation { login(input: { email: "admin@evm.example", password: "Evm@demo1" }) { token } }',
      )
    ).login.token,
  );
  expect((await readAt(page, first)).text).toMatch(/\r\nDTSTART[^\r]*:203103(29|30|31)T/);

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => (document.body.dataset['copied'] = text) },
    });
  });
  await press(mine.getByRole('button', { name: 'Copy' }));
  await expect(page.getByText('The link of “My events” is copied.')).toBeVisible();
  expect(await copied(page)).toBe(first);

  await press(mine.getByRole('button', { name: 'New link for “My events”' }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'New link' }));
  await expect(page.getByText('“My events” has a new link.')).toBeVisible();
  await expect(link).not.toHaveValue(first);
  await expect(link).toBeFocused();
  const second = await link.inputValue();
  expect([(await readAt(page, first)).status, (await readAt(page, second)).status]).toEqual([404, 200]);

  await press(mine.getByRole('button', { name: 'End “My events”' }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'End' }));
  await expect(mine.getByRole('button', { name: 'Make a link' })).toBeFocused();
  expect((await readAt(page, second)).status).toBe(404);
});

test(
  'the calendar of a tag is added and ended by keyboard, and is still there after a reload',
  { tag: '@wide' },
  async ({ page }) => {
    await signInAsNewcomer(page);
    await page.goto('/settings');
    const tag = page.getByRole('textbox', { name: 'Events with a tag' });
    await tag.press('Enter');
    await expect(page.getByText('Tag is required')).toBeVisible();
    await tag.fill('Music');
    await tag.press('Enter');
    await expect(page.getByText('“Tagged Music” has a link now.')).toBeVisible();
    // ready for the next tag
    await expect(tag).toHaveValue('');
    await expect(tag).toBeFocused();
    await auditAccessibility(page);
    await page.reload();
    const row = page.getByRole('group', { name: 'Tagged Music' });
    await row.getByRole('button', { name: 'End' }).press('Enter');
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(row).toBeHidden();
    await expect(tag).toBeFocused();
    await expect(page.getByText('“Tagged Music” has ended.')).toBeVisible();
  },
);
