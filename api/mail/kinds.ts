/** What a message about an event knows of it, as it was when the message was written. */
export interface EventFacts {
  /** The uuid of the event. */
  readonly id: string;
  readonly title: string;
  readonly location: string;
  /** An ISO instant. */
  readonly date: string;
  /** Moves on with every change; calendars take the highest. */
  readonly version: number;
}

/** Every message that is posted, with what it is written from. A link's secret is not in here: it is sealed beside it. */
export interface MailData {
  'verify-email': Record<string, never>;
  'reset-password': Record<string, never>;
  'password-changed': Record<string, never>;
  'google-linked': Record<string, never>;
  'account-made': Record<string, never>;
  'role-changed': { readonly before: string; readonly after: string };
  'registration-confirmed': EventFacts;
  'registration-cancelled': EventFacts;
  'event-changed': EventFacts & {
    readonly was: Pick<EventFacts, 'title' | 'location' | 'date'> & { readonly standing?: SeatStanding };
  };
  'event-withdrawn': EventFacts;
  'event-restored': EventFacts;
  'event-deleted': EventFacts;
  'event-rejected': EventFacts & { readonly reason: string };
  /** `more`: what was announced within the same minute. */
  announcement: News & { readonly more?: readonly News[] };
}

export interface News {
  readonly title: string;
  readonly content: string;
  readonly author: string;
  /** Null: for everybody. */
  readonly event: Pick<EventFacts, 'id' | 'title'> | null;
}

/** How it stands with a seat: there is none; its event takes place; it does not for now; it was deleted. */
export type SeatStanding = 'none' | 'on' | 'off' | 'gone';

export type MailKind = keyof MailData;

/** Those whose link is sealed beside them, until they are settled: what is wiped cannot be sent again. */
export const linkMail: readonly MailKind[] = ['verify-email', 'reset-password'];

/** Those that concern the safety of an account: no switch turns them off. */
export const securityMail: readonly MailKind[] = [
  'verify-email',
  'reset-password',
  'password-changed',
  'google-linked',
  'account-made',
];
