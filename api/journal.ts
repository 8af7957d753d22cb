import type { Logger } from 'pino';
import type { Database } from './core/database.ts';
import { Dispatcher } from './core/dispatcher.ts';
import type { Notifies } from './core/journal.ts';
import { features } from './features.ts';

const consequences = {
  kinds: ['told', ...features.flatMap(({ appends = {} }) => Object.keys(appends))],
  followers: features.flatMap(({ follows }) => follows ?? []),
  notifies: Object.assign(
    { told: ({ data }) => data } satisfies Notifies,
    ...features.map(({ notifies }) => notifies),
  ) as Notifies,
};

/** From now on this process takes its turn at the journal, at once after each time that it has written. */
export function openJournal({ url, pool }: Pick<Database, 'url' | 'pool'>, log: Logger): Dispatcher {
  const dispatcher = new Dispatcher({ url, log, ...consequences });
  // whatever writes goes through the pool
  pool.on('release', () => dispatcher.poke());
  return dispatcher;
}
