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

/** Several features may notify of one kind. */
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

/** From now on this process takes its turn at the journal, at once after each time that it has written. */
export function openJournal({ url, pool }: Pick<Database, 'url' | 'pool'>, log: Logger): Dispatcher {
  const dispatcher = new Dispatcher({ url, log, ...consequences });
  // whatever writes goes through the pool
  pool.on('release', () => dispatcher.poke());
  return dispatcher;
}
