import { createHash } from 'node:crypto';
import { inWords } from '../core/texts/inWords.ts';
import { languageNow } from '../core/texts/language.ts';
import { policyOf } from '../core/context/headers.ts';
import { type Copy, productName } from '../core/messages/message.ts';
import type { Sentence } from '../core/texts/texts.ts';
import { sentence } from './texts.ts';

const style = `
:root { color-scheme: light dark; color: CanvasText; background: Canvas; }
body { max-width: 36rem; margin: 0 auto; padding: 2rem 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; }
button { min-height: 2.75rem; padding: 0 1.25rem; border: 1px solid transparent; border-radius: 6px; font: inherit; font-weight: 600; color: #fff; background: #0969da; cursor: pointer; }
button:focus-visible, a:focus-visible { outline: 3px solid #0969da; outline-offset: 2px; }
a { display: inline-block; padding-block: .625rem; color: inherit; }
`;

/** Allows only the inline style, and forms that post back to this origin. */
const policy = policyOf({
  'style-src': `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  'form-action': "'self'",
});

export const pageHeaders = { 'content-security-policy': policy, 'referrer-policy': 'no-referrer' } as const;

/** A page without scripts, with a link to the settings. The arguments are not escaped: pass only fixed texts. */
const page = (title: Sentence, text: Sentence, form = '') => `<!doctype html>
<html lang="${languageNow()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${inWords(title)} · ${productName}</title>
<style>${style}</style>
</head>
<body>
<main>
<p>${productName}</p>
<h1>${inWords(title)}</h1>
<p>${inWords(text)}</p>
${form}<p><a href="/settings">${inWords(sentence('settings'))}</a></p>
</main>
</body>
</html>
`;

/** Asks first, because link scanners of mail servers open links but do not submit forms. */
export const confirmPage = (topic: Copy): string =>
  page(
    sentence('confirmTitle', { topic }),
    sentence('confirmText'),
    `<form method="post"><button name="List-Unsubscribe" value="One-Click">${inWords(sentence('confirm'))}</button></form>\n`,
  );

export const donePage = (topic: Copy): string => page(sentence('doneTitle', { topic }), sentence('doneText'));

export const problemPage = (text: Sentence): string => page(sentence('linkInvalid'), text);
