/** The parts of an event for those who run it, as in the addresses. The door is an area of its own. */
export const places = ['people', 'announcements', 'helpers', 'afterwards'] as const;

export type Place = (typeof places)[number];
