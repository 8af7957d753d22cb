import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { saveEventMutation } from '../../../__generated__/saveEventMutation.graphql.ts';
import { errorCode } from '../../../core/errors.ts';
import type { MutationOptions } from '../../../core/mutation.ts';
import { once, withKey } from '../../../core/once.ts';
import { commit } from './commit.ts';
import { changesOf } from './eventChanges.ts';
import type { EventFormValues, EventVersion } from './eventFormValues.ts';
import type { RecreatingForm } from './UnsavedEvent.tsx';
import { serverScope, type Scope } from '../series/seriesDates.ts';

export { readAgain } from './readAgain.ts';

/**
 * Saves the changes since `base`, for one event or also for others of its series. `reason` is for people with a
 * seat. The returned `message` is for the viewer. `onGone` is called if another person has deleted the event.
 */
export async function saveEvent(
  environment: Environment,
  id: string,
  form: EventFormValues,
  base: EventVersion | undefined,
  { scope, reason, onGone }: { scope: Scope; reason: string; onGone: (form: RecreatingForm) => void },
): Promise<{ id: string; message?: string }> {
  const changes = base ? changesOf(base.form, form) : {};
  if (Object.keys(changes).length === 0) return { id };
  const input = { eventId: id, version: base?.version ?? null, reason: reason.trim() || null, ...changes };
  // the name of the form's draft
  const draft = `event:${id}`;
  try {
    if (scope === 'one') await once(draft, input, (key) => saveOne(environment, input, withKey(key)));
    else {
      const { saveSeries } = await import('../series/saveSeries.ts');
      const all = { ...input, scope: serverScope(scope) } as const;
      return { id, message: await once(draft, all, (key) => saveSeries(environment, all, withKey(key))) };
    }
  } catch (refusal) {
    if (errorCode(refusal) !== 'NOT_FOUND') throw refusal;
    const { recreating } = await import('./UnsavedEvent.tsx');
    throw await recreating(environment, id, refusal, onGone);
  }
  return { id };
}

const saveOne = (environment: Environment, input: saveEventMutation['variables']['input'], options: MutationOptions) =>
  commit<saveEventMutation>(
    environment,
    graphql`
      mutation saveEventMutation($input: UpdateEventInput!) {
        updateEvent(input: $input) {
          event {
            id
            ...eventFormValues_event
            ...EventCard_event
          }
        }
      }
    `,
    { input },
    options,
  );
