import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { preview, type PreviewServer } from 'vite';
import { signInAs, demo } from './people.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** All files of an area, except its line in web/routes.tsx. */
const files = {
  'web/i18n/en/polls.first.json': '{ "polls.nav": "Polls", "polls.loadFailed": "The polls could not be loaded." }',
  'web/i18n/en/polls.json': '{ "polls.title": "What do you think?" }',
  'web/screens/polls/PollsScreen.tsx': `
    import { t } from '../../core/i18n.tsx';
    import { useTitle } from '../../core/title.ts';
    import { Screen } from '../../ui/Screen.tsx';

    export function PollsScreen() {
      useTitle(t('polls.title'));
      return <Screen title={t('polls.title')}>{null}</Screen>;
    }`,
  'web/screens/polls/area.ts': `
    import { CommentDiscussionIcon } from '@primer/octicons-react';
    import type { Area } from '../../core/area.tsx';
    import firstTexts from '../../i18n/en/polls.first.json';
    import type texts from '../../i18n/en/polls.json';

    declare module '../../core/i18n.tsx' {
      interface Texts extends Record<keyof typeof firstTexts | keyof typeof texts, string> {}
    }

    export const polls: Area = {
      firstTexts,
      texts: { name: 'polls', load: () => import('../../i18n/en/polls.json') },
      routes: [
        {
          path: '/polls',
          roles: ['ORGANIZER'],
          link: { label: 'polls.nav', Icon: CommentDiscussionIcon, in: ['main', 'footer'] },
          lazy: { Component: async () => (await import('./PollsScreen.tsx')).PollsScreen },
          failed: 'polls.loadFailed',
        },
      ],
    };`,
};

let folder: string;
let client: PreviewServer;

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'evm-area-'));
  const at = (file: string) => path.join(folder, file);
  for (const part of ['web', 'api', 'tools', 'vite.config.ts', 'tsconfig.json', 'package.json'])
    cpSync(path.join(root, part), at(part), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), at('node_modules'));
  mkdirSync(at('web/screens/polls'));
  for (const [file, content] of Object.entries(files)) writeFileSync(at(file), content);
  const routes = readFileSync(at('web/routes.tsx'), 'utf8');
  writeFileSync(
    at('web/routes.tsx'),
    `import { polls } from './screens/polls/area.ts';\n${routes.replace(/(?<=const areas.*\[[^\]]*)mail,/, 'mail, polls,')}`,
  );
  const vite = spawnSync(at('node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  expect(vite.status, vite.stderr).toBe(0);
  // serves the built client, and proxies the API to the server of the tests
  client = await preview({
    configFile: false,
    root: at('web'),
    build: { outDir: at('dist/web') },
    preview: {
      port: 0,
      host: '127.0.0.1',
      proxy: { '/graphql': { target: test.info().project.use.baseURL!, ws: true } },
    },
  });
});
test.afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true });
});

test('an area needs only its folder, its texts and a line in routes.tsx, and is visible only to its roles', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: client.resolvedUrls?.local[0] })).newPage();
  await signInAs(page, demo.organizer);
  await page.goto('/events');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  const links = ['Dashboard', 'Polls', 'Events', 'My Events', 'Leaderboard', 'Announcements', 'Profile', 'Settings'];
  await expect(navigation.getByRole('link')).toHaveText(links);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Polls' })).toBeVisible();

  await page.route('**/assets/PollsScreen-*', (route) => route.abort());
  await navigation.getByRole('link', { name: 'Polls' }).click();
  await expect(page.getByRole('heading', { name: 'The polls could not be loaded.' })).toBeVisible();
  await page.unroute('**/assets/PollsScreen-*');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'What do you think?' })).toBeVisible();
  await expect(page).toHaveTitle(/What do you think\? · Campus Events$/);
  await expect(navigation.getByRole('link', { name: 'Polls' })).toHaveAttribute('aria-current', 'page');

  await signInAs(page, demo.participant);
  await page.goto('/polls');
  await expect(page).toHaveURL('/home');
  await expect(navigation.getByRole('link', { name: 'Events', exact: true })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Polls' })).toHaveCount(0);
});
