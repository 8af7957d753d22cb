import { expect, test } from '@playwright/test';
import { demo, session } from './people.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

test(
  'if Apollo is unreachable, the API explorer of this server opens and runs operations',
  { tag: '@wide' },
  async ({ page }) => {
    await page.route('https://**.apollographql.com/**', (route) => route.abort());
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/graphql') || request.url().startsWith('data:')) return;
      if (!request.url().includes('apollographql') && !request.url().includes('googleapis'))
        elsewhere.push(request.url());
    });
    await page.goto('/graphql');
    await expect(page).toHaveURL(/\/graphql\/explorer$/);
    const run = async (operation: string) => {
      const choice = page.getByRole('menuitem', { name: operation });
      // until the editor has parsed the text, it knows only one operation and runs that
      await expect(async () => {
        await press(page.getByRole('button', { name: /Execute query/ }));
        await expect(choice).toBeVisible({ timeout: 3000 });
      }).toPass();
      await press(choice);
    };
    await run('SignIn');
    const answer = page.locator('.result-window');
    await expect(answer).toContainText('Priya Nair');

    const { token } = await session(page.request, demo.participant);
    await press(page.locator('.graphiql-editor-tool .CodeMirror:visible'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(JSON.stringify({ authorization: `Bearer ${token}` }));
    for (const [operation, says] of [
      ['Home', 'upcomingEvents'],
      ['Listen', 'ReadAgain'],
    ] as const) {
      await run(operation);
      await expect(answer).toContainText(says);
    }
    await press(page.getByRole('button', { name: /Stop query/ }));
    expect(elsewhere).toEqual([]);
    // violations in GraphiQL itself: scrolling editors without a name or focus, and tabs that contain a button
    await auditAccessibility(page, { apart: '.CodeMirror, .graphiql-tab' });
  },
);
