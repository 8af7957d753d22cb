import type { Viewer } from '../../core/context/context.ts';
import { toId } from '../../core/ids/ids.ts';
import type { Live, Notification } from '../../core/journal/live.ts';

/**
 * A person may see other data than before. Their staff roles or profile visibility have changed, or their seat or
 * waitlist place at an event with announcements that depend on it.
 */
interface SightNotification extends Notification {
  topic: 'sight';
  /** A UUID. */
  userId: string;
}

/** Open sockets by their person. */
export class SocketsByPerson<Socket> {
  private readonly byPerson = new Map<string, Set<Socket>>();
  private readonly ofStaff = new Set<Socket>();

  /** Calls `end` with the sockets of each affected person; the clients reconnect with their new rights. */
  constructor(live: Live, end: (socket: Socket) => void) {
    live.listen<SightNotification>('sight', (notification) => {
      for (const socket of this.affectedSockets(notification)) end(socket);
    });
  }

  add(socket: Socket, { id, staff }: Pick<Viewer, 'id' | 'staff'>): void {
    const own = this.byPerson.get(id) ?? new Set<Socket>();
    this.byPerson.set(id, own.add(socket));
    if (staff) this.ofStaff.add(socket);
  }

  delete(socket: Socket, id: string): void {
    this.ofStaff.delete(socket);
    const own = this.byPerson.get(id);
    own?.delete(socket);
    if (own?.size === 0) this.byPerson.delete(id);
  }

  /** After a possible gap in notifications: the sockets of all people who may have lost rights. */
  private affectedSockets(notification: SightNotification | string): Iterable<Socket> {
    return typeof notification === 'string'
      ? [...this.ofStaff]
      : [...(this.byPerson.get(toId('user', notification.userId)) ?? [])];
  }
}
