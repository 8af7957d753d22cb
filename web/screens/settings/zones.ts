import { isTimeZone } from '../../../api/core/validation/validate.ts';

/** Outdated zone names that browsers still use, with their current names. A search finds both. */
const currentNames: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** The number of search results. */
const maxResults = 8;
const currentName = (name: string) => currentNames[name] ?? name;
/** All zones of this browser under their current names, with all their names for the search. */
const allZones = () =>
  ['UTC', ...Intl.supportedValuesOf('timeZone')].map((name) => ({
    id: currentName(name),
    names: `${currentName(name)} ${name}`.toLowerCase().replaceAll('_', ' '),
  }));

/**
 * Zones with all of these words in their names, and their UTC offsets. Names with a part that begins with the text come
 * first. Without a text: this device's zone, then others.
 */
export function searchZones(search: string, now: Date): { id: string; text: string; aside: string }[] {
  const text = search.trim().toLowerCase().replaceAll('_', ' ');
  const words = text.split(/\s+/);
  const begins = (names: string) => names.startsWith(text) || names.includes(`/${text}`);
  const zones = allZones();
  const found = text
    ? zones
        .filter(({ names }) => words.every((word) => names.includes(word)))
        .toSorted((one, other) => Number(begins(other.names)) - Number(begins(one.names)))
    : [{ id: currentName(Intl.DateTimeFormat().resolvedOptions().timeZone) }, ...zones];
  const ids = found.map(({ id }) => id);
  // valid names that browsers do not list, such as Etc/GMT+5
  if (search.includes('/') && isTimeZone(search.trim())) ids.push(search.trim());
  return [...new Set(ids)].slice(0, maxResults).map((id) => ({ id, text: id, aside: offsetOf(id, now) }));
}

function offsetOf(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
