import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { escapeHtml } from './layout.ts';
import { productName } from '../core/messages/message.ts';
import type { OutboxMail } from './outbox.ts';

const logo = `<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9"/><path d="M8 13.5h16M11.5 7v4M20.5 7v4M10 9h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V11a2 2 0 0 1 2-2Z"/><path d="m12.5 18.5 2.5 2.5 4.5-4.5"/></svg>`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en" data-color-mode="auto" data-light-theme="light" data-dark-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/dev/mail.css">
</head>
<body>
<header><a class="brand" href="/">${logo}${productName}</a><a class="outbox" href="/dev/mail">Local outbox</a></header>
<main>${body}</main>
</body>
</html>
`;

export const listPage = (mails: readonly OutboxMail[]): string =>
  page(
    'Local outbox',
    `<h1>Local outbox</h1>
<p class="lead">There is no mail server, so messages stay here. Set one in the system settings to have them sent.</p>
${
  mails.length === 0
    ? '<p class="box empty">No messages yet.</p>'
    : `<ol class="box">${mails
        .map(
          ({ id, to, subject, createdAt }) =>
            `<li><a href="/dev/mail/${id}">${escapeHtml(subject)}</a><small>To ${escapeHtml(to)}, ${time(createdAt)}</small></li>`,
        )
        .join('')}</ol>`
}`,
  );

/**
 * The frame has the message in `srcdoc`, because our pages may not be framed. It runs no scripts, and links open outside.
 */
export const messagePage = ({ id, to, subject, text, html, createdAt }: OutboxMail): string =>
  page(
    subject,
    `<h1>${escapeHtml(subject)}</h1>
<dl class="box"><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>Written</dt><dd>${time(createdAt)}</dd>
<dt>Source</dt><dd><a href="/dev/mail/${id}/source">${id}.eml</a></dd></dl>
<h2>As mail programs show it</h2>
<iframe class="box" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(withLinksOutside(html))}" title="The message as mail programs show it"></iframe>
<h2>Plain text</h2>
<pre class="box">${escapeHtml(text)}</pre>`,
  );

/** The message with links that open outside the frame. */
export const withLinksOutside = (html: string): string => html.replace('<head>', '<head><base target="_top">');

const time = (instant: string): string =>
  `<time datetime="${instant}">${instant.slice(0, 19).replace('T', ' ')} UTC</time>`;

const tokens = [
  'base/size/size',
  'base/typography/typography',
  'functional/size/border',
  'functional/size/radius',
  'functional/typography/typography',
  'functional/themes/light',
  'functional/themes/dark',
];

/** The design tokens of the product, and the styles of these pages. */
export function styles(): string {
  const { resolve } = createRequire(import.meta.url);
  const files = tokens.map((each) => readFileSync(resolve(`@primer/primitives/dist/css/${each}.css`), 'utf8'));
  return [...files, pageStyles].join('\n');
}

const pageStyles = `
*, *::before, *::after { box-sizing: border-box; }
html { color-scheme: light dark; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; font: var(--text-body-shorthand-medium); color: var(--fgColor-default); background: var(--bgColor-default); }
a { color: var(--fgColor-accent); text-decoration: none; }
a:hover { text-decoration: underline; }
a:focus-visible { outline: var(--borderWidth-thick) solid var(--borderColor-accent-emphasis); outline-offset: var(--base-size-2); border-radius: var(--borderRadius-medium); }
header { display: flex; gap: var(--base-size-16); align-items: center; justify-content: space-between; height: 64px; padding-inline: var(--base-size-16); border-block-end: var(--borderWidth-thin) solid var(--borderColor-muted); }
.brand { display: inline-flex; gap: var(--base-size-12); align-items: center; min-height: 44px; font-size: var(--text-body-size-large); font-weight: var(--base-text-weight-semibold); color: var(--fgColor-default); letter-spacing: -0.01em; }
.brand:hover { text-decoration: none; }
.brand svg { width: 32px; height: 32px; fill: none; stroke: var(--fgColor-onEmphasis); stroke-linecap: round; stroke-linejoin: round; stroke-width: 2; }
.brand rect { fill: var(--bgColor-accent-emphasis); stroke: none; }
.outbox { display: inline-flex; align-items: center; min-height: 44px; }
main { max-width: 800px; padding: var(--base-size-24) var(--base-size-16) var(--base-size-48); margin-inline: auto; }
h1 { margin: 0; font: var(--text-title-shorthand-large); overflow-wrap: anywhere; }
h2 { margin: var(--base-size-32) 0 var(--base-size-8); font: var(--text-title-shorthand-small); }
.lead { margin: var(--base-size-8) 0 0; color: var(--fgColor-muted); }
.box { width: 100%; padding: 0; margin: var(--base-size-16) 0 0; background: var(--card-bgColor); border: var(--borderWidth-thin) solid var(--borderColor-default); border-radius: var(--borderRadius-large); }
h2 + .box { margin-block-start: 0; }
.empty, pre.box, dl.box { padding: var(--base-size-16) var(--base-size-20); }
ol { list-style: none; }
li { display: grid; gap: var(--base-size-4); padding: var(--base-size-16) var(--base-size-20); overflow-wrap: anywhere; }
li + li { border-block-start: var(--borderWidth-thin) solid var(--borderColor-muted); }
li a { font-weight: var(--base-text-weight-semibold); }
small, dt { font-size: var(--text-body-size-small); color: var(--fgColor-muted); }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: var(--base-size-8) var(--base-size-16); align-items: baseline; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { display: block; height: 640px; }
pre { font: var(--text-codeBlock-shorthand); white-space: pre-wrap; overflow-wrap: anywhere; }
@media (min-width: 1012px) { header { padding-inline: var(--base-size-28); } }
`;
