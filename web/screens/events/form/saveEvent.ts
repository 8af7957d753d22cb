import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { saveEventMutation } from '../../../__generated__/saveEventMutation.graphql.ts';
import { commit } from './commit.ts';
import { changesOf } from './eventChanges.ts';
import type { EventFormValues, EventVersion } from './eventFormValues.ts';
import { serverScope, type Scope } from '../series/seriesDates.ts';

export { readAgain } from './readAgain.ts';

/**
 * Saves the changes since `base`, for one event or also for others of its series. `reason` is for people with a
 * seat. The returned `message` is for the viewer.
 */
export async function saveEvent(
  environment: Environment,
  id: string,
  form: EventFormValues,
  base: EventVersion | undefined,
  { scope, reason }: { scope: Scope; reason: string },
): Promise<{ id: string; message?: string }> {
  const changes = base ? changesOf(base.form, form) : {};
  if (Object.keys(changes).length === 0) return { id };
  const input = { eventId: id, version: base?.version ?? null, reason: reason.trim() || null, ...changes };
  if (scope !== 'one') {
    const { saveSeries } = await import('../series/saveSeries.ts');
    return { id, message: await saveSeries(environment, { ...input, scope: serverScope(scope) }) };
  }
  await commit<saveEventMutation>(
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
  );
  return { id };
}
