import { answerLimits } from '../questions/validate.ts';
import type { Feature } from '../core/feature.ts';
import { EventCountsResolver, RegistrationCountsResolver } from './table/counts.ts';
import { registrationsById } from './read.ts';
import { Registration, type SeatState } from './Registration.ts';
import {
  EventSeatsResolver,
  HomeRegistrationsResolver,
  RegistrationResolver,
  UserRegistrationsResolver,
} from './resolver.ts';
import { MyEventsResolver } from './myEvents/myEventsResolver.ts';
import { OverlapsResolver } from './myEvents/overlapsResolver.ts';
import { RequestsResolver } from './requests/requestsResolver.ts';
import { TableResolver } from './table/tableResolver.ts';
import { WaitlistPositionResolver, WaitlistResolver } from './waitlist/waitlistResolver.ts';
import { messages, topics } from './messages.ts';
import { rest } from './rest.ts';
import { remindOfEvents } from './reminders/reminders.ts';
import { promoteForgotten, notifyEndedWaitlists } from './waitlist/sweep.ts';
import { audited } from './audited.ts';

/** The error codes of this feature, with their HTTP status. */
const codes = {
  ALREADY_REGISTERED: 409,
  ALREADY_REQUESTED: 409,
  ALREADY_WAITING: 409,
  CANCELLATION_CLOSED: 409,
  COLLEGE_FULL: 409,
  EVENT_FULL: 409,
  NOT_REGISTERED: 409,
  NOT_WAITING: 409,
  OTHER_COLLEGES: 403,
  OVERLAPS: 409,
  REGISTRATION_ENDED: 409,
  REGISTRATION_NOT_OPEN: 409,
} as const;
type OwnCodes = typeof codes;
type Actions = typeof audited;

declare module '../core/names.ts' {
  interface Kinds {
    registration: true;
  }
  interface Codes extends OwnCodes {}
  interface JournalKinds {
    /** The state of a person's registration before and after; null if there is none. */
    'seat.changed': { readonly was: `${SeatState}` | null; readonly is: `${SeatState}` | null };
  }
  interface AuditActions extends Actions {}
}

export const registrations: Feature = {
  name: 'registrations',
  entities: [Registration],
  resolvers: [
    RegistrationResolver,
    WaitlistResolver,
    WaitlistPositionResolver,
    RequestsResolver,
    TableResolver,
    EventCountsResolver,
    RegistrationCountsResolver,
    EventSeatsResolver,
    HomeRegistrationsResolver,
    MyEventsResolver,
    OverlapsResolver,
    UserRegistrationsResolver,
  ],
  sweeps: [notifyEndedWaitlists, promoteForgotten, remindOfEvents],
  nodes: { registration: { type: 'Registration', read: registrationsById } },
  appends: {
    'seat.changed': 'The registration of a person has changed: to a seat, a place on the waitlist, a request, or none.',
  },
  notifies: { 'seat.changed': ({ eventId }) => ({ topic: `event:${eventId}` }) },
  rest,
  messages,
  topics,
  audited,
  codes,
  bounds: { state: { items: 3 }, answer: { characters: answerLimits.longText } },
  shared: { Subscription: 'seatsChanged', Event: 'registeredCount waitlistCount viewerCanSeeContacts' },
};
