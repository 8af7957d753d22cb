import type { Viewer } from '../../core/context.ts';
import { toId } from '../../core/ids.ts';
import type { Live, Notification } from '../../core/live.ts';

/**
 * What a person may see has changed: they help at an event or no longer do, hide from other participants or no longer do, or
 * have another seat or place in line at an event that has announcements for those.
 */
interface SightNotification extends Notification {
  topic: 'sight';
  /** Their uuid. */
  userId: string;
}

/** Open sockets, by whose they are. */
export class Owners<Socket> {
  private readonly byPerson = new Map<string, Map<Socket, Viewer>>();

  /** Calls `end` with the sockets of whoever may see other things from now on; they come back as who they are then. */
  constructor(live: Live, end: (socket: Socket) => void) {
    live.listen<SightNotification>('sight', (notification) => {
      for (const socket of this.concernedBy(notification)) end(socket);
    });
  }

  add(socket: Socket, viewer: Viewer): void {
    const own = this.byPerson.get(viewer.id) ?? new Map<Socket, Viewer>();
    this.byPerson.set(viewer.id, own.set(socket, viewer));
  }

  delete(socket: Socket, { id }: Viewer): void {
    const own = this.byPerson.get(id);
    own?.delete(socket);
    if (own?.size === 0) this.byPerson.delete(id);
  }

  /** Where notifications may be missing, those of all who may have lost something. */
  private concernedBy(notification: SightNotification | string): Socket[] {
    if (typeof notification !== 'string')
      return [...(this.byPerson.get(toId('user', notification.userId))?.keys() ?? [])];
    return [...this.byPerson.values()].flatMap((own) =>
      [...own].flatMap(([socket, { staff }]) => (staff ? socket : [])),
    );
  }
}
