import type { Api } from '../../core/api.ts';
import { noEvent } from '../../core/errors.ts';
import { findEvent } from '../../core/find.ts';
import type { Io } from '../../core/io.ts';
import { writeText } from '../../core/text.ts';

interface Found {
  event: { title: string; calendarFile: string } | null;
}

const query = `query ($id: ID!) { event(id: $id) { title calendarFile } }`;

/** Prints one event as a file that calendars read, or puts it where it is wanted. */
export async function run(io: Io, api: Api, named: string, { output }: { output?: string }): Promise<void> {
  const id = await findEvent(io, api, named);
  const { event } = await api.ask<Found>(query, { id });
  if (!event) throw noEvent();
  if (await writeText(io, event.calendarFile, output)) io.say(`"${event.title}" is in ${output}.`);
}
