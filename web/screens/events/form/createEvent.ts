import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { createEventMutation } from '../../../__generated__/createEventMutation.graphql.ts';
import { once, withKey } from '../../../core/once.ts';
import { commit } from './commit.ts';
import type { EventFormValues } from './eventFormValues.ts';
import { inputOf } from './eventInput.ts';

/** Selects only the id, because everything is read again afterwards. */
export async function createEvent(
  environment: Environment,
  form: EventFormValues,
  draft: string,
): Promise<{ id: string }> {
  const input = inputOf(form);
  const { createEvent: created } = await once(draft, input, (key) =>
    commit<createEventMutation>(
      environment,
      graphql`
        mutation createEventMutation($input: CreateEventInput!) {
          createEvent(input: $input) {
            event {
              id
            }
          }
        }
      `,
      { input },
      { all: true, ...withKey(key) },
    ),
  );
  return { id: created.event.id };
}
