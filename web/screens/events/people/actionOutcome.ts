import { t } from '../../../core/i18n.tsx';

/** The outcome of an action in words. `undecided` names the people without a decision, with the reasons. */
export type ActionOutcome = { readonly sentence: string; readonly undecided: readonly string[] };

type UndecidedPeople = readonly { readonly userId: string; readonly message: string }[];
type People = readonly { readonly userId: string; readonly name: string }[];

const outcomeOf = (sentence: string, undecided: UndecidedPeople, people: People): ActionOutcome => ({
  sentence,
  undecided: undecided.map(({ userId, message }) => {
    const name = people.find((person) => person.userId === userId)?.name ?? '';
    return t('event.people.undecided', { name, reason: message });
  }),
});

type ApprovalResult = {
  readonly registrations: readonly { readonly state: string }[];
  readonly undecided: UndecidedPeople;
};

/** The functions below take the people of the action, to find the names of those without a decision. */
export function approvalOutcome({ registrations, undecided }: ApprovalResult, people: People): ActionOutcome {
  const seats = registrations.filter(({ state }) => state === 'CONFIRMED').length;
  const waitlisted = registrations.length - seats;
  const outcome = seats > 0 && waitlisted > 0 ? 'both' : seats > 0 ? 'seats' : waitlisted > 0 ? 'line' : 'none';
  return outcomeOf(t('event.people.approved', { outcome, seats, line: waitlisted }), undecided, people);
}

type DeclineResult = { readonly declinedUserIds: readonly string[]; readonly undecided: UndecidedPeople };

export const declineOutcome = ({ declinedUserIds, undecided }: DeclineResult, people: People): ActionOutcome =>
  outcomeOf(t('event.people.declined', { count: declinedUserIds.length }), undecided, people);

type RemovalResult = { readonly removedUserIds: readonly string[]; readonly undecided: UndecidedPeople };

export const removalOutcome = ({ removedUserIds, undecided }: RemovalResult, people: People): ActionOutcome =>
  outcomeOf(t('event.people.removed', { count: removedUserIds.length }), undecided, people);

export type LetterResult = {
  readonly written: number;
  readonly withoutMail: number;
  readonly undecided: UndecidedPeople;
};

export const letterOutcome = ({ written, withoutMail, undecided }: LetterResult, people: People): ActionOutcome =>
  outcomeOf(t('event.people.written', { written, without: withoutMail }), undecided, people);

export const seatGivenOutcome = (name: string): ActionOutcome => outcomeOf(t('event.people.given', { name }), [], []);
