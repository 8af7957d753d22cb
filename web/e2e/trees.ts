import { expect, type Page } from '@playwright/test';

/** Opens a screen, and compares its accessibility tree with the file `trees/{name}.aria.yml`. */
export async function expectTree(page: Page, name: string, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await compareTree(page, name);
}

export const compareTree = (page: Page, name: string, within = page.getByRole('main')) =>
  expect(within).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
