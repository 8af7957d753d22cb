import type { MailData, MailKind } from '../kinds.ts';
import type { Message } from '../message.ts';
import { accountMade, googleLinked, passwordChanged, resetPassword, roleChanged, verifyEmail } from './en/accounts.ts';
import { announcement } from './en/announcements.ts';
import {
  eventChanged,
  eventDeleted,
  eventRejected,
  eventRestored,
  eventWithdrawn,
  registrationCancelled,
  registrationConfirmed,
} from './en/events.ts';

/** How each kind of message reads in one language. `secret` is what its link needs; empty where it has none. */
export type Writers = { readonly [Kind in MailKind]: (data: MailData[Kind], secret: string) => Message };

/** All that is written to people in one language. */
export interface Texts {
  readonly writers: Writers;
  /** Why one gets a message; it stands under it. */
  readonly reasons: { readonly security: string; readonly notice: string };
}

export const english: Texts = {
  writers: {
    'verify-email': verifyEmail,
    'reset-password': resetPassword,
    'password-changed': passwordChanged,
    'google-linked': googleLinked,
    'account-made': accountMade,
    'role-changed': roleChanged,
    'registration-confirmed': registrationConfirmed,
    'registration-cancelled': registrationCancelled,
    'event-changed': eventChanged,
    'event-withdrawn': eventWithdrawn,
    'event-restored': eventRestored,
    'event-deleted': eventDeleted,
    'event-rejected': eventRejected,
    announcement,
  },
  reasons: {
    security: 'You get this message because it concerns the safety of your account.',
    notice: 'You get this message because e-mail is on in your settings, where you can turn it off.',
  },
};
