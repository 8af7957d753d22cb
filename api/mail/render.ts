import { inWords } from '../core/texts/inWords.ts';
import { inLanguageOf } from '../core/texts/language.ts';
import {
  type Block,
  messageInWords,
  type Message,
  type MessageKind,
  productName,
  templateOf,
} from '../core/messages/message.ts';
import type { MessageData } from '../core/names.ts';
import { unsubscribePath } from '../preferences/link.ts';
import type { LanguageName } from '../core/texts/languages.ts';
import { htmlOf, pictureLink, textOf } from './layout.ts';
import { sentence } from './texts.ts';

/** A posted message, as stored in the database. */
export interface Letter<Kind extends MessageKind = MessageKind> {
  readonly id: string;
  readonly kind: Kind;
  readonly name: string;
  readonly address: string;
  readonly language: LanguageName;
  readonly data: MessageData[Kind];
  readonly createdAt: Date;
  /** The recipient; null if their account was deleted. */
  readonly userUuid?: string | null;
  /** The recipient's time zone; empty or missing: that of the college. */
  readonly timeZone?: string | null;
}

/** The sender address, the address of the web client for links, and the time zone of the college (empty: that of the server). */
export interface Sender {
  readonly base: string;
  readonly from: string;
  readonly timeZone: string;
  /** Signs the links that turn off a kind of message. */
  readonly linkSecret: string;
}

/** The content of a message for the reader. */
export const messageOf = ({ kind, data }: Pick<Letter, 'kind' | 'data'>, timeZone = '', secret = ''): Message =>
  templateOf(kind).compose({ ...data, timeZone } as never, secret);

/** Inserts the enclosed blocks after the facts of the message. */
function withEnclosedBlocks(message: Message, enclosed: readonly Block[]): Message {
  const end = message.blocks.findIndex((block) => 'facts' in block) + 1;
  return { ...message, blocks: message.blocks.toSpliced(end, 0, ...enclosed) };
}

/** A message for nodemailer. Its Message-ID depends on the id only, so that a duplicate can be recognized. */
export const mailOf = (letter: Letter, secret: string, sender: Sender, enclosed: readonly Block[] = []) =>
  inLanguageOf(letter, () => write(letter, secret, sender, enclosed));

function write(
  letter: Letter,
  secret: string,
  { base, from, timeZone, linkSecret }: Sender,
  enclosed: readonly Block[],
) {
  const message = withEnclosedBlocks(messageOf(letter, letter.timeZone || timeZone, secret), enclosed);
  const words = messageInWords(message);
  const pictures = message.blocks.flatMap((block) => ('picture' in block ? [block.picture] : []));
  const { topic, calendar } = templateOf(letter.kind);
  const isSafety = topic === 'safety';
  const stop =
    !isSafety && letter.userUuid
      ? base + unsubscribePath(linkSecret, { userUuid: letter.userUuid, topic, way: 'email' }, letter.createdAt)
      : undefined;
  // a person without an account
  const isStranger = letter.name === '';
  const frame = {
    base,
    greeting: inWords(isStranger ? sentence('greetingStranger') : sentence('greeting', { name: letter.name })),
    reason: inWords(sentence(isStranger ? 'strangerReason' : isSafety ? 'safetyReason' : 'noticeReason')),
    reasonPath: isStranger ? '/' : isSafety ? '/profile' : '/settings',
    stop: stop === undefined ? undefined : { label: inWords(sentence('stop')), address: stop },
  };
  const file = calendar?.(letter.data as never, { base, from, at: letter.createdAt });
  return {
    from: { name: productName, address: from },
    to: { name: letter.name, address: letter.address },
    subject: words.subject,
    text: textOf(words, frame),
    html: htmlOf(message, frame),
    messageId: `<${letter.id}@${new URL(base).hostname}>`,
    date: letter.createdAt,
    headers: {
      // prevents "out of office" replies
      'Auto-Submitted': 'auto-generated',
      // one-click unsubscribe (RFC 8058)
      ...(stop && { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    ...(pictures.length > 0 && {
      attachments: pictures.map(({ name, png }) => ({
        filename: `${name}.png`,
        content: png,
        contentType: 'image/png',
        cid: pictureLink(name).slice('cid:'.length),
        contentDisposition: 'inline' as const,
      })),
    }),
    ...(file && { icalEvent: { ...file, filename: 'event.ics' } }),
  };
}

export type Mail = ReturnType<typeof mailOf>;
