import type { Api } from '../../core/api.ts';
import { exitCodes, Failure, noEvent } from '../../core/errors.ts';
import { findEvent } from '../../core/find.ts';
import type { Io } from '../../core/io.ts';
import { refuseFields, type Row, showOne } from '../../core/show.ts';
import { eventFields, type EventOptions, fieldsOf } from './fields.ts';

const read = 'query ($id: ID!) { event(id: $id) { version } }';

const write = `mutation ($input: UpdateEventInput!) {
  updateEvent(input: $input) { event { ${eventFields.join(' ')} } }
}`;

/** Changes the fields of an event that were typed, unless somebody else edits it at the same time. */
export async function run(io: Io, api: Api, named: string, options: EventOptions): Promise<void> {
  refuseFields(options.json, eventFields);
  const fields = await fieldsOf(io, api, options);
  if (Object.keys(fields).length === 0)
    throw new Failure('There is nothing to change.', exitCodes.usage, 'Say what, for example: --capacity 80');
  const eventId = await findEvent(io, api, named);
  const { event: found } = await api.ask<{ event: { version: number } | null }>(read, { id: eventId });
  if (!found) throw noEvent();
  const { updateEvent } = await api.ask<{ updateEvent: { event: Row } }>(write, {
    input: { eventId, version: found.version, ...fields },
  });
  io.say('Event updated.');
  showOne(io, updateEvent.event, options.json);
}
