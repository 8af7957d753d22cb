import { loadTexts, textLanguage } from './i18n.tsx';

/** The catalogues of the screens that open offline, and of their parts. */
const catalogues =
  'myEvents tickets door events eventDetail announcements offline approval checkedIn questions palette problems'.split(
    ' ',
  );

/**
 * Stores the texts of these screens in the viewer's language, for a later start without a connection. The service worker
 * precaches only the English ones. Some files have loaded before it could store them.
 */
export async function keepLanguage(): Promise<void> {
  if (textLanguage() === 'en') return;
  await loadTexts(catalogues);
  const cache = await caches.open('assets');
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(`${location.origin}/assets/`) && name.endsWith('.js'));
  for (const { name } of scripts) if (!(await caches.match(name))) await cache.add(name);
}
