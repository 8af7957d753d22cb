import { useState } from 'react';
import { readDraft, writeDraft } from './draft.ts';
import { errorCode } from './errors.ts';

/** The values that were typed for an action whose answer did not arrive; undefined if there are none. */
export const readKept = (name: string): Readonly<Record<string, unknown>> | undefined => readDraft(name)?.changes;

/** The state of the field for a reason. Begins with that of the kept action. */
export const useKeptReason = (name: string) => useState(() => (readKept(name)?.reason as string | undefined) ?? '');

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
