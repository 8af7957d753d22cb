import { expect, test, type Page } from '@playwright/test';
import { auditAccessibility } from './accessibility.ts';
import { planEvent, signInAsNewcomer } from './people.ts';
import { press } from './press.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the registration form by keyboard. */
async function openForm(page: Page, questions: readonly object[] = []) {
  await signInAsNewcomer(page);
  await page.goto(`/events/${await planEvent(page.request, { questions })}`);
  await page.getByRole('button', { name: 'Register Now' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
}

test('a form in a dialog begins at its first field, and Enter sends it', async ({ page }) => {
  await openForm(page);
  await expect(dialog(page).getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Show your ticket' })).toBeVisible();
});

test('the title of a dialog is at the height of its close button', async ({ page }) => {
  await openForm(page);
  const middles = async (role: 'dialog' | 'alertdialog', title: RegExp) => {
    const open = page.getByRole(role);
    const boxes = [open.getByRole('heading', { name: title }), open.getByRole('button', { name: 'Close' })];
    return Promise.all(
      boxes.map(async (part) => {
        const { y, height } = (await part.boundingBox())!;
        return y + height / 2;
      }),
    );
  };
  const expectSameHeight = ([title, close]: number[]) => expect(Math.abs(title! - close!)).toBeLessThan(3);
  expectSameHeight(await middles('dialog', /./));
  await press(dialog(page).getByRole('button', { name: 'Register', exact: true }));
  await press(page.getByRole('button', { name: 'Cancel Registration' }));
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expectSameHeight(await middles('alertdialog', /Cancel your registration/));
});

test('missing answers are counted above the buttons, red and in view', async ({ page }) => {
  const options = ['Vegetarian', 'Vegan', 'Everything', 'Nothing', 'I bring my own', 'I do not know yet'];
  await openForm(
    page,
    ['Lunch?', 'Dinner?'].map((label) => ({ kind: 'ONE_OF', label, isRequired: true, options })),
  );
  await press(dialog(page).getByRole('button', { name: 'Register', exact: true }));
  const lunch = dialog(page).getByRole('group', { name: 'Lunch?' });
  await expect(lunch.getByRole('radio', { name: options[0] })).toBeFocused();
  for (const part of [lunch.getByText('Lunch?'), lunch.getByText('An answer is required')])
    await expect(part).toBeInViewport({ ratio: 1 });
  const count = dialog(page).getByRole('status').filter({ hasText: 'fields' });
  await expect(count).toHaveText('2 fields need your attention.');
  await expect(count).toBeInViewport({ ratio: 1 });
  await auditAccessibility(page);
  await press(lunch.getByText(options[1]!));
  await expect(dialog(page).getByRole('status').filter({ hasText: 'field' })).toHaveText(
    '1 field needs your attention.',
  );
  await press(dialog(page).getByRole('group', { name: 'Dinner?' }).getByText(options[2]!));
  await press(dialog(page).getByRole('button', { name: 'Register', exact: true }));
  await expect(dialog(page)).toBeHidden();
});
