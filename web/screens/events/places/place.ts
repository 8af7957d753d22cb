import type { EventNeed } from '../../../core/area.tsx';

/** The parts of an event for those who run it, as in the addresses, and what each needs. */
export const needsOf = {
  people: ['viewerCanSeeContacts'],
  door: ['viewerCanKeepDoor'],
  announcements: ['viewerCanEdit'],
  helpers: ['viewerCanEdit'],
  afterwards: ['viewerCanEdit', 'hasBegun'],
} as const satisfies Record<string, readonly EventNeed[]>;

/** The door is an area of its own. */
export type Place = Exclude<keyof typeof needsOf, 'door'>;

export const places = ['people', 'announcements', 'helpers', 'afterwards'] as const satisfies readonly Place[];
