import { type Dispatch, type SetStateAction, useEffect, useMemo, useState } from 'react';
import { errorMessage } from '../../core/errors.ts';
import { t } from '../../core/i18n.tsx';
import { toneOfCorrection, wordsFor, wordsOfCorrection } from './answerWords.ts';
import { toneOf } from './decide.ts';
import type { Door } from './Door.ts';
import type { Said } from './DoorAnswer.tsx';
import type { Person } from './doorList.ts';
import type { Given, Shown } from './doorStore.ts';
import type { WalkIn } from './letIn.ts';
import { readEvent } from './readDoor.ts';
import { signal } from './signals.ts';

type Last = ({ readonly given: Given } | { readonly undone: string } | { readonly refused: string }) & {
  readonly key: string;
  readonly other?: { readonly title: string; readonly date: string } | null | undefined;
};

/** The last answer of the door, with its sound. A correction by the server replaces it. */
export function useSaid(door: Door, shown: Shown, self: string) {
  const [last, setLast] = useState<Last>();
  const given = last && 'given' in last ? last.given : undefined;
  const correction = given?.scanId && shown.corrections.find(({ scanId }) => scanId === given.scanId);
  const corrected = correction ? toneOfCorrection(correction) : undefined;
  useEffect(() => {
    if (corrected) signal(corrected);
  }, [corrected]);

  // stable functions, so that an answer does not render the list again
  const acts = useMemo(() => actsOf(door, setLast), [door]);
  const { undo } = acts;

  const said = (): Said | undefined => {
    if (!last) return undefined;
    const { key } = last;
    if ('undone' in last) return { key, tone: 'neutral', head: t('door.undone'), line: last.undone };
    if ('refused' in last) return { key, tone: 'danger', head: t('door.walkInFailed'), line: last.refused };
    if (correction) return { key, tone: toneOfCorrection(correction), ...wordsOfCorrection(correction) };
    const { answer, scanId } = last.given;
    const person =
      answer.kind === 'WELCOME'
        ? answer.person
        : answer.kind === 'UNLISTED'
          ? { registrationId: answer.registrationId }
          : null;
    return {
      key,
      tone: toneOf(answer),
      ...wordsFor(answer, self, last.other),
      undo: scanId && person ? () => undo(person) : undefined,
    };
  };

  return { said: said(), ...acts };
}

/** The actions at the door, each with its answer. */
function actsOf(door: Door, setLast: Dispatch<SetStateAction<Last | undefined>>) {
  function say(now: Given | undefined) {
    if (!now) return;
    const key = crypto.getRandomValues(new Uint32Array(2)).join('-');
    const eventId = now.answer.kind === 'OTHER_EVENT' ? now.answer.eventId : undefined;
    const other = eventId === undefined ? undefined : door.other(eventId);
    setLast({ given: now, key, other });
    signal(toneOf(now.answer));
    if (eventId === undefined || other) return;
    // succeeds if there is a connection and the viewer may see the event
    readEvent(eventId).then(
      (found) => setLast((before) => (before?.key === key ? { ...before, other: found } : before)),
      () => {},
    );
  }

  const undo = (person: { registrationId: string; name?: string }) => {
    void door.undo(person.registrationId);
    setLast({ undone: person.name ?? '', key: `${person.registrationId} ${Date.now()}` });
  };

  function refuse(error: unknown) {
    setLast({ refused: errorMessage(error, t('door.walkInFailed')), key: String(Date.now()) });
    signal('danger');
  }

  return {
    undo,
    checkIn: (person: Person) => void door.checkIn(person).then(say),
    walkIn: async (who: WalkIn, id: string) => say(await door.walkIn(who, id)),
    giveSeat: ({ userId }: Person) => void door.walkIn({ userId }).then(say, refuse),
    scan: (text: string) => void door.scan(text).then(say),
  };
}
