import { type Dispatch, type SetStateAction, useCallback, useEffect, useMemo, useState } from 'react';
import { v7 as uuid } from 'uuid';
import { errorMessage } from '../../core/errors.ts';
import { t } from '../../core/i18n.tsx';
import { toneOfCorrection, wordsOfAnswer, wordsOfCorrection } from './answerWords.ts';
import { toneOf } from './decide.ts';
import type { Door } from './Door.ts';
import type { AnswerMessage } from './DoorAnswer.tsx';
import type { Person } from './doorList.ts';
import type { CheckInResult, DoorSnapshot } from './doorStore.ts';
import { explainFull } from './fullEvent.ts';
import type { WalkIn, WalkInScan } from './letIn.ts';
import { readEvent } from './readDoor.ts';
import { signal } from './signals.ts';

/** How long an answer keeps its colour, in ms, so that it is not taken for the next person's. */
const freshTime = 4800;

type LastAnswer = (
  | { readonly result: CheckInResult }
  | { readonly undoneName: string }
  | { readonly failure: string; readonly offer: AnswerMessage['offer'] }
) & {
  readonly key: string;
  readonly otherEvent?: Parameters<typeof wordsOfAnswer>[2];
};

/** The last answer of the door, with its sound. A correction by the server replaces it. */
export function useDoorAnswer(door: Door, snapshot: DoorSnapshot, viewerName: string) {
  const [last, setLast] = useState<LastAnswer>();
  const result = last && 'result' in last ? last.result : undefined;
  const correction = result?.scanId && snapshot.corrections.find(({ scanId }) => scanId === result.scanId);
  const corrected = correction ? toneOfCorrection(correction) : undefined;
  useEffect(() => {
    if (corrected) signal(corrected);
  }, [corrected]);

  const freshKey = last && `${last.key} ${corrected ?? ''}`;
  const [fadedKey, setFadedKey] = useState<string>();
  const fade = useCallback(() => setFadedKey(freshKey), [freshKey]);
  useEffect(() => {
    const timer = setTimeout(fade, freshTime);
    return () => clearTimeout(timer);
  }, [fade]);

  // stable functions, so that an answer does not render the list again
  const actions = useMemo(() => createActions(door, setLast), [door]);
  const { undo } = actions;

  const message = (): AnswerMessage | undefined => {
    // without the list, the viewer may not see its names either
    if (!last || !snapshot.list) return undefined;
    const { key } = last;
    if ('undoneName' in last) return { key, tone: 'neutral', headline: t('door.undone'), detail: last.undoneName };
    if ('failure' in last)
      return { key, tone: 'danger', headline: t('door.walkInFailed'), detail: last.failure, offer: last.offer };
    if (correction) return { key, tone: toneOfCorrection(correction), ...wordsOfCorrection(correction) };
    const { answer, scanId } = last.result;
    const person =
      answer.kind === 'WELCOME'
        ? answer.person
        : answer.kind === 'UNLISTED'
          ? { registrationId: answer.registrationId }
          : null;
    return {
      key,
      tone: toneOf(answer),
      ...wordsOfAnswer(answer, viewerName, last.otherEvent),
      undo: scanId && person ? () => undo(person) : undefined,
    };
  };

  const shown = message();
  return { message: shown && fadedKey === freshKey ? { ...shown, tone: 'neutral' as const } : shown, fade, ...actions };
}

/** The actions at the door, each with its answer. */
function createActions(door: Door, setLast: Dispatch<SetStateAction<LastAnswer | undefined>>) {
  function showResult(result: CheckInResult | undefined) {
    if (!result) return;
    const key = crypto.getRandomValues(new Uint32Array(2)).join('-');
    const eventId = result.answer.kind === 'OTHER_EVENT' ? result.answer.eventId : undefined;
    const otherEvent = eventId === undefined ? undefined : door.otherEvent(eventId);
    setLast({ result, key, otherEvent });
    signal(toneOf(result.answer));
    if (eventId === undefined || otherEvent) return;
    // succeeds if there is a connection and the viewer may see the event
    readEvent(eventId).then(
      (event) => setLast((before) => (before?.key === key ? { ...before, otherEvent: event } : before)),
      () => {},
    );
  }

  const undo = (person: { registrationId: string; name?: string }) => {
    void door.undo(person.registrationId);
    setLast({ undoneName: person.name ?? '', key: `${person.registrationId} ${Date.now()}` });
  };

  /** Gives a person on the list a seat. If the event is full, the answer may offer to raise its capacity. */
  async function giveSeat(person: Person, scan: WalkInScan) {
    try {
      showResult(await door.walkIn({ userId: person.userId }, scan));
    } catch (error) {
      const full = await explainFull(door.eventId, error, scan.raiseCapacity);
      const failure = full?.sentences.join(' ') ?? errorMessage(error, t('door.walkInFailed'));
      const raise = () => void giveSeat(person, { ...scan, raiseCapacity: true });
      setLast({
        failure,
        offer: full?.offer === undefined ? undefined : { label: full.offer, run: raise },
        key: String(Date.now()),
      });
      signal('danger');
    }
  }

  return {
    undo,
    checkIn: (person: Person) => void door.checkIn(person).then(showResult),
    walkIn: async (who: WalkIn, scan: WalkInScan) => showResult(await door.walkIn(who, scan)),
    giveSeat: (person: Person) => void giveSeat(person, { id: uuid() }),
    scan: (text: string) => void door.scan(text).then(showResult),
    enterUnclear: (text: string, matchCount: number) => {
      if (matchCount > 0) showResult({ answer: { kind: 'SEVERAL' }, scanId: undefined });
      else void door.enterUnlisted(text).then(showResult);
    },
  };
}
