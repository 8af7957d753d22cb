import type { Logger } from 'pino';
import type { Database } from './core/statements/database.ts';
import { Dispatcher } from './core/journal/dispatcher.ts';
import type { Entry, NotifiersByKind } from './core/journal/journal.ts';
import { features } from './features.ts';

const journalHandlers = {
  kinds: ['told', ...features.flatMap(({ appends = {} }) => Object.keys(appends))],
  followers: features.flatMap(({ follows }) => follows ?? []),
  notifies: mergeNotifiers([{ told: ({ data }) => data }, ...features.map(({ notifies = {} }) => notifies)]),
};

/** Merges the notifications of all features, because several features may notify about one kind. */
function mergeNotifiers(all: readonly NotifiersByKind[]): NotifiersByKind {
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
export function openJournal({ url, onWrite }: Pick<Database, 'url' | 'onWrite'>, log: Logger): Dispatcher {
  const dispatcher = new Dispatcher({ url, log, ...journalHandlers });
  onWrite(() => dispatcher.poke());
  return dispatcher;
}
