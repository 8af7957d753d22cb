import { createHash } from 'node:crypto';
import { policyOf } from '../core/context/headers.ts';
import type { Context } from '../core/context/context.ts';
import { formattedHtml } from '../core/messages/formattedHtml.ts';
import { productName } from '../core/messages/message.ts';
import { onOneLine } from '../core/messages/boldText.ts';
import { inWords } from '../core/texts/inWords.ts';
import { languageNow } from '../core/texts/language.ts';
import { languageTags, type LanguageName } from '../core/texts/languages.ts';
import { rangeInWords } from '../core/texts/period.ts';
import type { Sentence } from '../core/texts/texts.ts';
import { truncate } from '../core/texts/truncate.ts';
import { PublishedState, type PublishedEvent } from '../events/PublishedEvent.ts';
import { publicPath, type ShownEvent } from '../events/published.ts';
import { isOver } from '../events/status.ts';
import { escaped, jsonInScript } from './markup.ts';
import { previewOf } from './preview.ts';
import { addressIn, alternates, languagesOf } from './pageLanguages.ts';
import { structuredEvent } from './structured.ts';
import { style } from './style.ts';
import { sentence } from './texts.ts';

type Frame = Pick<Context, 'base' | 'platform'>;

/** Leads people with a session to the page of the client. The key is that of web/core/session.ts. */
const script = `try{if(localStorage.getItem('token'))location.replace('/events/'+location.pathname.split('/')[2])}catch{}`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Pictures of events may come from any https origin, as in the client. */
export const pageHeaders = {
  'content-security-policy': policyOf({
    'script-src': hashOf(script),
    'style-src': hashOf(style),
    'img-src': "'self' https:",
    // tools that rate a page for search engines fetch /robots.txt from it
    'connect-src': "'self'",
  }),
} as const;

const words = (text: Sentence) => escaped(inWords(text));
const meta = (name: string, content: string, kind: 'name' | 'property' = 'property') =>
  `<meta ${kind}="${name}" content="${escaped(content.replaceAll(/\s+/g, ' ').trim())}">`;

/** A page with this title. `head` and `body` are HTML. */
const page = (title: string, head: string, body: string, foot = '') => `<!doctype html>
<html lang="${languageNow()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(title)}</title>
${head}
<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0d1117" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script>${script}</script>
<style>${style}</style>
</head>
<body>
<header><a href="/"><img src="/favicon.svg" width="32" height="32" alt="">${productName}</a><a href="/login">${words(sentence('signIn'))}</a></header>
<main>
${body}
</main>
${foot}</body>
</html>
`;

const withoutEvent = (title: Sentence, text: Sentence, more = '') =>
  page(
    `${inWords(title)} · ${productName}`,
    meta('robots', 'noindex', 'name'),
    `<div class="plain"><h1>${words(title)}</h1><p class="hint">${words(text)}</p>${more}</div>`,
  );

/** The same page for every id, with or without an event that is not shown. The id is that of the address. */
export const missingPage = (id: string): string =>
  withoutEvent(sentence('notFound'), sentence('notFoundHint'), button(id, sentence('signIn')));

export const busyPage = (text: Sentence): string => withoutEvent(sentence('busy'), text);

const returnTo = (id: string) => `return=${encodeURIComponent(`/events/${encodeURIComponent(id)}`)}`;
const button = (id: string, label: Sentence) => `<a class="button" href="/login?${returnTo(id)}">${words(label)}</a>`;

/**
 * The page of a published event, without scripts and other files than its picture. `asked` is the language that its address
 * names.
 */
export function eventPage(event: ShownEvent, { base, platform }: Frame, asked?: LanguageName): string {
  const { id, title, description, location, date, endsAt, image, imageDescription } = event;
  const when = rangeInWords(date, endsAt, platform.timeZone);
  const preview = previewOf(event);
  const address = base + publicPath(id);
  const own = asked && languagesOf(event).includes(asked) ? addressIn(asked, address) : address;
  const addresses = { base, page: own, picture: base + preview.path };
  // the preview of a picture of another server is a pattern
  const caption = preview.upload ? imageDescription : null;
  const summary = truncate(`${when}, ${location}. ${onOneLine(description)}`, 200);
  const head = [
    meta('description', summary, 'name'),
    ...(event.isListed ? [] : [meta('robots', 'noindex', 'name')]),
    `<link rel="canonical" href="${escaped(addresses.page)}">`,
    ...alternates(event, address),
    `<link rel="alternate" type="application/atom+xml" href="/feed.xml" title="${words(sentence('feed'))}">`,
    meta('og:type', 'website'),
    meta('og:site_name', productName),
    meta('og:url', addresses.page),
    meta('og:title', title),
    meta('og:description', summary),
    meta('og:image', addresses.picture),
    meta('og:image:type', preview.type),
    meta('og:image:width', '1200'),
    meta('og:image:height', '630'),
    meta('og:image:alt', caption ?? title),
    meta('twitter:card', 'summary_large_image', 'name'),
    `<script type="application/ld+json">${jsonInScript(structuredEvent(event, { ...addresses, caption }))}</script>`,
  ];
  const body = `<article>
<div class="aside"><img class="picture" src="${escaped(image ?? preview.path)}" width="1200" height="630" alt="${escaped((image && imageDescription) ?? '')}"${langOf(event.language)} referrerpolicy="no-referrer" fetchpriority="high"></div>
<div>
<h1${langOf(event.shown)}>${escaped(title)}</h1>
${otherLanguages(event)}<dl>
<div>${leafOf(date, platform.timeZone)}<dt>${words(sentence('when'))}</dt><dd><time datetime="${date.toISOString()}">${escaped(when)}</time></dd></div>
<div>${pin}<dt>${words(sentence('where'))}</dt><dd>${escaped(location)}</dd></div>
</dl>
${registration(event, platform)}
<section class="about"><h2>${words(sentence('about'))}</h2><div${langOf(event.shown)}>${formattedHtml(description.trim(), escaped)}</div></section>
</div>
</article>`;
  const foot = `<footer><a href="/feed.xml">${words(sentence('feedLink'))}</a></footer>\n`;
  return page(`${title} · ${productName}`, head.join('\n'), body, foot);
}

const langOf = (name: LanguageName | null) => (name ? ` lang="${languageTags[name]}"` : '');

/** Links to the page in the other languages of the event. */
function otherLanguages(event: ShownEvent): string {
  const links = languagesOf(event).flatMap((name) => {
    const tag = languageTags[name];
    const own = new Intl.DisplayNames([tag], { type: 'language' }).of(tag)!;
    return name === event.shown ? [] : `<a href="?lang=${tag}" lang="${tag}" hreflang="${tag}">${escaped(own)}</a>`;
  });
  return links.length === 0 ? '' : `<p class="hint">${words(sentence('alsoIn'))} ${links.join(' · ')}</p>\n`;
}

function leafOf(date: Date, timeZone: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    escaped(new Intl.DateTimeFormat(languageNow(), { timeZone, ...options }).format(date));
  return `<span class="leaf" aria-hidden="true"><b>${part({ month: 'short' })}</b>${part({ day: 'numeric' })}</span>`;
}

const pin = `<span class="leaf" aria-hidden="true"><svg viewBox="0 0 24 24"><path d="M12 21s-7-6.2-7-11.5a7 7 0 0 1 14 0C19 14.8 12 21 12 21Z"/><circle cx="12" cy="9.5" r="2.5"/></svg></span>`;

interface Standing {
  readonly tone: 'good' | 'warn' | 'bad' | 'muted';
  readonly title: Sentence;
  readonly hint?: Sentence;
  readonly action: Sentence;
}

function standingOf(event: PublishedEvent, timeZone: string): Standing {
  const { state, freeSeats, hasWaitlist, opensAt } = event;
  const action = sentence('seeEvent');
  switch (state) {
    case PublishedState.OPEN:
      return { tone: 'good', title: sentence('free', { n: freeSeats }), action: sentence('register') };
    case PublishedState.FULL:
      return {
        tone: 'warn',
        title: sentence('full'),
        ...(hasWaitlist ? { hint: sentence('fullHint'), action: sentence('joinWaitlist') } : { action }),
      };
    case PublishedState.NOT_OPEN:
      return {
        tone: 'warn',
        title: sentence('notOpen'),
        ...(opensAt && { hint: sentence('notOpenHint', { when: { from: opensAt, zone: timeZone } }) }),
        action,
      };
    case PublishedState.CLOSED:
      return { tone: 'muted', title: sentence('closed'), action };
    case PublishedState.CANCELLED:
      return { tone: 'bad', title: sentence('cancelled'), hint: sentence('cancelledHint'), action };
    case PublishedState.STARTED:
      return { tone: 'muted', title: sentence(isOver(event, new Date()) ? 'over' : 'started'), action };
  }
}

/** Whether there are seats, and the way to one. */
function registration(event: PublishedEvent, { timeZone, registrationOpen }: Context['platform']): string {
  const { tone, title, hint, action } = standingOf(event, timeZone);
  const account = `<p class="account">${words(sentence('noAccount'))} <a href="/register?${returnTo(event.id)}">${words(sentence('createAccount'))}</a></p>`;
  return `<section class="card"><p class="state ${tone}">${words(title)}</p>${hint ? `<p class="hint">${words(hint)}</p>` : ''}${button(event.id, action)}${registrationOpen ? account : ''}</section>`;
}
