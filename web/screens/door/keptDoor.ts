import type { List, Person, Queued } from './doorList.ts';

/*
 * The data of a door on this device (IndexedDB), per user and event. One database holds the list and the door's name;
 * signing out deletes it (web/core/environment.ts). The other holds unsent scans; it contains no names and keeps them
 * until they are sent.
 */

/** web/core/environment.ts deletes the database by this name. */
const lists = 'doorLists';
const queues = 'doorQueues';

/** Another event with a list of this user on this device. */
export interface Other {
  readonly eventId: string;
  readonly title: string;
  readonly date: string;
  readonly publicKey: string;
}

export interface KeptDoor {
  list(): Promise<List | undefined>;
  /** The other events with lists on this device. */
  others(): Promise<readonly Other[]>;
  keepList(list: List): Promise<void>;
  /** Updates people of the stored list. */
  keepPeople(people: readonly Person[]): Promise<void>;
  forgetList(): Promise<void>;
  /** The door's name as its staff entered it; empty for none. */
  name(): Promise<string>;
  keepName(name: string): Promise<void>;
  queue(): Promise<readonly Queued[]>;
  /** Resolves once the items are on disk. */
  enqueue(items: readonly Queued[]): Promise<void>;
  dequeue(items: readonly Queued[]): Promise<void>;
}

export async function openKept(viewerId: string, eventId: string): Promise<KeptDoor> {
  const listsOf = await open(lists, ['lists', 'changed', 'events']);
  const queuesOf = await open(queues, ['queue']);
  const key = [viewerId, eventId];
  // stored apart from the list, so that the name survives if the helper loses access for a while
  const nameKey = [...key, 'name'];
  // the keys [viewer, event] and [viewer, event, id], but not those of the next event
  const all = IDBKeyRange.bound(key, [...key, []]);
  return {
    async list() {
      const reading = listsOf.transaction(['lists', 'changed']);
      const [list, changed] = await Promise.all([
        done<List | undefined>(reading.objectStore('lists').get(key)),
        done<Person[]>(reading.objectStore('changed').getAll(all)),
      ]);
      return list && { ...list, people: new Map([...list.people, ...byRegistration(changed)]) };
    },
    async others() {
      const store = listsOf.transaction('events').objectStore('events');
      const found = await done<Other[]>(store.getAll(IDBKeyRange.bound([viewerId], [viewerId, []])));
      return found.filter((each) => each.eventId !== eventId);
    },
    async keepList(list) {
      const writing = listsOf.transaction(['lists', 'changed', 'events'], 'readwrite');
      const { title, date, publicKey } = list;
      writing.objectStore('lists').put(list, key);
      writing.objectStore('events').put({ eventId, title, date, publicKey } satisfies Other, key);
      writing.objectStore('changed').delete(all);
      await ended(writing);
    },
    async keepPeople(people) {
      const writing = listsOf.transaction('changed', 'readwrite');
      for (const person of people) writing.objectStore('changed').put(person, [...key, person.registrationId]);
      await ended(writing);
    },
    async forgetList() {
      const writing = listsOf.transaction(['lists', 'changed', 'events'], 'readwrite');
      writing.objectStore('lists').delete(key);
      writing.objectStore('events').delete(key);
      writing.objectStore('changed').delete(all);
      await ended(writing);
    },
    async name() {
      return (await done<string | undefined>(listsOf.transaction('lists').objectStore('lists').get(nameKey))) ?? '';
    },
    async keepName(name) {
      const writing = listsOf.transaction('lists', 'readwrite');
      writing.objectStore('lists').put(name, nameKey);
      await ended(writing);
    },
    queue: () => done<Queued[]>(queuesOf.transaction('queue').objectStore('queue').getAll(all)),
    async enqueue(items) {
      const writing = queuesOf.transaction('queue', 'readwrite', { durability: 'strict' });
      for (const item of items) writing.objectStore('queue').put(item, [...key, item.id]);
      await ended(writing);
    },
    async dequeue(items) {
      const writing = queuesOf.transaction('queue', 'readwrite');
      for (const { id } of items) writing.objectStore('queue').delete([...key, id]);
      await ended(writing);
    },
  };
}

export const byRegistration = (people: readonly Person[]): [string, Person][] =>
  people.map((person) => [person.registrationId, person]);

function open(name: string, stores: readonly string[]): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => stores.forEach((store) => request.result.createObjectStore(store)));
  return done(request).then((database) => {
    // signing out deletes the database, which waits for open connections
    database.addEventListener('versionchange', () => database.close());
    return database;
  });
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error(storage)));
  });

const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error(storage)));
  });

const storage = 'The device keeps nothing.';
