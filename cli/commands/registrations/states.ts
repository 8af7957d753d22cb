/** Typed names of the registration states. */
export const states = ['confirmed', 'waitlisted', 'requested'] as const;

/** Typed names of attendance, with the API's values. */
export const attendances = { in: 'IN', 'not-in': 'NOT_IN', 'walk-in': 'WALK_IN' } as const;

export const attendanceNames = Object.keys(attendances) as (keyof typeof attendances)[];
