import { describe, expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../{core,layout,ui,screens}/**/*.{ts,tsx}', '../*.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const catalogues = import.meta.glob<object>('../i18n/en/*.json', { import: 'default', eager: true });

describe.each(['accounts', 'announcements', 'audit', 'dashboards', 'events', 'leaderboard', 'settings'])(
  'the texts of the %s screens',
  (area) => {
    const ids = Object.keys(catalogues[`../i18n/en/${area}.json`] ?? {});
    const files = Object.keys(sources);
    const isOwn = (file: string) => file.startsWith(`../screens/${area}/`);

    test('are used by nothing that could be shown without them', () => {
      const strays = files
        .filter((file) => !isOwn(file))
        .flatMap((file) => ids.filter((id) => sources[file]?.includes(`'${id}'`)).map((id) => `${file}: ${id}`));
      expect(ids).not.toEqual([]);
      expect(strays).toEqual([]);
    });

    test('come with every screen', () => {
      const screens = files.filter((file) => isOwn(file) && file.endsWith('Screen.tsx'));
      expect(screens).not.toEqual([]);
      expect(screens.filter((file) => !sources[file]?.includes("import './texts.ts';"))).toEqual([]);
    });
  },
);
