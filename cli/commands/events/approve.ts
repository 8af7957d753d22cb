import type { Api } from '../../core/api.ts';
import { findEvent } from '../../core/find.ts';
import type { Io } from '../../core/io.ts';
import { type JsonOption, refuseFields, type Row, showOne } from '../../core/show.ts';

const fields = ['id', 'title', 'organizerName', 'approval'];

const query = `mutation ($input: ApproveEventInput!) {
  approveEvent(input: $input) { event { ${fields.join(' ')} } }
}`;

/** Lets everybody see an event. */
export async function run(io: Io, api: Api, named: string, { json }: { json?: JsonOption }): Promise<void> {
  refuseFields(json, fields);
  const eventId = await findEvent(io, api, named);
  const { event } = (await api.ask<{ approveEvent: { event: Row } }>(query, { input: { eventId } })).approveEvent;
  io.say('Event approved: everybody sees it now.');
  showOne(io, event, json);
}
