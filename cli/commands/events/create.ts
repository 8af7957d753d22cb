import type { Api } from '../../core/api.ts';
import type { Io } from '../../core/io.ts';
import { askText } from '../../core/prompt.ts';
import { refuseFields, type Row, showOne } from '../../core/show.ts';
import { eventFields, type EventOptions, fieldsOf } from './fields.ts';

const query = `mutation ($input: CreateEventInput!) {
  createEvent(input: $input) { event { ${eventFields.join(' ')} } }
}`;

/** Creates an event; on a terminal it asks for what an event cannot be without. */
export async function run(io: Io, api: Api, options: EventOptions): Promise<void> {
  refuseFields(options.json, eventFields);
  const input = await fieldsOf(io, api, {
    ...options,
    title: options.title ?? (await askText(io, 'Title', '--title')),
    date: options.date ?? (await askText(io, 'Date and time, such as 2026-12-04 18:30', '--date')),
    location: options.location ?? (await askText(io, 'Location', '--location')),
    ...(!options.descriptionFile && {
      description: options.description ?? (await askText(io, 'Description', '--description')),
    }),
  });
  const { event } = (await api.ask<{ createEvent: { event: Row } }>(query, { input })).createEvent;
  const waits = event.approval === 'PENDING' ? ' It waits for the approval of an admin.' : '';
  io.say(`Event created.${waits}`);
  showOne(io, event, options.json);
}
