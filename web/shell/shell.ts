/**
 * An inline script that runs while the framework loads: fetches the code and data of the screen at this address, and writes
 * its heading. tools/vite-shell.ts puts it into the page. If it fails, the client does the same work later.
 */
import { guard, signedInRoles } from '../core/guard.ts';
import { isNewcomer } from '../core/newcomer.ts';
import type { SessionUser } from '../core/session.ts';
import type { FirstScreen } from './firstScreens.ts';
import { bodyOf } from './earlyRequest.ts';

/** A first screen after the build, with the files to load. */
export type BuiltFirstScreen = Omit<FirstScreen, 'besides' | 'query' | 'screen'> & {
  query?: { id: unknown; name: string } | undefined;
  files: readonly string[];
};

type Named = { title: string };

declare const firstScreens: readonly BuiltFirstScreen[];

/** Runs `work` in a task of its own after the first frame. */
const afterFirstFrame = (work: () => void) => requestAnimationFrame(() => setTimeout(work));

// the first Intl format of a page is slow (a long task), so run it while the scripts load
afterFirstFrame(() => new Intl.NumberFormat());

const read = (key: string) => localStorage.getItem(key);
const element = (id: string) => document.getElementById(id)!;

try {
  const token = read('token') ?? undefined;
  const user = token ? (JSON.parse(read('user') ?? 'null') as SessionUser | null) : null;
  begin(location.pathname + location.search, token, user);
} catch {
  // storage is denied or holds unexpected data
}

function begin(address: string, token: string | undefined, user: SessionUser | null): void {
  const { pathname, search } = new URL(address, location.origin);
  const path = pathname === '/' ? '/login' : pathname.replace(/(.)\/$/, '$1');
  for (const firstScreen of firstScreens) {
    const [, id] = new RegExp(`^${firstScreen.path.replace(':id', '(event_\\w+)')}$`).exec(path) ?? [];
    if (!id && firstScreen.path !== path) continue;
    const elsewhere = guard(path + search, firstScreen.roles ?? signedInRoles, user?.role ?? null);
    if (elsewhere) begin(elsewhere, token, user);
    else start(firstScreen, id, search, user ? token : undefined, user);
    return;
  }
}

function start(
  { stands = 'top', title, lead, query, variables = {}, files }: BuiltFirstScreen,
  id: string | undefined,
  search: string,
  token: string | undefined,
  user: SessionUser | null,
): void {
  // each link costs a millisecond or more, which the first frame must not wait for
  afterFirstFrame(() => {
    for (const file of files) {
      const link = document.createElement('link');
      if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
      else link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = file;
      document.head.append(link);
    }
  });

  const { dataset, lang } = document.documentElement;
  const { lang: known, textContent: words } = element('boot-words');
  const hasTitles = stands === 'event' || stands === 'list';
  // the page has the words of one language; titles of events come in the reader's
  if (lang === known || hasTitles) {
    dataset.stands = stands === 'banner' && !isNewcomer(user?.createdAt) ? 'top' : stands;
    if (user) dataset.signedIn = '';
  }
  if (lang === known) {
    const texts = JSON.parse(words) as Record<string, string>;
    const named = (text = '') => text.replace('{name}', user?.firstName ?? '');
    element('boot-title').textContent = named(texts[title ?? '']);
    element('boot-lead').textContent = named(texts[lead ?? '']);
    const greeting = element('boot-greeting');
    greeting.textContent = named(greeting.textContent);
  }

  // the variables depend on the filters in the address, so leave the query to the client
  if (!query || (search && user)) return;
  const body = bodyOf(query.id, query.name, id ? { ...variables, id } : variables);
  const headers = {
    'content-type': 'application/json',
    'accept-language': [document.documentElement.lang, ...navigator.languages].join(','),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const answer = fetch('/graphql', { method: 'POST', headers, body });
  window.earlyRequest = { body, token, answer };
  if (!hasTitles) return;
  answer
    .then((response) => response.clone().json())
    .then((body: { data?: { event?: Named; events?: { edges: { node: Named }[] } } }) => {
      const heading = document.getElementById('boot-title');
      // the client has replaced the shell
      if (!heading) return;
      const { event, events } = body.data ?? {};
      if (event) heading.textContent = event.title;
      const list = element('boot-list');
      // the room for the board of current events (web/ui/placesNow/PlacesNowSlot.tsx), with its gap
      const board = Number(read('placesNow'));
      if (board) list.style.setProperty('--boot-board', `${board + 24}px`);
      for (const { node } of events?.edges ?? [])
        list.append(Object.assign(document.createElement('li'), { textContent: node.title }));
    })
    .catch(() => {});
}
