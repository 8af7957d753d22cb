import { useEffect, useState } from 'react';
import { readDraft, writeDraft } from './draft.ts';
import { errorCode } from './errors.ts';

/** The values that were typed for an action whose answer did not arrive; undefined if there are none. */
export const readKept = (name: string): Readonly<Record<string, unknown>> | undefined => readDraft(name)?.changes;

const typedName = (name: string) => `${name}:typed`;

/**
 * The state of the field for a reason in a dialog. It is kept on this device until the dialog is closed, so it outlasts the end
 * of the session. Begins with `first`, or else with what was kept.
 */
export function useTypedReason(name: string, first?: string) {
  const typed = typedName(name);
  const state = useState(() => first || ((readDraft(typed)?.changes.reason as string | undefined) ?? ''));
  const [reason] = state;
  useEffect(() => {
    if (reason) writeDraft(typed, JSON.stringify({ changes: { reason } }));
    // does nothing if the session has ended
    return () => writeDraft(typed, '');
  }, [typed, reason]);
  return state;
}

/** The same, but begins with the reason of the kept action. */
export const useKeptReason = (name: string) => useTypedReason(name, readKept(name)?.reason as string | undefined);

/**
 * Sends an action, and keeps it on this device until the server has answered (web/ui/KeptAction.tsx). `name` is that of the
 * action and its object; `typed` is what the person typed for it.
 *
 * Sends no idempotency key, because doing such an action again changes nothing. If an earlier answer did not arrive, the
 * refusal `doneCode` means that it was done: then returns undefined.
 */
export function keepUntilAnswered<T>(name: string, typed: object, send: () => Promise<T>): Promise<T>;
export function keepUntilAnswered<T>(
  name: string,
  typed: object,
  send: () => Promise<T>,
  doneCode: string,
): Promise<T | undefined>;
export async function keepUntilAnswered<T>(
  name: string,
  typed: object,
  send: () => Promise<T>,
  doneCode?: string,
): Promise<T | undefined> {
  const isRepeated = readKept(name) !== undefined;
  writeDraft(name, JSON.stringify({ changes: typed, failed: true }));
  writeDraft(typedName(name), '');
  try {
    const answer = await send();
    writeDraft(name, '');
    return answer;
  } catch (error) {
    if (errorCode(error) !== 'NETWORK') writeDraft(name, '');
    if (isRepeated && doneCode && errorCode(error) === doneCode) return undefined;
    throw error;
  }
}
