import { readFileSync } from 'node:fs';
import { at } from './folder.ts';

const { browserslist } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { browserslist: string[] };

/**
 * The oldest supported browsers (`browserslist` in package.json) as targets of Vite: `ios_saf >= 16.4` is `ios16.4`. Vite
 * has no target for Samsung Internet; its Chromium is newer than the oldest Chrome here.
 */
export const targets = browserslist
  .filter((each) => !each.startsWith('samsung '))
  .map((each) => each.replace('ios_saf', 'ios').replace(' >= ', ''));
