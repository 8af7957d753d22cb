import { formatDate, formatTime, t } from '../../core/i18n.tsx';
import type { Answer } from './decide.ts';
import type { Correction } from './doorStore.ts';

/** A large headline and a smaller line. */
export interface AnswerWords {
  readonly head: string;
  readonly line?: string | undefined;
}

function alreadyIn(at: Date | string, by: string | null, door: string | null): string {
  const time = formatTime(at);
  if (by === null) return door ? t('door.alreadyInAt', { time, door }) : t('door.alreadyIn', { time });
  return door ? t('door.alreadyInByAt', { time, by, door }) : t('door.alreadyInBy', { time, by });
}

const noSeat = (state: string) => {
  if (state === 'WAITLISTED') return t('door.inLine');
  return state === 'REQUESTED' ? t('door.asked') : t('door.noSeat');
};

/** The text of an answer. `self` is the viewer's name, `other` the event of a ticket for another event. */
export function wordsOfAnswer(
  answer: Answer,
  self: string,
  otherEvent?: { title: string; date: string } | null,
): AnswerWords {
  switch (answer.kind) {
    case 'WELCOME':
      return { head: t('door.welcome', { name: answer.person.name }), line: answer.person.college };
    case 'UNLISTED':
      return { head: t('door.welcomeUnlisted'), line: t('door.welcomeUnlistedHint') };
    case 'ALREADY_IN': {
      const { at, by, door, isOwn } = answer.since;
      return { head: alreadyIn(at, isOwn ? self : by, door), line: answer.person?.name };
    }
    case 'NO_SEAT':
      return { head: noSeat(answer.person.state), line: answer.person.name };
    case 'OTHER_EVENT':
      return {
        head: otherEvent
          ? t('door.otherEventNamed', { title: otherEvent.title, day: formatDate(otherEvent.date) })
          : t('door.otherEvent'),
      };
    case 'GIVEN_BACK':
      return { head: t('door.givenBack'), line: t('door.givenBackHint') };
    case 'FORGED':
      return { head: t('door.forged'), line: t('door.forgedHint') };
    case 'ALTERED':
      return { head: t('door.altered'), line: t('door.alteredHint') };
    case 'NOT_A_TICKET':
      return { head: t('door.notATicket') };
    case 'UNCHECKED':
      return { head: t('door.unchecked'), line: t('door.uncheckedHint') };
  }
}

/** The text for an answer of the server that differs from the door's. */
export function wordsOfCorrection({ outcome, message, person }: Correction): AnswerWords {
  if (outcome === 'ALREADY_IN' && person?.at)
    return { head: alreadyIn(person.at, person.by, person.door), line: person.name };
  if (outcome === 'NO_SEAT' && person) return { head: noSeat(person.state), line: person.name };
  if (outcome === 'TICKET_GIVEN_BACK') return { head: t('door.givenBack'), line: person?.name };
  return { head: message, line: person?.name };
}

export const toneOfCorrection = ({ outcome }: Correction) =>
  outcome === 'ALREADY_IN' || outcome === 'NO_SEAT' ? 'attention' : 'danger';
