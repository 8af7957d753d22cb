import type { Viewer } from '../../core/context.ts';
import { toId } from '../../core/ids.ts';
import type { Live, Notification } from '../../core/live.ts';

/** What a person may see has changed: they help at an event or no longer do, hide from other participants or no longer do. */
interface SightNotification extends Notification {
  topic: 'sight';
  /** Their uuid. */
  userId: string;
}

/**
 * Calls `end` with the sockets of whoever may see other things from now on; they come back as who they are then. Where
 * notifications may be missing, with those of all who may have lost something.
 */
export function onOtherSight<Socket>(
  live: Live,
  owners: ReadonlyMap<Socket, Viewer>,
  end: (socket: Socket) => void,
): void {
  live.listen<SightNotification>('sight', (notification) => {
    const id = typeof notification === 'string' ? undefined : toId('user', notification.userId);
    for (const [socket, viewer] of owners) if (id ? viewer.id === id : viewer.staff) end(socket);
  });
}
