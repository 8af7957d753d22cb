import { useEffect } from 'react';
import { Door } from './Door.ts';
import { openDoorStorage } from './doorStorage.ts';

/** Sends the scans that a former helper left on this device. Renders nothing. */
export function LeftoverScans({ eventId, viewerId }: { eventId: string; viewerId: string }) {
  useEffect(() => {
    const door = new Door(eventId, openDoorStorage(viewerId, eventId));
    void door.begin();
    return () => door.end();
  }, [eventId, viewerId]);
  return null;
}
