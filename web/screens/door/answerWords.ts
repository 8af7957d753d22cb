import type { ReactNode } from 'react';
import { formatDate, formatTime, t } from '../../core/i18n.tsx';
import { inLanguage } from '../../core/languageTags.ts';
import type { Answer } from './decide.ts';
import type { Correction } from './doorStore.ts';

/** A large headline and a smaller line below it. */
export interface AnswerWords {
  readonly headline: ReactNode;
  readonly detail?: string | undefined;
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

/** The text of an answer. `otherEvent` is the event of a ticket for another event. */
export function wordsOfAnswer(
  answer: Answer,
  viewerName: string,
  otherEvent?: { title: string; language?: string | null | undefined; date: string } | null,
): AnswerWords {
  switch (answer.kind) {
    case 'WELCOME':
      return { headline: t('door.welcome', { name: answer.person.name }), detail: answer.person.college };
    case 'UNLISTED':
      return { headline: t('door.welcomeUnlisted'), detail: t('door.welcomeUnlistedHint') };
    case 'ALREADY_IN': {
      const { at, by, door, isOwn } = answer.since;
      return { headline: alreadyIn(at, isOwn ? viewerName : by, door), detail: answer.person?.name };
    }
    case 'NO_SEAT':
      return { headline: noSeat(answer.person.state), detail: answer.person.name };
    case 'OTHER_EVENT':
      return {
        headline: otherEvent
          ? t('door.otherEventNamed', {
              title: inLanguage(otherEvent.title, otherEvent.language),
              day: formatDate(otherEvent.date),
            })
          : t('door.otherEvent'),
      };
    case 'GIVEN_BACK':
      return { headline: t('door.givenBack'), detail: t('door.givenBackHint') };
    case 'FORGED':
      return { headline: t('door.forged'), detail: t('door.forgedHint') };
    case 'ALTERED':
      return { headline: t('door.altered'), detail: t('door.alteredHint') };
    case 'NOT_A_TICKET':
      return { headline: t('door.notATicket') };
    case 'UNKNOWN':
      return { headline: t('door.unknown'), detail: answer.text };
    case 'SEVERAL':
      return { headline: t('door.several'), detail: t('door.severalHint') };
    case 'REFUSED':
      return { headline: answer.message };
    case 'UNCHECKED':
      return { headline: t('door.unchecked'), detail: t('door.uncheckedHint') };
  }
}

/** The text for an answer of the server that differs from the door's. */
export function wordsOfCorrection({ outcome, message, person }: Correction): AnswerWords {
  if (outcome === 'ALREADY_IN' && person?.at)
    return { headline: alreadyIn(person.at, person.by, person.door), detail: person.name };
  if (outcome === 'NO_SEAT' && person) return { headline: noSeat(person.state), detail: person.name };
  if (outcome === 'TICKET_GIVEN_BACK') return { headline: t('door.givenBack'), detail: person?.name };
  return { headline: message, detail: person?.name };
}

export const toneOfCorrection = ({ outcome }: Correction) =>
  outcome === 'ALREADY_IN' || outcome === 'NO_SEAT' ? 'attention' : 'danger';
