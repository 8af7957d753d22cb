import { expect, test, type Page } from '@playwright/test';
import { auditAccessibility } from './accessibility.ts';
import { ask, createContestant, demo, planEvent, signInAs } from './people.ts';
import { press } from './press.ts';

const newestNotice = async (page: Page, token: string) => {
  const query = '{ notices(first: 1) { edges { node { text } } } }';
  const { notices } = await ask<{ notices: { edges: { node: { text: string } }[] } }>(page.request, query, {}, token);
  return notices.edges[0]?.node.text;
};

test('moving an event says how many people will be notified, and they read the reason', async ({ page }) => {
  const id = await planEvent(page.request);
  const asha = await createContestant(page.request, id, 'Asha');
  await createContestant(page.request, id, 'Bela');
  await signInAs(page, demo.admin);
  await page.goto(`/events/${id}/edit`);
  const count = page.getByText('2 people will be notified of this change: those who have a seat, wait or ask for one.');
  const location = page.getByLabel('Location');
  await page.getByLabel('Capacity').fill('6');
  await location.fill('Boat house');
  await expect(count).toBeVisible();
  // nobody is notified of a change of the capacity alone
  await location.fill('Lake gate');
  await expect(count).toBeHidden();

  await page.getByLabel('Time').fill('19:35');
  await expect(count).toBeVisible();
  await auditAccessibility(page);
  await page.getByLabel('Reason').fill('The hall opens later.');
  await press(page.getByRole('button', { name: 'Update Event' }));
  await expect(page.getByText('Event updated successfully!')).toBeVisible();
  await expect.poll(() => newestNotice(page, asha.token)).toContain('The hall opens later.');
});

test('deleting an event says how many people will be notified, and they read the reason', async ({ page }) => {
  const id = await planEvent(page.request);
  const asha = await createContestant(page.request, id, 'Asha');
  await signInAs(page, demo.admin);
  await page.goto(`/events/${id}`);
  await press(page.getByRole('button', { name: 'More', exact: true }));
  await press(page.getByRole('button', { name: 'Delete' }));
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('1 person will be notified');
  await auditAccessibility(page);
  await question.getByLabel('Reason').fill('A storm is coming.');
  await press(question.getByRole('button', { name: 'Delete event' }));
  await expect(page.getByText('was deleted')).toBeVisible();
  await expect.poll(() => newestNotice(page, asha.token)).toContain('A storm is coming.');
});
