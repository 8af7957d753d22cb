/** What people may have at an event, as it is typed. */
export const states = ['confirmed', 'waitlisted', 'requested'] as const;

/** Whether people have come, as it is typed. */
export const attendances = { in: 'IN', 'not-in': 'NOT_IN', 'walk-in': 'WALK_IN' } as const;

export const attendanceNames = Object.keys(attendances) as (keyof typeof attendances)[];
