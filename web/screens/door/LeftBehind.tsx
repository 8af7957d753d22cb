import { useEffect } from 'react';
import { Door } from './Door.ts';
import { openKept } from './keptDoor.ts';

/** Tells the server what somebody who no longer keeps the door has seen on this device before. Shows nothing. */
export function LeftBehind({ eventId, viewerId }: { eventId: string; viewerId: string }) {
  useEffect(() => {
    const door = new Door(eventId, openKept(viewerId, eventId));
    void door.begin();
    return () => door.end();
  }, [eventId, viewerId]);
  return null;
}
