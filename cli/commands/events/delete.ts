import type { Api } from '../../core/api.ts';
import { noEvent } from '../../core/errors.ts';
import { findEvent } from '../../core/find.ts';
import type { Io } from '../../core/io.ts';
import { confirm } from '../../core/prompt.ts';
import { type JsonOption, refuseFields, showOne } from '../../core/show.ts';

interface Counted {
  event: {
    title: string;
    registeredCount: number;
    announcements: { totalCount: number };
    awards: { totalCount: number };
  } | null;
}

const read = `query ($id: ID!) {
  event(id: $id) { title registeredCount announcements(first: 1) { totalCount } awards(first: 1) { totalCount } }
}`;

const write = 'mutation ($input: DeleteEventInput!) { deleteEvent(input: $input) { deletedEventId } }';

/** Deletes an event, after saying what goes with it. */
export async function run(
  io: Io,
  api: Api,
  named: string,
  options: { yes?: boolean; json?: JsonOption },
): Promise<void> {
  refuseFields(options.json, ['deletedEventId']);
  const eventId = await findEvent(io, api, named);
  const { event } = await api.ask<Counted>(read, { id: eventId });
  if (!event) throw noEvent();
  const goes = [
    counted(event.registeredCount, 'registration'),
    counted(event.announcements.totalCount, 'announcement'),
    counted(event.awards.totalCount, 'award'),
  ].join(', ');
  await confirm(io, `Delete "${event.title}" for good? With it go: ${goes}.`, options.yes);
  const { deleteEvent } = await api.ask<{ deleteEvent: { deletedEventId: string } }>(write, { input: { eventId } });
  io.say(`Deleted "${event.title}", and with it: ${goes}.`);
  showOne(io, { ...deleteEvent }, options.json);
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
