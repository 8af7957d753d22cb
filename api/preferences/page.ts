import { createHash } from 'node:crypto';
import { policyOf } from '../core/headers.ts';
import { productName } from '../core/message.ts';

const style = `
:root { color-scheme: light dark; }
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

/** A page without scripts. The arguments are not escaped: pass only fixed texts. */
const page = (title: string, text: string, rest: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${productName}</title>
<style>${style}</style>
</head>
<body>
<main>
<p>${productName}</p>
<h1>${title}</h1>
<p>${text}</p>
${rest}
</main>
</body>
</html>
`;

const settings = '<p><a href="/settings">Choose what you want in your settings</a></p>';

/** Asks first, because link scanners of mail servers open links but do not submit forms. */
export const confirmPage = (name: string): string =>
  page(
    `Stop mail about ${name}?`,
    'You then get no more of it. What concerns the safety of your account is mailed all the same.',
    `<form method="post"><button name="List-Unsubscribe" value="One-Click">Stop it</button></form>\n${settings}`,
  );

export const donePage = (name: string): string =>
  page(
    `No more mail about ${name}`,
    'It is switched off, from now on. Under the bell you still find what we would have mailed.',
    settings,
  );

export const problemPage = (sentence: string): string => page('This link does not work', sentence, settings);
