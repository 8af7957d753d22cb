const scanMatches = 's.event_id = r.event_id AND s.user_id = r.user_id';

const wasCheckedIn = `EXISTS (SELECT FROM standing_scans s WHERE ${scanMatches})`;

/** SQL conditions on registrations `r` for each `RegistrationAttendance`. */
export const attendanceConditions = {
  in: wasCheckedIn,
  // people without a seat were not expected
  not_in: `r.state = 'confirmed' AND NOT ${wasCheckedIn}`,
  walk_in: `EXISTS (SELECT FROM standing_scans s WHERE ${scanMatches} AND s.is_walk_in)`,
} as const;
