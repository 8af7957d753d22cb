import type { Context } from '../../core/context/context.ts';
import { refuseInvalid } from '../../core/refusals/errors.ts';
import { toId, toUuid } from '../../core/ids/ids.ts';
import { statement } from '../../core/statements/rows.ts';
import type { UndecidedRequest } from '../requests/requestInputs.ts';
import { type DecisionResult, decideForPeople } from '../requests/requests.ts';
import type { RemoveRegistrationsInput } from './tableInputs.ts';
import { validateRemoving } from '../validate.ts';

const removePeople = statement<DecisionResult>(
  'registrations-remove',
  'SELECT name, person, registration, outcome FROM evm_remove($1, $2, $3)',
);

/**
 * Deletes the registrations of these people, in any state, and notifies them. For the event's creator, its managers and
 * admins. Returns the people who were removed, and those who had no registration.
 */
export async function removeRegistrations(
  ctx: Context,
  input: RemoveRegistrationsInput,
): Promise<{ userIds: string[]; undecided: UndecidedRequest[] }> {
  refuseInvalid(validateRemoving(input));
  const reason = input.reason?.trim() || null;
  const { decided, undecided } = await decideForPeople(ctx, input, {
    action: 'registration.remove_many',
    missing: 'NOT_REGISTERED',
    act: (em, event, people) => em.write(removePeople, [toUuid('event', event.id), people, reason]),
    more: reason ? { reason } : {},
  });
  return { userIds: decided.map(({ person }) => toId('user', person)), undecided };
}
