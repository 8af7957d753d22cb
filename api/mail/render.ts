import { type Block, type Message, type MessageKind, productName, templateOf } from '../core/message.ts';
import type { MessageData } from '../core/names.ts';
import { unsubscribePath } from '../preferences/link.ts';
import type { Language } from '../settings/UserSettings.ts';
import { htmlOf, pictureLink, textOf } from './layout.ts';

/** A posted message as the database keeps it. */
export interface Letter<Kind extends MessageKind = MessageKind> {
  readonly id: string;
  readonly kind: Kind;
  readonly name: string;
  readonly address: string;
  readonly language: Language;
  readonly data: MessageData[Kind];
  readonly createdAt: Date;
  /** Whom it was written to; null where they are gone. */
  readonly userUuid?: string | null;
}

/** Whom messages come from, where their links lead, and by which clock they go: a zone's, empty: the server's. */
export interface Sender {
  readonly base: string;
  readonly from: string;
  readonly timeZone: string;
  /** Proves that links which switch off kinds of messages are ours. */
  readonly linkSecret: string;
}

/** Why one gets a message; it stands under it. */
const reasons = {
  safety: 'You get this message because it concerns the safety of your account.',
  notice: 'You get this message because e-mail is on in your settings, where you can turn it off.',
};

/** What a message says. All languages read English so far. */
export const messageOf = ({ kind, data }: Pick<Letter, 'kind' | 'data'>, timeZone = '', secret = ''): Message =>
  templateOf(kind).english({ ...data, timeZone } as never, secret);

/** Where the facts of a message end, what was enclosed follows. */
function withEnclosed(message: Message, enclosed: readonly Block[]): Message {
  const end = message.blocks.findIndex((block) => 'facts' in block) + 1;
  return { ...message, blocks: message.blocks.toSpliced(end, 0, ...enclosed) };
}

/** A message as nodemailer takes it. Its Message-ID follows from its id: sent twice, it is known to be the same. */
export function mailOf(
  letter: Letter,
  secret: string,
  { base, from, timeZone, linkSecret }: Sender,
  enclosed: readonly Block[] = [],
) {
  const message = withEnclosed(messageOf(letter, timeZone, secret), enclosed);
  const pictures = message.blocks.flatMap((block) => ('picture' in block ? [block.picture] : []));
  const { topic, calendar } = templateOf(letter.kind);
  const isSafety = topic === 'safety';
  const stop =
    !isSafety && letter.userUuid
      ? base + unsubscribePath(linkSecret, { userUuid: letter.userUuid, topic, way: 'email' }, letter.createdAt)
      : undefined;
  const frame = {
    base,
    stop,
    name: letter.name,
    reason: isSafety ? reasons.safety : reasons.notice,
    reasonPath: isSafety ? '/profile' : '/settings',
  };
  const file = calendar?.(letter.data as never, { base, from, at: letter.createdAt });
  return {
    from: { name: productName, address: from },
    to: { name: letter.name, address: letter.address },
    subject: message.subject,
    text: textOf(message, frame),
    html: htmlOf(message, frame),
    messageId: `<${letter.id}@${new URL(base).hostname}>`,
    date: letter.createdAt,
    headers: {
      // nobody's "out of office" shall answer
      'Auto-Submitted': 'auto-generated',
      // one press, and there is no more of this kind (RFC 8058)
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
