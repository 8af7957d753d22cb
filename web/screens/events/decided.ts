import { t } from '../../core/i18n.tsx';

/** The outcome of an action in words. `undecided` names the people without a decision, with the reasons. */
export type Done = { readonly sentence: string; readonly undecided: readonly string[] };

type Undecided = readonly { readonly userId: string; readonly message: string }[];
type People = readonly { readonly userId: string; readonly name: string }[];

const done = (sentence: string, undecided: Undecided, people: People): Done => ({
  sentence,
  undecided: undecided.map(({ userId, message }) => {
    const name = people.find((person) => person.userId === userId)?.name ?? '';
    return t('event.people.undecided', { name, reason: message });
  }),
});

type Approved = { readonly registrations: readonly { readonly state: string }[]; readonly undecided: Undecided };

/** The functions below take the people of the action, to find the names of those without a decision. */
export function approvedInWords({ registrations, undecided }: Approved, people: People): Done {
  const seats = registrations.filter(({ state }) => state === 'CONFIRMED').length;
  const line = registrations.length - seats;
  const outcome = seats > 0 && line > 0 ? 'both' : seats > 0 ? 'seats' : line > 0 ? 'line' : 'none';
  return done(t('event.people.approved', { outcome, seats, line }), undecided, people);
}

type Declined = { readonly declinedUserIds: readonly string[]; readonly undecided: Undecided };

export const declinedInWords = ({ declinedUserIds, undecided }: Declined, people: People): Done =>
  done(t('event.people.declined', { count: declinedUserIds.length }), undecided, people);

type Removed = { readonly removedUserIds: readonly string[]; readonly undecided: Undecided };

export const removedInWords = ({ removedUserIds, undecided }: Removed, people: People): Done =>
  done(t('event.people.removed', { count: removedUserIds.length }), undecided, people);

export type Written = { readonly written: number; readonly withoutMail: number; readonly undecided: Undecided };

export const writtenInWords = ({ written, withoutMail, undecided }: Written, people: People): Done =>
  done(t('event.people.written', { written, without: withoutMail }), undecided, people);

export const givenInWords = (name: string): Done => done(t('event.people.given', { name }), [], []);
