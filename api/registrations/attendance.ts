const ofPerson = 's.event_id = r.event_id AND s.user_id = r.user_id';

const isIn = `EXISTS (SELECT FROM standing_scans s WHERE ${ofPerson})`;

/** Conditions on registrations `r`, by whether the person was let in; see `RegistrationAttendance`. */
export const attendanceHolds = {
  in: isIn,
  // who waits or asks was not expected
  not_in: `r.state = 'confirmed' AND NOT ${isIn}`,
  walk_in: `EXISTS (SELECT FROM standing_scans s WHERE ${ofPerson} AND s.is_walk_in)`,
} as const;
