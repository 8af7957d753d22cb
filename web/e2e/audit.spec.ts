import { expect, test } from '@playwright/test';
import { auditAccessibility } from './accessibility.ts';

const pageWith = (style: string) =>
  `<!doctype html><html lang="en"><title>Fruit</title><style>${style}</style>
  <main><h1>Fruit</h1><button>Apples</button><button>Pears</button></main></html>`;

for (const [name, style, problem] of [
  ['a target below 24 px', 'button { width: 12px; height: 12px; padding: 0; border: 0 }', 'target-size'],
  ['pale text', 'button { forced-color-adjust: none; color: #888; background: #777 }', 'color-contrast'],
  ['a page that is too wide', 'h1 { width: 2000px }', 'reflow: 2'],
] as const)
  test(`an audit notices ${name}`, { tag: '@wide' }, async ({ page }) => {
    await page.setContent(pageWith(style));
    await expect(auditAccessibility(page)).rejects.toThrow(problem);
  });

test('an audit takes the colours that are forced', { tag: '@wide' }, async ({ page }) => {
  await page.setContent(pageWith('button { color: #010409; background: #fff; height: 44px; margin: 8px }'));
  await auditAccessibility(page);
});
