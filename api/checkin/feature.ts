import type { Feature } from '../core/feature.ts';
import { ArrivalsResolver, RegistrationAttendanceResolver } from './arrivalsResolver.ts';
import { OwnCheckInResolver } from './ownResolver.ts';
import { WalkInResolver } from './walkInResolver.ts';
import {
  HomeCheckInResolver,
  AttendanceResolver,
  CheckInResolver,
  DoorListResolver,
  EventAttendanceResolver,
} from './resolver.ts';
import { rest } from './rest.ts';
import { audited } from './audited.ts';

/** The error codes of this feature, with their HTTP status. */
const codes = {
  ALREADY_IN: 409,
  GUEST_IN: 409,
  NOT_CHECKED_IN: 409,
  NO_SEAT: 409,
  TICKET_GIVEN_BACK: 409,
  WRONG_EVENT: 409,
  NOT_A_TICKET: 422,
  TICKET_ALTERED: 422,
  TICKET_FORGED: 422,
  CHECK_IN_CLOSED: 409,
  WRONG_CODE: 422,
} as const;
type OwnCodes = typeof codes;
type Actions = typeof audited;

declare module '../core/names.ts' {
  interface Codes extends OwnCodes {}
  interface JournalKinds {
    /** People by their uuids, guests by the uuids of their scans; at most 100 together. */
    'door.changed': { readonly people: readonly string[]; readonly guests: readonly string[] };
  }
  interface AuditActions extends Actions {}
}

export const checkin: Feature = {
  name: 'checkin',
  resolvers: [
    CheckInResolver,
    DoorListResolver,
    AttendanceResolver,
    EventAttendanceResolver,
    RegistrationAttendanceResolver,
    ArrivalsResolver,
    OwnCheckInResolver,
    WalkInResolver,
    HomeCheckInResolver,
  ],
  appends: { 'door.changed': 'People or guests were checked in at an event, or their check-in was undone.' },
  notifies: {
    'door.changed': ({ eventId, data }) => [
      { topic: 'checkin', eventId, ...data },
      { topic: `seats:${eventId}`, people: data.people },
    ],
  },
  rest,
  audited,
  codes,
};
