import type { DoorList, Person, QueueItem } from './doorList.ts';

/*
 * The data of a door on this device (IndexedDB), per user and event. One database holds the list and the door's name;
 * signing out deletes it (web/core/environment.ts). The other holds unsent scans; it contains no names and keeps them
 * until they are sent.
 */

/** web/core/environment.ts deletes the database by this name. */
const listsDatabaseName = 'doorLists';
const queuesDatabaseName = 'doorQueues';

/** Another event with a list of this user on this device. */
export interface OtherEvent {
  readonly eventId: string;
  readonly title: string;
  readonly date: string;
  readonly publicKey: string;
}

export interface DoorStorage {
  list(): Promise<DoorList | undefined>;
  /** The other events with lists on this device. */
  others(): Promise<readonly OtherEvent[]>;
  saveList(list: DoorList): Promise<void>;
  /** Updates people of the stored list. */
  savePeople(people: readonly Person[]): Promise<void>;
  deleteList(): Promise<void>;
  /** The door's name as its staff entered it; empty for none. */
  name(): Promise<string>;
  saveName(name: string): Promise<void>;
  queue(): Promise<readonly QueueItem[]>;
  /** Resolves once the items are on disk. */
  enqueue(items: readonly QueueItem[]): Promise<void>;
  dequeue(items: readonly QueueItem[]): Promise<void>;
}

export async function openDoorStorage(viewerId: string, eventId: string): Promise<DoorStorage> {
  const listsDatabase = await openDatabase(listsDatabaseName, ['lists', 'changed', 'events']);
  const queuesDatabase = await openDatabase(queuesDatabaseName, ['queue']);
  const key = [viewerId, eventId];
  // stored apart from the list, so that the name survives if the helper loses access for a while
  const nameKey = [...key, 'name'];
  // the keys [viewer, event] and [viewer, event, id], but not those of the next event
  const doorKeys = IDBKeyRange.bound(key, [...key, []]);
  return {
    async list() {
      const reading = listsDatabase.transaction(['lists', 'changed']);
      const [list, changed] = await Promise.all([
        resultOf<DoorList | undefined>(reading.objectStore('lists').get(key)),
        resultOf<Person[]>(reading.objectStore('changed').getAll(doorKeys)),
      ]);
      return list && { ...list, people: new Map([...list.people, ...byRegistration(changed)]) };
    },
    async others() {
      const store = listsDatabase.transaction('events').objectStore('events');
      const found = await resultOf<OtherEvent[]>(store.getAll(IDBKeyRange.bound([viewerId], [viewerId, []])));
      return found.filter((each) => each.eventId !== eventId);
    },
    async saveList(list) {
      const writing = listsDatabase.transaction(['lists', 'changed', 'events'], 'readwrite');
      const { title, date, publicKey } = list;
      writing.objectStore('lists').put(list, key);
      writing.objectStore('events').put({ eventId, title, date, publicKey } satisfies OtherEvent, key);
      writing.objectStore('changed').delete(doorKeys);
      await completionOf(writing);
    },
    async savePeople(people) {
      const writing = listsDatabase.transaction('changed', 'readwrite');
      for (const person of people) writing.objectStore('changed').put(person, [...key, person.registrationId]);
      await completionOf(writing);
    },
    async deleteList() {
      const writing = listsDatabase.transaction(['lists', 'changed', 'events'], 'readwrite');
      writing.objectStore('lists').delete(key);
      writing.objectStore('events').delete(key);
      writing.objectStore('changed').delete(doorKeys);
      await completionOf(writing);
    },
    async name() {
      return (
        (await resultOf<string | undefined>(listsDatabase.transaction('lists').objectStore('lists').get(nameKey))) ?? ''
      );
    },
    async saveName(name) {
      const writing = listsDatabase.transaction('lists', 'readwrite');
      writing.objectStore('lists').put(name, nameKey);
      await completionOf(writing);
    },
    queue: () => resultOf<QueueItem[]>(queuesDatabase.transaction('queue').objectStore('queue').getAll(doorKeys)),
    async enqueue(items) {
      const writing = queuesDatabase.transaction('queue', 'readwrite', { durability: 'strict' });
      for (const item of items) writing.objectStore('queue').put(item, [...key, item.id]);
      await completionOf(writing);
    },
    async dequeue(items) {
      const writing = queuesDatabase.transaction('queue', 'readwrite');
      for (const { id } of items) writing.objectStore('queue').delete([...key, id]);
      await completionOf(writing);
    },
  };
}

export const byRegistration = (people: readonly Person[]): [string, Person][] =>
  people.map((person) => [person.registrationId, person]);

function openDatabase(name: string, stores: readonly string[]): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => stores.forEach((store) => request.result.createObjectStore(store)));
  return resultOf(request).then((database) => {
    // signing out deletes the database, which waits for open connections
    database.addEventListener('versionchange', () => database.close());
    return database;
  });
}

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error(storageError)));
  });

const completionOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error(storageError)));
  });

const storageError = 'The device keeps nothing.';
