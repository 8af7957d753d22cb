import type { Logger } from 'pino';
import type { Database } from './core/database.ts';
import { Dispatcher } from './core/dispatcher.ts';
import type { Entry, Notifies } from './core/journal.ts';
import { features } from './features.ts';

const consequences = {
  kinds: ['told', ...features.flatMap(({ appends = {} }) => Object.keys(appends))],
  followers: features.flatMap(({ follows }) => follows ?? []),
  notifies: merged([{ told: ({ data }) => data }, ...features.map(({ notifies = {} }) => notifies)]),
};

/** Merges the notifications of all features, because several features may notify about one kind. */
function merged(all: readonly Notifies[]): Notifies {
  type Notify = (entry: Entry) => object | readonly object[];
  const each = Map.groupBy(
    all.flatMap((notifies) => Object.entries(notifies) as [string, Notify][]),
    ([kind]) => kind,
  );
  return Object.fromEntries(
    [...each].map(([kind, several]) => [kind, (entry: Entry) => several.flatMap(([, notify]) => notify(entry))]),
  );
}

/** Starts the dispatcher of this process and wakes it after each write. */
export function openJournal({ url, pool }: Pick<Database, 'url' | 'pool'>, log: Logger): Dispatcher {
  const dispatcher = new Dispatcher({ url, log, ...consequences });
  // every write of this process uses a connection of the pool
  pool.on('release', () => dispatcher.poke());
  return dispatcher;
}
