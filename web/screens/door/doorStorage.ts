import { openDB } from 'idb';
import type { DoorList, Person, QueueItem } from './doorList.ts';

/*
 * The data of a door on this device (IndexedDB), per user and event. One database holds the list and the door's name;
 * signing out deletes it (web/core/environment.ts). The other holds unsent scans; it contains no names and keeps them
 * until they are sent.
 */

/** web/core/environment.ts deletes the database by this name. */
const listsDatabaseName = 'doorLists';
const listStores = ['lists', 'changed', 'events'];
const queuesDatabaseName = 'doorQueues';

/** Another event with a list of this user on this device. */
export interface OtherEvent {
  readonly eventId: string;
  readonly title: string;
  /** undefined in lists of earlier versions. */
  readonly language?: string | null | undefined;
  readonly date: string;
  readonly publicKey: string;
}

export interface DoorStorage {
  list(): Promise<DoorList | undefined>;
  /** The other events with lists on this device. */
  others(): Promise<readonly OtherEvent[]>;
  /** The other event on this device that has a ticket with this code. */
  otherEventOf(code: string): Promise<OtherEvent | undefined>;
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
  const lists = await openDatabase(listsDatabaseName, listStores);
  const queues = await openDatabase(queuesDatabaseName, ['queue']);
  const key = [viewerId, eventId];
  // stored apart from the list, so that the name survives if the helper loses access for a while
  const nameKey = [...key, 'name'];
  // the keys [viewer, event] and [viewer, event, id], but not those of the next event
  const doorKeys = IDBKeyRange.bound(key, [...key, []]);
  return {
    async list() {
      const reading = lists.transaction(['lists', 'changed']);
      const [list, changed]: [DoorList | undefined, Person[]] = await Promise.all([
        reading.objectStore('lists').get(key),
        reading.objectStore('changed').getAll(doorKeys),
      ]);
      return list && { ...list, people: new Map([...list.people, ...byRegistration(changed)]) };
    },
    async others() {
      const found: OtherEvent[] = await lists.getAll('events', keysOf(viewerId));
      return found.filter((each) => each.eventId !== eventId);
    },
    async otherEventOf(code) {
      const stored: (DoorList | string)[] = await lists.getAll('lists', keysOf(viewerId));
      return stored.find(
        (list): list is DoorList =>
          typeof list !== 'string' &&
          list.eventId !== eventId &&
          [...list.people.values()].some((person) => person.code === code),
      );
    },
    async saveList(list) {
      const writing = lists.transaction(['lists', 'changed', 'events'], 'readwrite');
      const { title, language, date, publicKey } = list;
      await Promise.all([
        writing.objectStore('lists').put(list, key),
        writing.objectStore('events').put({ eventId, title, language, date, publicKey } satisfies OtherEvent, key),
        writing.objectStore('changed').delete(doorKeys),
        writing.done,
      ]);
    },
    async savePeople(people) {
      const { store, done } = lists.transaction('changed', 'readwrite');
      await Promise.all([...people.map((person) => store.put(person, [...key, person.registrationId])), done]);
    },
    async deleteList() {
      const writing = lists.transaction(['lists', 'changed', 'events'], 'readwrite');
      await Promise.all([
        writing.objectStore('lists').delete(key),
        writing.objectStore('events').delete(key),
        writing.objectStore('changed').delete(doorKeys),
        writing.done,
      ]);
    },
    name: async () => ((await lists.get('lists', nameKey)) as string | undefined) ?? '',
    saveName: async (name) => void (await lists.put('lists', name, nameKey)),
    queue: () => queues.getAll('queue', doorKeys),
    async enqueue(items) {
      const { store, done } = queues.transaction('queue', 'readwrite', { durability: 'strict' });
      await Promise.all([...items.map((item) => store.put(item, [...key, item.id])), done]);
    },
    async dequeue(items) {
      const { store, done } = queues.transaction('queue', 'readwrite');
      await Promise.all([...items.map(({ id }) => store.delete([...key, id])), done]);
    },
  };
}

export const byRegistration = (people: readonly Person[]): [string, Person][] =>
  people.map((person) => [person.registrationId, person]);

/** The viewer's doors on this device. */
export async function storedDoors(viewerId: string): Promise<readonly OtherEvent[]> {
  const lists = await openDatabase(listsDatabaseName, listStores);
  try {
    return await lists.getAll('events', keysOf(viewerId));
  } finally {
    lists.close();
  }
}

const keysOf = (viewerId: string) => IDBKeyRange.bound([viewerId], [viewerId, []]);

async function openDatabase(name: string, stores: readonly string[]) {
  const database = await openDB(name, 1, {
    upgrade: (created) => stores.forEach((store) => created.createObjectStore(store)),
    // signing out deletes the database, which waits for open connections
    blocking: () => database.close(),
  });
  return database;
}
