import { expect, test } from '@playwright/test';
import { signInAs, ask, demo, planEvent } from './people.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

test('an organizer chooses the times of reminders, by pointer and by keys', async ({ page }) => {
  const id = await planEvent(page.request, { remindBefore: [1440, 60, 45] });
  const { token } = await signInAs(page, demo.admin);
  await page.goto(`/events/${id}/edit`);
  // these times differ from the defaults, so the section is open
  const times = page.getByRole('group', { name: 'Remind those with a seat' });
  const time = (name: string) => times.getByRole('checkbox', { name, exact: true });
  await expect(times.getByRole('checkbox')).toHaveCount(6);
  await expect(time('45 minutes')).toBeChecked();
  await press(time('1 day'));
  await expect(time('1 day')).not.toBeChecked();
  await time('1 week').focus();
  await page.keyboard.press('Space');
  await auditAccessibility(page);
  await press(page.getByRole('button', { name: 'Update Event' }));
  await expect(page).toHaveURL(new RegExp(`/events/${id}$`));
  const stored = async () =>
    (
      await ask<{ event: { remindBefore: number[] } }>(
        page.request,
        'query ($id: ID!) { event(id: $id) { remindBefore } }',
        { id },
        token,
      )
    ).event.remindBefore;
  expect(await stored()).toEqual([10_080, 60, 45]);

  await page.goto('/events/create');
  await expect(
    page.getByText('Those with a seat are reminded 1 day and 1 hour before the event begins.'),
  ).toBeVisible();
  await press(page.getByRole('button', { name: 'Reminders' }));
  await expect(times.getByRole('checkbox', { checked: true })).toHaveCount(2);
});
