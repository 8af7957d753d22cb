import { validateRegistration } from '../../../api/registrations/validate.ts';
import type { Api } from '../../core/api.ts';
import { refuseUsage } from '../../core/errors.ts';
import { findEvent, findUser } from '../../core/find.ts';
import type { Io } from '../../core/io.ts';
import { type JsonOption, refuseFields, type Row, showOne } from '../../core/show.ts';

export interface AddOptions {
  name?: string;
  email?: string;
  phone?: string;
  specialRequirements?: string;
  json?: JsonOption;
}

interface Added {
  addRegistration: { registration: Row & { name: string } };
}

const fields = ['id', 'userId', 'name', 'email', 'phone', 'specialRequirements', 'createdAt'];

const query = `mutation ($input: AddRegistrationInput!) {
  addRegistration(input: $input) { registration { ${fields.join(' ')} } }
}`;

/** Takes a seat for a participant, under the name and address of their account unless others are given. */
export async function run(
  io: Io,
  api: Api,
  event: string,
  user: string,
  { json, ...typed }: AddOptions,
): Promise<void> {
  refuseFields(json, fields);
  const problems = validateRegistration({ name: '', email: '', ...typed });
  refuseUsage(Object.keys(typed).map((field) => problems[field as keyof typeof typed]));
  const eventId = await findEvent(io, api, event);
  const { id: userId } = await findUser(io, api, user);
  const { registration } = (await api.ask<Added>(query, { input: { eventId, userId, ...typed } })).addRegistration;
  io.say(`${registration.name} has a seat.`);
  showOne(io, registration, json);
}
