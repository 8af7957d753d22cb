import { toId } from '../core/ids.ts';
import type { Language } from '../settings/UserSettings.ts';
import { type CalendarMethod, calendarOf } from './ics.ts';
import { type EventFacts, type MailData, type MailKind, securityMail } from './kinds.ts';
import { htmlOf, textOf } from './layout.ts';
import { type Message, productName } from './message.ts';
import { english, type Texts } from './texts/english.ts';

/** A posted message as the database keeps it. */
export interface Letter<Kind extends MailKind = MailKind> {
  readonly id: string;
  readonly kind: Kind;
  readonly name: string;
  readonly address: string;
  readonly language: Language;
  readonly data: MailData[Kind];
  readonly createdAt: Date;
}

/** Whom messages come from and where their links lead. */
export interface Sender {
  readonly base: string;
  readonly from: string;
}

/** The languages that have their own texts; the others read English. */
const texts: Partial<Record<Language, Texts>> = { english };

const calendarMethods: Partial<Record<MailKind, CalendarMethod>> = {
  'registration-confirmed': 'PUBLISH',
  'event-changed': 'PUBLISH',
  'event-restored': 'PUBLISH',
  'registration-cancelled': 'CANCEL',
  'event-withdrawn': 'CANCEL',
  'event-deleted': 'CANCEL',
};

/** What a message says in the language of its reader. */
export function messageOf<Kind extends MailKind>(letter: Letter<Kind>, secret = ''): Message {
  const write: (data: MailData[Kind], secret: string) => Message = (texts[letter.language] ?? english).writers[
    letter.kind
  ];
  return write(letter.data, secret);
}

/** A message as nodemailer takes it. Its Message-ID follows from its id: sent twice, it is known to be the same. */
export function mailOf(letter: Letter, secret: string, { base, from }: Sender) {
  const message = messageOf(letter, secret);
  const { reasons } = texts[letter.language] ?? english;
  const isSecurity = securityMail.includes(letter.kind);
  const frame = {
    base,
    name: letter.name,
    reason: isSecurity ? reasons.security : reasons.notice,
    reasonPath: isSecurity ? '/profile' : '/settings',
  };
  const method = calendarMethods[letter.kind];
  const event = letter.data as EventFacts;
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
      ...(!isSecurity && { 'List-Unsubscribe': `<${base}/settings>` }),
    },
    ...(method && {
      icalEvent: {
        method,
        filename: 'event.ics',
        content: calendarOf(event, method, {
          base,
          url: `${base}/events/${toId('event', event.id)}`,
          organizer: from,
          at: letter.createdAt,
        }),
      },
    }),
  };
}

export type Mail = ReturnType<typeof mailOf>;
