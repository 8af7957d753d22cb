import { ConnectionHandler } from 'relay-runtime';

/** The id of the list of an event's awards in the store. */
export function awardsConnection(eventId: string): string {
  return ConnectionHandler.getConnectionID(eventId, 'AwardList_awards');
}
