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
  'event-changed': EventFacts & { readonly was: Pick<EventFacts, 'title' | 'location' | 'date'> };
  'event-deleted': EventFacts;
  announcement: {
    readonly title: string;
    readonly content: string;
    readonly author: string;
    /** Null: for everybody. */
    readonly event: Pick<EventFacts, 'id' | 'title'> | null;
  };
}

export type MailKind = keyof MailData;

/** Those that concern the safety of an account: no switch turns them off. */
export const securityMail: readonly MailKind[] = [
  'verify-email',
  'reset-password',
  'password-changed',
  'google-linked',
  'account-made',
];
