/** What people may have at an event, as it is typed. */
export const states = ['confirmed', 'waitlisted', 'requested'] as const;
