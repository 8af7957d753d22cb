import { t } from '../../core/i18n.tsx';

/** What came of deciding, in words: for whom it was done, and for whom not and why. */
export type Decided = { sentence: string; undecided: readonly string[] };

type Undecided = readonly { readonly userId: string; readonly message: string }[];

/** `nameOf` knows whom the decision was about. */
export function approvedInWords(
  { registrations, undecided }: { registrations: readonly { readonly state: string }[]; undecided: Undecided },
  nameOf: (userId: string) => string,
): Decided {
  const seats = registrations.filter(({ state }) => state === 'CONFIRMED').length;
  const line = registrations.length - seats;
  const outcome = seats > 0 && line > 0 ? 'both' : seats > 0 ? 'seats' : line > 0 ? 'line' : 'none';
  return {
    sentence: t('event.requests.approved', { outcome, seats, line }),
    undecided: undecidedInWords(undecided, nameOf),
  };
}

export function declinedInWords(
  { declinedUserIds, undecided }: { declinedUserIds: readonly string[]; undecided: Undecided },
  nameOf: (userId: string) => string,
): Decided {
  return {
    sentence: t('event.requests.declined', { count: declinedUserIds.length }),
    undecided: undecidedInWords(undecided, nameOf),
  };
}

const undecidedInWords = (undecided: Undecided, nameOf: (userId: string) => string) =>
  undecided.map(({ userId, message }) => t('event.requests.undecided', { name: nameOf(userId), reason: message }));
