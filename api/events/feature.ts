import type { Feature } from '../core/feature.ts';
import { longestSearch } from '../core/validation/validate.ts';
import { AuditEventResolver } from './auditResolver.ts';
import { Event, type EventApproval } from './Event.ts';
import { eventsById } from './read.ts';
import { EventResolver, HomeEventsResolver } from './resolver.ts';
import { PlacesResolver } from './placesResolver.ts';
import { EventTranslationsResolver } from './translationsResolver.ts';
import { EventListResolver } from './listResolver.ts';
import { messages, topics } from './messages.ts';
import { rest } from './rest.ts';
import { switchNames } from './fields.ts';
import { eventLimits } from './validate.ts';
import { audited } from './audited.ts';

/** The error codes of this feature, with their HTTP status. */
const codes = {
  CAPACITY_BELOW_TAKEN: 409,
  EVENT_CANCELLED: 409,
  EVENT_LIMIT_REACHED: 409,
  EVENT_STARTED: 409,
} as const;
type OwnCodes = typeof codes;
type Actions = typeof audited;

declare module '../core/names.ts' {
  interface Kinds {
    event: true;
  }
  interface Codes extends OwnCodes {}
  interface JournalKinds {
    'event.changed': Record<string, never>;
    /** The approval before and after; null if the event did not exist or exists no longer. `createdById` is a uuid. */
    'event.decided': {
      readonly was: EventApproval | null;
      readonly is: EventApproval | null;
      readonly createdById: string;
    };
  }
  interface AuditActions extends Actions {}
}

export const events: Feature = {
  name: 'events',
  entities: [Event],
  resolvers: [
    EventResolver,
    EventTranslationsResolver,
    EventListResolver,
    HomeEventsResolver,
    PlacesResolver,
    AuditEventResolver,
  ],
  nodes: { event: { type: 'Event', read: eventsById } },
  appends: {
    'event.changed': 'An event has changed: its facts, seats, waitlist or requests, or it was cancelled.',
    'event.decided': 'An event was approved or rejected, became pending, or was deleted without approval.',
  },
  notifies: {
    'event.changed': ({ eventId }) => ({ topic: `event:${eventId}` }),
    'event.decided': ({ eventId, data: { createdById } }) => ({ topic: 'approval', eventId, createdById }),
  },
  rest,
  messages,
  topics,
  audited,
  codes,
  bounds: {
    location: { characters: eventLimits.location },
    /** A day, such as 2026-11-21. */
    from: { characters: 10 },
    place: { characters: longestSearch },
    tags: { items: eventLimits.tags, characters: eventLimits.tag },
    remindBefore: { items: eventLimits.reminders },
    /** Names of IANA zones have up to 32 characters. */
    timeZone: { characters: 100 },
  },
  shared: {
    Event: `id title description language languages translations localTitle localDescription localLanguage date endsAt location capacity remindBefore ${switchNames.join(' ')} attendancePoints tags image imageDescription approval cancelledAt cancellationReason version createdAt updatedAt organizerName
            status questions registrationRules mapLink publicUrl`,
    EventTranslation: 'language title description',
    RegistrationRules: 'opensAt closesAt cancelUntil colleges mostPerCollege needsApproval refuseOverlaps',
  },
};
