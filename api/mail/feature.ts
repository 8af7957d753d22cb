import type { Feature } from '../core/feature.ts';
import type { MessageKind } from '../core/messages/message.ts';
import { causesById } from './causes.ts';
import { serveDevMail } from './devMail.ts';
import { outboxOf } from './outbox.ts';
import { mailMessagesById } from './read.ts';
import { MailResolver } from './resolver.ts';
import type { StandingChange } from './Standing.ts';
import { sendMail } from './send.ts';
import { findDueMail, forgetOldMail } from './sweep.ts';
import { audited } from './audited.ts';

/** The error codes of this feature, with their HTTP status. */
const codes = { MAIL_NOT_RETRYABLE: 409 } as const;
type OwnCodes = typeof codes;
type Actions = typeof audited;

declare module '../core/names.ts' {
  interface Kinds {
    mail: true;
    cause: true;
  }
  interface Codes extends OwnCodes {}
  interface AuditActions extends Actions {}
  interface JournalKinds {
    'standing.changed': StandingChange;
    /** A user got a notice; `notice` is its uuid. */
    'notice.told': { readonly notice: string; readonly kind: MessageKind };
  }
}

export const mail: Feature = {
  name: 'mail',
  resolvers: [MailResolver],
  nodes: {
    mail: { type: 'MailMessage', read: mailMessagesById },
    cause: { type: 'MailCause', read: causesById },
  },
  ways: { email: () => true },
  appends: {
    'standing.changed':
      'The state of a person at an event has changed: their seat, or the approval of their own event.',
    'notice.told': 'A person has a new notice.',
  },
  sweeps: [findDueMail, sendMail, forgetOldMail],
  audited,
  codes,
  serve: (app, { config }) => {
    const outbox = outboxOf(config);
    if (outbox) serveDevMail(app, outbox);
  },
};
