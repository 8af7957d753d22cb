const ofPerson = 's.event_id = r.event_id AND s.user_id = r.user_id';

const isIn = `EXISTS (SELECT FROM standing_scans s WHERE ${ofPerson})`;

/** SQL conditions on registrations `r` for each `RegistrationAttendance`. */
export const attendanceHolds = {
  in: isIn,
  // people without a seat were not expected
  not_in: `r.state = 'confirmed' AND NOT ${isIn}`,
  walk_in: `EXISTS (SELECT FROM standing_scans s WHERE ${ofPerson} AND s.is_walk_in)`,
} as const;
