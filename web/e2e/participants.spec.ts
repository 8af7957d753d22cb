import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { arriveAs, contestant, demo, planEvent } from './people.ts';
import { press } from './press.ts';

test('an organizer finds, sorts, takes along and prints who comes', async ({ page }) => {
  const id = await planEvent(page.request);
  const names: string[] = [];
  for (const firstName of ['Zara', '=Ben', 'Asha']) names.push((await contestant(page.request, id, firstName)).name);
  const [zara, ben, asha] = names as [string, string, string];
  await arriveAs(page, demo.organizer);
  await page.goto(`/events/${id}`);
  await expect(page.getByRole('heading', { name: 'Registered Participants (3)' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Participants' });
  const listed = table.getByRole('rowheader');
  await expect(listed).toHaveText([zara, ben, asha]);

  await press(table.getByRole('button', { name: 'Name' }));
  await expect(listed).toHaveText([ben, asha, zara]);
  await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await press(table.getByRole('button', { name: 'Registered' }));
  await press(table.getByRole('button', { name: 'Registered' }));
  await expect(listed).toHaveText([asha, ben, zara]);

  const search = page.getByRole('textbox', { name: 'Search participants' });
  await search.fill('nobody of this name');
  await expect(page.getByText('No participants found')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Registered Participants (3)' })).toBeVisible();
  await search.fill('ben');
  await expect(listed).toHaveText([ben]);

  const download = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'CSV' }));
  const csv = await readFile(await (await download).path(), 'utf8');
  // spreadsheets run what begins with an equals sign
  expect(csv).toMatch(new RegExp(`^\\uFEFFname,email,phone,college,[^\\n]*\\n"?'${ben}`));
  expect(csv.trim().split('\n')).toHaveLength(2);

  await search.fill('');
  await expect(listed).toHaveText([asha, ben, zara]);
  await page.evaluate(() => {
    window.print = () => document.body.append(document.querySelector('[data-print]')!.cloneNode(true));
  });
  await press(page.getByRole('button', { name: 'Print' }));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-print]').getByRole('rowheader')).toHaveText([asha, ben, zara]);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});
