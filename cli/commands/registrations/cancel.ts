import type { Api } from '../../core/api.ts';
import { findEvent, findParticipant } from '../../core/find.ts';
import type { Io } from '../../core/io.ts';
import { confirm } from '../../core/prompt.ts';
import { type JsonOption, refuseFields, type Row, showOne } from '../../core/show.ts';

interface Removed {
  removeRegistration: { removedRegistrationId: string; event: Row | null };
}

const eventFields = ['id', 'title', 'registeredCount', 'capacity'];

const query = `mutation ($input: RemoveRegistrationInput!) {
  removeRegistration(input: $input) { removedRegistrationId event { ${eventFields.join(' ')} } }
}`;

/** Gives the seat of a participant back. */
export async function run(
  io: Io,
  api: Api,
  event: string,
  user: string,
  options: { yes?: boolean; json?: JsonOption },
): Promise<void> {
  refuseFields(options.json, ['removedRegistrationId', ...eventFields]);
  const eventId = await findEvent(io, api, event);
  const userId = await findParticipant(io, api, eventId, user);
  await confirm(io, `Give back the seat of ${user}? Somebody else can take it then.`, options.yes);
  const { removedRegistrationId, event: left } = (await api.ask<Removed>(query, { input: { eventId, userId } }))
    .removeRegistration;
  io.say('The seat is free again.');
  showOne(io, { removedRegistrationId, ...left }, options.json);
}
