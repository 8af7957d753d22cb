import { inWords, partsInWords } from '../core/texts/inWords.ts';
import { languageNow } from '../core/texts/language.ts';
import { languageTags } from '../core/texts/languages.ts';
import { formattedHtml } from '../core/messages/formattedHtml.ts';
import { textPartsOf } from '../core/messages/textParts.ts';
import { type Block, type Copy, type Message, type Picture, productName } from '../core/messages/message.ts';

/** The parts around the content of every message. */
export interface MailFrame {
  /** The address of the web client, without a slash at its end. */
  readonly base: string;
  readonly greeting: string;
  /** Why the message was sent. */
  readonly reason: string;
  /** The page with the setting for that. */
  readonly reasonPath: string;
  /** The link that turns off this kind of mail; undefined if it cannot be turned off. */
  readonly stop?: { readonly label: string; readonly address: string } | undefined;
}

type TextBlock = Exclude<Block<string>, { readonly picture: Picture<string> }>;

/** The plain-text part of a message. */
export function textOf(message: Message<string>, { base, greeting, reason, reasonPath, stop }: MailFrame): string {
  // the text next to a picture says the same
  const blocks = message.blocks.filter((each): each is TextBlock => !('picture' in each));
  const block = (each: TextBlock): string => {
    if ('text' in each) return each.text;
    if ('facts' in each) return each.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
    if ('link' in each) return `${each.link.label}:\n${base}${each.link.path}`;
    return each.quote.replaceAll(/^/gm, '> ');
  };
  return [
    greeting,
    ...blocks.map(block),
    `--\n${reason}\n${base}${reasonPath}`,
    ...(stop ? [`${stop.label}:\n${stop.address}`] : []),
  ].join('\n\n');
}

const font = `font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Helvetica,Arial,sans-serif`;

/**
 * The HTML part of a message. Mail programs support little HTML: tables for the layout, inline styles, and no external
 * resources. It stays readable if a dark theme changes its colors. Texts in another language than the message name theirs.
 */
export function htmlOf(message: Message, { base, greeting, reason, reasonPath, stop }: MailFrame): string {
  const paragraph = (html: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:24px;color:#1f2328">${html}</p>`;
  const block = (each: Block): string => {
    if ('text' in each) return paragraph(htmlOfCopy(each.text));
    if ('quote' in each)
      return `<blockquote style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:4px solid #d1d9e0;font-size:16px;line-height:24px;color:#1f2328">${htmlOfCopy(each.quote, quoteHtml, 'div')}</blockquote>`;
    if ('picture' in each) return pictureHtml(each.picture);
    if ('facts' in each)
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${each.facts
        .map(
          ([label, value]) =>
            `<tr><td style="padding:2px 16px 2px 0;font-size:14px;line-height:22px;color:#59636e;vertical-align:top;white-space:nowrap">${htmlOfCopy(label)}</td><td style="padding:2px 0;font-size:16px;line-height:22px;color:#1f2328">${htmlOfCopy(value)}</td></tr>`,
        )
        .join('')}</table>`;
    const href = escapeHtml(`${base}${each.link.path}`);
    return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr><td style="border-radius:6px;background-color:#0969da"><a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:6px;font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${htmlOfCopy(each.link.label)}</a></td></tr></table><p style="margin:0 0 16px;font-size:12px;line-height:18px;color:#59636e;word-break:break-all">${href}</p>`;
  };
  return `<!doctype html>
<html lang="${languageNow()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(inWords(message.subject))}</title>
</head>
<body style="margin:0;padding:0;background-color:#f6f8fa;${font}">
<div style="display:none;max-height:0;overflow:hidden">${htmlOfCopy(message.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f6f8fa"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 0 16px;font-size:20px;line-height:24px;font-weight:700;color:#0969da;${font}">${productName}</td></tr>
<tr><td style="padding:32px;background-color:#ffffff;border:1px solid #d1d9e0;border-radius:12px;${font}">
<h1 style="margin:0 0 16px;font-size:24px;line-height:32px;font-weight:600;color:#1f2328">${htmlOfCopy(message.heading)}</h1>
${paragraph(escapeHtml(greeting))}
${message.blocks.map(block).join('\n')}
</td></tr>
<tr><td style="padding:16px 8px;font-size:12px;line-height:18px;color:#59636e;${font}">${escapeHtml(reason)}<br><a href="${escapeHtml(base + reasonPath)}" style="color:#59636e">${escapeHtml(base + reasonPath)}</a>${stop ? `<br><a href="${escapeHtml(stop.address)}" style="color:#59636e">${escapeHtml(stop.label)}</a>` : ''}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** Has a white background, even if a dark theme changes the rest. */
const pictureHtml = ({ name, alt, width }: Picture) =>
  `<p style="margin:0 0 16px"><img src="${pictureLink(name)}" alt="${escapeHtml(inWords(alt))}" width="${width}" height="${width}" style="display:block;border:0;background-color:#ffffff"></p>`;

/** The address of an attached picture (RFC 2392). */
export const pictureLink = (name: string): string => `cid:${name}@evm`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => entities[mark]!);

/** Text of a user as HTML, with its web addresses as links. */
const linkedHtml = (text: string): string =>
  textPartsOf(text)
    .map(({ text: part, href }) =>
      href === undefined
        ? htmlLines(part)
        : `<a href="${escapeHtml(href)}" rel="noopener noreferrer nofollow" style="color:#0969da;word-break:break-all">${escapeHtml(part)}</a>`,
    )
    .join('');

const quoteHtml = (text: string): string => formattedHtml(text, linkedHtml, ' style="margin:8px 0;padding:0 0 0 32px"');

/** A text as HTML, in a `tag` with the language of each part that is not that of the message. */
const htmlOfCopy = (copy: Copy, htmlOfText = htmlLines, tag = 'span'): string =>
  partsInWords(copy)
    .map(({ text, language }) => {
      const lang = language && languageTags[language];
      return lang && lang !== languageNow() ? `<${tag} lang="${lang}">${htmlOfText(text)}</${tag}>` : htmlOfText(text);
    })
    .join('');

const htmlLines = (text: string): string => escapeHtml(text).replaceAll(/\r?\n/g, '<br>');
