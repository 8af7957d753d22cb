import type { Evm } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { instantFormatterFor, zoneOf } from '../../core/when.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

const query = document(`query ($location: String!, $from: DateTime!, $until: DateTime, $except: ID) {
  eventsAt(location: $location, from: $from, until: $until, except: $except) { title date endsAt }
}`);

interface SavedEvent {
  readonly id: string;
  readonly location: string;
  readonly date: string;
  readonly endsAt: string | null;
}

/** Lists other events in the same room at the same time, in the college's time zone. The event is saved anyway. */
export async function sayRoomConflicts({ api, io }: Evm, { id, location, date, endsAt }: SavedEvent): Promise<void> {
  const { eventsAt } = await api.ask(query, { location, from: date, until: endsAt, except: id });
  if (eventsAt.length === 0) return;
  const formatInstant = await instantFormatterFor(await zoneOf(api));
  for (const other of eventsAt) {
    const taken = { title: other.title, from: formatInstant(other.date) };
    const until = other.endsAt && formatInstant(other.endsAt);
    await tell(io, until ? sentence('roomTakenUntil', { ...taken, until }) : sentence('roomTaken', taken));
  }
}
