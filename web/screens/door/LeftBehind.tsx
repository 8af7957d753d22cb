import { useEffect } from 'react';
import { Door } from './Door.ts';
import { openKept } from './keptDoor.ts';

/** Sends the scans that a former helper left on this device. Renders nothing. */
export function LeftBehind({ eventId, viewerId }: { eventId: string; viewerId: string }) {
  useEffect(() => {
    const door = new Door(eventId, openKept(viewerId, eventId));
    void door.begin();
    return () => door.end();
  }, [eventId, viewerId]);
  return null;
}
