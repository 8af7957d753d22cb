import { ConnectionHandler } from 'relay-runtime';

/** The Relay id of the connection with an event's awards. */
export function awardsConnection(eventId: string): string {
  return ConnectionHandler.getConnectionID(eventId, 'AwardList_awards');
}
