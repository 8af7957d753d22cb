// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ['the regional format of the browser', ['en-GB', 'en'], '4 May 2098'],
  [
    'the first regional format that exists, if the browser names an invalid one',
    ['en-US@posix', 'en-GB'],
    '4 May 2098',
  ],
  ['the format of English, if the browser names only invalid ones', ['en-US@posix'], 'May 4, 2098'],
])('dates have %s', async (_, languages, expected) => {
  vi.stubGlobal('navigator', { languages });
  const { formatDate } = await import('./i18n.tsx');
  expect(formatDate('2098-05-04T12:00:00Z')).toContain(expected);
});

test('the device remembers a language only once its texts have loaded', async () => {
  const stored = new Map([['language', 'kn']]);
  vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => stored.set(key, value) });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  const openTranslation = vi.fn().mockRejectedValueOnce(new Error('no connection'));
  vi.doMock('./translations.ts', () => ({ openTranslation }));
  const { setLanguage } = await import('./i18n.tsx');
  await setLanguage('fr');
  expect(stored.get('language')).toBe('kn');
  openTranslation.mockResolvedValueOnce({ first: {}, load: async () => ({}) });
  await setLanguage('fr');
  expect(stored.get('language')).toBe('fr');
});
